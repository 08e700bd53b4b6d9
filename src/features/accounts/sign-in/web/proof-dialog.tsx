import { Button } from '#design/button.tsx';
import { ownIcons } from '#design/own-icons.ts';
import { Text } from '#design/text.tsx';
import { PasswordField, useAccountChange, useAccountFailure } from '#features/accounts/core/web/index.ts';
import { proveByPassword } from '#features/accounts/sign-in/contract/proof.ts';
import { callEndpoint } from '#web/api-client.ts';
import { FormDialog } from '#web/form/form-dialog.tsx';
import { useForm } from '#web/form/use-form.ts';
import { useStrings } from '#web/strings.tsx';
import { useVisitor } from '#web/visitor.ts';
import { provePersonByPasskey } from './passkeys/browser-passkeys.ts';
import { useOwnPasskey } from './passkeys/use-own-passkey.ts';
import { usePasskeyDialog } from './passkeys/use-passkey-dialog.ts';

interface ProofDialogProps {
  onDone: (isProved: boolean) => void;
}

/** Requires the password once more, or a passkey, before a change to how people sign in. */
export const ProofDialog = ({ onDone }: ProofDialogProps) => {
  const { accounts } = useStrings();
  const visitor = useVisitor();
  const fail = useAccountFailure();
  const form = useForm<{ currentPassword: string }, { currentPassword: string }>({
    schema: proveByPassword.body,
    values: { currentPassword: '' },
    send: async (body) => {
      await callEndpoint(proveByPassword, { body });
      onDone(true);
    },
    onRefused: (error) => {
      if (error.wire.code !== 'wrongPassword') return fail(error, (reason) => reason);
      form.setError('currentPassword', { message: error.wire.message ?? '' }, { shouldFocus: true });
    },
  });
  return (
    <FormDialog
      title={accounts.proofTitle}
      words={{
        send: accounts.proofGive,
        sending: accounts.proofGiving,
        cancel: accounts.cancel,
        close: accounts.close,
      }}
      form={form}
      draftKey={null}
      onClose={() => onDone(false)}
    >
      <Text>{accounts.stepUpText}</Text>
      <input type="text" autoComplete="username" value={visitor?.username ?? ''} readOnly hidden />
      <PasswordField
        label={accounts.currentPassword}
        field={form.field('currentPassword')}
        error={form.errorOf('currentPassword')}
        autoComplete="current-password"
      />
      <ByPasskey onProved={() => onDone(true)} />
    </FormDialog>
  );
};

const ByPasskey = ({ onProved }: { onProved: () => void }) => {
  const { accounts } = useStrings();
  const openDialog = usePasskeyDialog();
  const isPossible = useOwnPasskey();
  const { change, isBusy } = useAccountChange(
    async () => {
      if (await openDialog(provePersonByPasskey)) onProved();
    },
    (reason) => reason,
  );
  if (!isPossible) return null;
  return (
    <Button
      wide
      icon={ownIcons.key}
      busy={isBusy}
      busyText={accounts.waitingForDevice}
      onClick={() => void change()}
    >
      {accounts.proofByPasskey}
    </Button>
  );
};
