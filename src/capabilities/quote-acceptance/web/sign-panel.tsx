import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ShownFailure } from '#accounts/web/index.ts';
import { Button } from '#design/button.tsx';
import { CodeInput } from '#design/code-input.tsx';
import { Dialog, DialogBody, DialogFoot } from '#design/dialog.tsx';
import { Field } from '#design/field.tsx';
import { Panel, PanelBody } from '#design/panel.tsx';
import { RadioGroup } from '#design/radio-group.tsx';
import { TextLink } from '#design/text.tsx';
import { TextInput } from '#design/text-input.tsx';
import { showToast } from '#design/toast.ts';
import {
  type Acceptance,
  acceptQuote,
  sendAcceptCode,
  startAcceptPasskey,
} from '#quote-acceptance/contract/acceptance.ts';
import { maskedTarget } from '#quote-acceptance/rules/masked.ts';
import { LONGEST } from '#quotes/contract/fields.ts';
import type { Quote } from '#quotes/contract/shapes.ts';
import type { WayToConfirm } from '#quotes/rules/quotes.ts';
import { refetchQuotes, useDay, useQuoteAct } from '#quotes/web/index.ts';
import { signByPasskey, useOwnPasskey, usePasskeyDialog } from '#sign-in/web/index.ts';
import { ApiError, call } from '#web/api-client.ts';
import { useNavigation } from '#web/navigation/navigation.tsx';
import { useStrings } from '#web/strings.tsx';
import { useChange } from '#web/use-change.ts';
import { useVisitor } from '#web/visitor.ts';
import styles from './accept.module.css';

const SHORTEST_NAME = 2;

interface SignPanelProps {
  quote: Quote;
  options: readonly number[];
  beginsAtOnce: boolean;
  /** It takes more off the contract than it adds: nothing is to be paid for it. */
  isLess: boolean;
}

type Given = Omit<Acceptance, 'version' | 'sha256'>;

/** The quote is accepted: it is shown with what was signed. */
const useAcceptance = ({ id, version, sha256 }: Quote, onFailed: (error: unknown) => void) => {
  const { signing } = useStrings();
  const { navigate } = useNavigation();
  const { change, isBusy } = useQuoteAct(
    (given: Given) =>
      call(acceptQuote, { params: { id }, body: { ...given, version, sha256: sha256 ?? '' } }),
    onFailed,
  );
  const accept = async (given: Given) => {
    if (!(await change(given))) return;
    showToast({ tone: 'success', title: signing.accepted });
    navigate(`/quotes/${id}`);
  };
  return { accept, isBusy };
};

/** Only what is verified, and named as much as its owner needs to know it by. */
const useWays = (): { value: WayToConfirm; label: string }[] => {
  const { signing } = useStrings();
  const visitor = useVisitor();
  const hasPasskey = useOwnPasskey();
  const email = visitor?.isEmailVerified ? visitor.email : null;
  const phone = visitor?.isPhoneVerified ? visitor.phoneNumber : null;
  return [
    ...(email ? [{ value: 'email' as const, label: signing.byEmail(maskedTarget(email, 'email')) }] : []),
    ...(phone ? [{ value: 'sms' as const, label: signing.bySms(maskedTarget(phone, 'sms')) }] : []),
    ...(hasPasskey ? [{ value: 'passkey' as const, label: signing.byPasskey }] : []),
  ];
};

