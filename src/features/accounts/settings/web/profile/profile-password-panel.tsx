import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { Panel } from '#design/panel.tsx';
import { PasswordFields } from '#features/accounts/settings/web/profile-and-settings/password-fields.tsx';
import { profilePasswordSchema } from '#features/accounts/settings/web/profile-and-settings/password-schemas.ts';
import { TextWithAction } from '#features/accounts/settings/web/profile-and-settings/text-with-action.tsx';
import { usePasswordForm } from '#features/accounts/settings/web/profile-and-settings/use-password-form.ts';
import { changeProfilePassword } from '#features/accounts/sign-in/contract/passwords.ts';
import { FormDialog } from '#web/form/form-dialog.tsx';
import { useStrings } from '#web/strings.tsx';

export const ProfilePasswordPanel = ({ username }: { username: string }) => {
  const { accounts } = useStrings();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Panel title={accounts.password}>
      <TextWithAction text={accounts.passwordText}>
        <Button onClick={() => setIsOpen(true)}>{accounts.changePassword}</Button>
      </TextWithAction>
      {/* It is unmounted on closing, so that typed passwords are forgotten. */}
      {isOpen && <PasswordDialog username={username} onClose={() => setIsOpen(false)} />}
    </Panel>
  );
};

const PasswordDialog = ({ username, onClose }: { username: string; onClose: () => void }) => {
  const { accounts } = useStrings();
  const form = usePasswordForm({
    endpoint: changeProfilePassword,
    schema: profilePasswordSchema,
    failed: accounts.changePasswordFailed,
    onChanged: onClose,
  });
  return (
    <FormDialog
      title={accounts.changePassword}
      words={{
        send: accounts.changePassword,
        sending: accounts.changingPassword,
        cancel: accounts.cancel,
        close: accounts.close,
      }}
      form={form}
      draftKey={null}
      isIdle={!form.isChanged && !form.isSending}
      onClose={onClose}
    >
      <PasswordFields form={form} username={username} hint={accounts.strictPasswordText} />
    </FormDialog>
  );
};
