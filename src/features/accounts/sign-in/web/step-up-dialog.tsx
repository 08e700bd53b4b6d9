import { Button } from '#design/button.tsx';
import { signedInIcons } from '#design/signed-in-icons.ts';
import { Text } from '#design/text.tsx';
import {
  PasswordField,
  useAccountMutation,
  useAccountFailureToast,
} from '#features/accounts/core/web/index.ts';
import { stepUpByPassword } from '#features/accounts/sign-in/contract/step-up.ts';
import { callEndpoint } from '#web/api-client.ts';
import { FormDialog } from '#web/form/form-dialog.tsx';
import { useForm } from '#web/form/use-form.ts';
import { useStrings } from '#web/strings.tsx';
import { useVisitor } from '#web/visitor.ts';
import { stepUpWithPasskey } from './passkeys/browser-passkeys.ts';
import { useBrowserPasskeyDialog } from './passkeys/use-browser-passkey-dialog.ts';
import { useCanSignWithPasskey } from './passkeys/use-can-sign-with-passkey.ts';

interface ProofDialogProps {
  onDone: (isProved: boolean) => void;
}

/** Requires the password once more, or a passkey, before a change to how people sign in. */
export const StepUpDialog = ({ onDone }: ProofDialogProps) => {
  const { accounts } = useStrings();
  const visitor = useVisitor();
  const fail = useAccountFailureToast();
  const form = useForm<{ currentPassword: string }, { currentPassword: string }>({
    schema: stepUpByPassword.body,
    values: { currentPassword: '' },
    send: async (body) => {
      await callEndpoint(stepUpByPassword, { body });
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
  const openDialog = useBrowserPasskeyDialog();
  const isPossible = useCanSignWithPasskey();
  const { change, isBusy } = useAccountMutation(
    async () => {
      if (await openDialog(stepUpWithPasskey)) onProved();
    },
    (reason) => reason,
  );
  if (!isPossible) return null;
  return (
    <Button
      wide
      icon={signedInIcons.key}
      busy={isBusy}
      busyText={accounts.waitingForDevice}
      onClick={() => void change()}
    >
      {accounts.proofByPasskey}
    </Button>
  );
};
