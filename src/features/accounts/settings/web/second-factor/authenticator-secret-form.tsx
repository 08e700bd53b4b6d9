import { Button } from '#design/button.tsx';
import { Field } from '#design/field.tsx';
import { Row, Stack } from '#design/layout.tsx';
import { LinkButton } from '#design/link-button.tsx';
import { PanelBody } from '#design/panel.tsx';
import { TextInput } from '#design/text-input.tsx';
import { Text } from '#design/text.tsx';
import { useAccountFailureToast } from '#features/accounts/core/web/index.ts';
import {
  confirmSecondFactor,
  secondFactorFormSchema,
} from '#features/accounts/sign-in/contract/second-factor.ts';
import { callEndpoint } from '#web/api-client.ts';
import { Form } from '#web/form/form.tsx';
import { useForm } from '#web/form/use-form.ts';
import { useStrings } from '#web/strings.tsx';
import styles from './second-factor.module.css';

interface SecretFormProps {
  secret: string;
  address: string;
  qr: { size: number; path: string };
  onConfirmed: (recoveryCodes: string[]) => Promise<void>;
  onCancel: () => void;
}

const inFours = (secret: string) => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

/** Shows the secret to scan or type, and takes the first code, which proves that the app has it. */
export const AuthenticatorSecretForm = ({ secret, address, qr, onConfirmed, onCancel }: SecretFormProps) => {
  const { secondFactor: strings } = useStrings();
  const fail = useAccountFailureToast();
  const form = useForm<{ code: string }, { code: string }>({
    schema: secondFactorFormSchema,
    values: { code: '' },
    send: async (body) => onConfirmed((await callEndpoint(confirmSecondFactor, { body })).recoveryCodes),
    onRefused: (error) => {
      if (error.is(confirmSecondFactor, 'wrongSecondFactor'))
        form.setError('code', { message: error.wire.message ?? '' }, { shouldFocus: true });
      else fail(error, strings.failed);
    },
  });
  return (
    <PanelBody>
      <Stack gap={4}>
        <Text>{strings.scan}</Text>
        <svg
          className={styles.qr}
          viewBox={`0 0 ${qr.size} ${qr.size}`}
          role="img"
          aria-label={strings.qrAlt}
        >
          <path className={styles.dark} d={qr.path} />
        </svg>
        <div>
          <Text size="small" tone="muted">
            {strings.orType}
          </Text>
          <code className={styles.secret}>{inFours(secret)}</code>
        </div>
        <LinkButton size="small" variant="quiet" href={address}>
          {strings.orOpen}
        </LinkButton>
        <Form onSubmit={form.submit} label={strings.title}>
          <Stack gap={4}>
            <Field label={strings.code} hint={strings.codeHint} error={form.errorOf('code')}>
              <TextInput
                {...form.field('code')}
                inputMode="numeric"
                autoComplete="one-time-code"
                maxLength={7}
                // oxlint-disable-next-line jsx-a11y/no-autofocus -- it comes when one has pressed the button, and is what is to be done next
                autoFocus
              />
            </Field>
            <Row wraps>
              <Button type="submit" variant="primary" busy={form.isSending} busyText={strings.confirming}>
                {strings.confirm}
              </Button>
              <Button variant="quiet" onClick={onCancel}>
                {strings.cancel}
              </Button>
            </Row>
          </Stack>
        </Form>
      </Stack>
    </PanelBody>
  );
};
