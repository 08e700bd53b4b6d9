import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Badge } from '#design/badge.tsx';
import { Button } from '#design/button.tsx';
import { Row, Stack } from '#design/layout.tsx';
import { Panel, PanelBody } from '#design/panel.tsx';
import { SkeletonRows } from '#design/skeleton.tsx';
import { Text } from '#design/text.tsx';
import { showToast } from '#design/toast.ts';
import { useAccountMutation } from '#features/accounts/core/web/index.ts';
import { AccountNotLoaded } from '#features/accounts/settings/web/profile-and-settings/account-not-loaded.tsx';
import {
  secondFactorQuery,
  securityEventsQuery,
} from '#features/accounts/settings/web/profile-and-settings/queries.ts';
import { TextWithAction } from '#features/accounts/settings/web/profile-and-settings/text-with-action.tsx';
import {
  removeSecondFactor,
  renewRecoveryCodes,
  startAddingSecondFactor,
} from '#features/accounts/sign-in/contract/second-factor.ts';
import type { ResponseOf } from '#kernel/endpoint.ts';
import { callEndpoint } from '#web/api-client.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import { AuthenticatorSecretForm } from './authenticator-secret-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SecondFactorCodeDialog } from './second-factor-code-dialog.tsx';

interface SecondFactorPanelProps {
  username: string;
  /** Called once codes are on and the recovery codes have been saved. */
  onDone?: () => void;
}

type Step =
  | { name: 'rest' | 'off' | 'renew' }
  | { name: 'secret'; started: ResponseOf<typeof startAddingSecondFactor> }
  | { name: 'codes'; codes: readonly string[] };

/** Shows whether signing in requires a code, and lets the person change that. */
export const SecondFactorPanel = ({ username, onDone }: SecondFactorPanelProps) => {
  const { secondFactor: strings } = useStrings();
  const client = useQueryClient();
  const { data: secondFactor, error } = useQuery(secondFactorQuery);
  const [step, setStep] = useState<Step>({ name: 'rest' });
  // The pressed button disappears, so the focus moves to the panel.
  const region = useRef<HTMLDivElement>(null);
  const goTo = (next: Step) => {
    setStep(next);
    region.current?.focus();
  };
  const refetchFactor = async () => {
    await Promise.all(
      [secondFactorQuery, securityEventsQuery()].map(({ queryKey }) =>
        client.invalidateQueries({ queryKey }),
      ),
    );
  };
  const start = useAccountMutation(
    async () => goTo({ name: 'secret', started: await callEndpoint(startAddingSecondFactor, {}) }),
    strings.failed,
  );
  const show = async (codes: readonly string[]) => {
    goTo({ name: 'codes', codes });
    await refetchFactor();
  };

  const content = () => {
    if (step.name === 'codes') {
      const finish = () => {
        goTo({ name: 'rest' });
        onDone?.();
      };
      return <RecoveryCodes codes={step.codes} username={username} onSaved={finish} />;
    }
    if (step.name === 'secret') {
      return (
        <AuthenticatorSecretForm
          {...step.started}
          onCancel={() => goTo({ name: 'rest' })}
          onConfirmed={(codes) => {
            showToast({ tone: 'success', title: strings.turnedOn });
            return show(codes);
          }}
        />
      );
    }
    if (secondFactor?.isOn)
      return <SecondFactorOn factor={secondFactor} onChoose={(name) => setStep({ name })} />;
    if (secondFactor) {
      return (
        <TextWithAction text={strings.offer}>
          <Button size="small" icon="lock" busy={start.isBusy} onClick={() => void start.change()}>
            {strings.turnOn}
          </Button>
        </TextWithAction>
      );
    }
    return error ? <AccountNotLoaded question={secondFactorQuery} /> : <SkeletonRows rows={1} />;
  };

  return (
    <div ref={region} tabIndex={-1}>
      <Panel title={strings.title}>{content()}</Panel>
      {step.name === 'off' && (
        <SecondFactorCodeDialog
          words={{
            title: strings.offTitle,
            text: strings.offText,
            send: strings.off,
            sending: strings.turningOff,
          }}
          variant="destructive"
          onClose={() => setStep({ name: 'rest' })}
          send={async (body) => {
            await callEndpoint(removeSecondFactor, { body });
            await refetchFactor();
            goTo({ name: 'rest' });
            showToast({ tone: 'success', title: strings.turnedOff });
          }}
        />
      )}
      {step.name === 'renew' && (
        <SecondFactorCodeDialog
          words={{
            title: strings.renewTitle,
            text: strings.renewText,
            send: strings.renewNow,
            sending: strings.renewing,
          }}
          onClose={() => setStep({ name: 'rest' })}
          send={async (body) => show((await callEndpoint(renewRecoveryCodes, { body })).recoveryCodes)}
        />
      )}
    </div>
  );
};

interface SecondFactorOnProps {
  factor: { since: string | null; recoveryCodesLeft: number };
  onChoose: (name: 'off' | 'renew') => void;
}

const SecondFactorOn = ({ factor: { since, recoveryCodesLeft }, onChoose }: SecondFactorOnProps) => {
  const { secondFactor: strings } = useStrings();
  const format = useFormat();
  return (
    <PanelBody>
      <Stack gap={4}>
        <Row>
          <Badge tone="ok">{strings.on}</Badge>
        </Row>
        <Text size="small" tone="muted">
          {since && strings.since(format.longDate(new Date(since)))} {strings.left(recoveryCodesLeft)}
        </Text>
        <Row wraps>
          <Button size="small" onClick={() => onChoose('renew')}>
            {strings.renew}
          </Button>
          <Button size="small" variant="quiet" onClick={() => onChoose('off')}>
            {strings.turnOff}
          </Button>
        </Row>
      </Stack>
    </PanelBody>
  );
};