/** The name, and how it is confirmed: then comes the code, or the device asks for a passkey. */
export const SignPanel = ({ quote, options, beginsAtOnce, isLess }: SignPanelProps) => {
  const { quoting, signing } = useStrings();
  const client = useQueryClient();
  const day = useDay();
  const openDialog = usePasskeyDialog();
  // A code that is not right, by the sentence that says so.
  const [codeFault, setCodeFault] = useState<string>();
  const acceptance = useAcceptance(quote, (error) => {
    if (!(error instanceof ApiError)) return;
    if (error.is(acceptQuote, 'wrongCode') || error.is(acceptQuote, 'codeGone'))
      setCodeFault(error.wire.message);
  });
  const [name, setName] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const ways = useWays();
  const [chosen, setWay] = useState<WayToConfirm | null>(null);
  const way = chosen ?? ways[0]?.value ?? 'email';
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { id, number, version, validUntil, sha256, isChange } = quote;
  const given = { name, options: [...options], beginsAtOnce };
  const send = useChange({
    send: async () => {
      if (way !== 'passkey') {
        setSentTo((await call(sendAcceptCode, { params: { id }, body: { type: way } })).sentTo);
        setCodeFault(undefined);
        return;
      }
      const ask = () => call(startAcceptPasskey, { params: { id } });
      const passkey = await openDialog(() => signByPasskey(ask));
      if (passkey) await acceptance.accept({ ...given, passkey });
    },
    failed: (reason, error) => ({
      title: quoting.failed,
      text: error instanceof ShownFailure ? error.message : reason,
    }),
    onFailed: () => refetchQuotes(client),
  });
  const begin = () => {
    const isTooShort = name.trim().length < SHORTEST_NAME;
    setIsMissing(isTooShort);
    if (!isTooShort) void send.change();
  };
  const next = {
    code: isChange ? signing.changeNext : signing.nextCode,
    passkey: isChange ? signing.changeNextPasskey : signing.nextPasskey,
  };
  const told = [
    [signing.quote, quoting.ofVersion(number ?? '', version)],
    [signing.validUntil, validUntil ? day(validUntil) : ''],
    [signing.fingerprint, `${sha256?.slice(0, 12)} … ${sha256?.slice(-12)}`],
  ] as const;
  return (
    <Panel title={signing.sign} className={styles.sign}>
      <PanelBody>
        <form
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            begin();
          }}
        >
          <Field label={signing.yourName} error={isMissing ? signing.nameMissing : undefined}>
            <TextInput
              autoComplete="name"
              maxLength={LONGEST.name}
              value={name}
              onChange={({ currentTarget: { value } }) => setName(value)}
            />
          </Field>
          {ways.length === 0 && (
            <p>
              {signing.notVerified} <TextLink href="/settings">{signing.toSettings}</TextLink>
            </p>
          )}
          <RadioGroup
            legend={signing.confirmWith}
            value={way}
            options={ways}
            onChange={({ currentTarget: { value } }) => setWay(value as WayToConfirm)}
          />
          <Button type="submit" look="primary" wide busy={send.isBusy}>
            {isLess ? signing.acceptLess : signing.accept}
          </Button>
          <small>{next[way === 'passkey' ? 'passkey' : 'code']}</small>
        </form>
      </PanelBody>
      <dl className={styles.told}>
        {told.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <CodeDialog
        sentTo={sentTo}
        isBusy={acceptance.isBusy}
        fault={codeFault}
        onTyped={() => setCodeFault(undefined)}
        onCode={(code) => acceptance.accept({ ...given, code })}
        onAgain={() => send.change()}
        onClose={() => setSentTo(null)}
      />
    </Panel>
  );
};

interface CodeDialogProps {
  sentTo: string | null;
  isBusy: boolean;
  /** What is wrong with the code that was entered last. */
  fault: string | undefined;
  onTyped: () => void;
  onCode: (code: string) => Promise<unknown>;
  onAgain: () => Promise<unknown>;
  onClose: () => void;
}

const CodeDialog = ({ sentTo, isBusy, fault, onTyped, onCode, onAgain, onClose }: CodeDialogProps) => {
  const { quoting, signing } = useStrings();
  const [code, setCode] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const beginAgain = () => {
    setCode('');
    input.current?.focus();
  };
  // The code was wrong: the cells are empty for the right one.
  useEffect(() => {
    if (fault !== undefined) beginAgain();
  }, [fault]);
  return (
    <Dialog
      open={sentTo !== null}
      onClose={onClose}
      title={signing.codeTitle}
      closeLabel={quoting.cancel}
      locked={isBusy}
      held
    >
      <DialogBody>
        <p>{sentTo && signing.codeText(sentTo)}</p>
        <Field label={signing.codeLabel} error={fault}>
          <CodeInput
            ref={input}
            value={code}
            onChange={({ currentTarget: { value } }) => {
              setCode(value);
              onTyped();
            }}
          />
        </Field>
      </DialogBody>
      <DialogFoot>
        <Button look="quiet" onClick={() => void onAgain().then((isSent) => isSent && beginAgain())}>
          {signing.sendAgain}
        </Button>
        <Button look="primary" busy={isBusy} disabled={code.length < 6} onClick={() => void onCode(code)}>
          {signing.acceptNow}
        </Button>
      </DialogFoot>
    </Dialog>
  );
};
