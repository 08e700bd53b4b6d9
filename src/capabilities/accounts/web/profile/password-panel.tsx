import { useState } from 'react';
import { Button } from '../../../../design/button.tsx';
import { Panel } from '../../../../design/panel.tsx';
import { FormDialog } from '../../../../web/form/form-dialog.tsx';
import { useStrings } from '../../../../web/strings.tsx';
import { changePassword } from '../../contract/settings.ts';
import { Offer } from '../own/offer.tsx';
import { PasswordFields } from '../own/password-fields.tsx';
import { profilePassword } from '../own/password-schemas.ts';
import { usePasswordForm } from '../own/use-password-form.ts';

export const PasswordPanel = ({ username }: { username: string }) => {
  const { accounts } = useStrings();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Panel title={accounts.password}>
      <Offer text={accounts.passwordText}>
        <Button onClick={() => setIsOpen(true)}>{accounts.changePassword}</Button>
      </Offer>
      {/* It lives while it is open: whatever was typed is gone with it. */}
      {isOpen && <PasswordDialog username={username} onClose={() => setIsOpen(false)} />}
    </Panel>
  );
};

const PasswordDialog = ({ username, onClose }: { username: string; onClose: () => void }) => {
  const { accounts } = useStrings();
  const form = usePasswordForm({
    endpoint: changePassword,
    schema: profilePassword,
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
      isIdle={!form.isChanged && !form.isSending}
      onClose={onClose}
    >
      <PasswordFields form={form} username={username} hint={accounts.strictPasswordText} />
    </FormDialog>
  );
};
