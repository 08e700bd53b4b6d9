import { Panel, PanelBody } from '#design/panel.tsx';
import { PasswordFields } from '#features/accounts/settings/web/profile-and-settings/password-fields.tsx';
import { settingsPassword } from '#features/accounts/settings/web/profile-and-settings/password-schemas.ts';
import { SaveFoot } from '#features/accounts/settings/web/profile-and-settings/save-foot.tsx';
import { usePasswordForm } from '#features/accounts/settings/web/profile-and-settings/use-password-form.ts';
import { updatePassword } from '#features/accounts/sign-in/contract/passwords.ts';
import { Form } from '#web/form/form.tsx';
import { useStrings } from '#web/strings.tsx';

export const PasswordPanel = ({ username }: { username: string }) => {
  const { accounts } = useStrings();
  const form = usePasswordForm({
    endpoint: updatePassword,
    schema: settingsPassword,
    failed: accounts.updatePasswordFailed,
  });
  return (
    <Panel title={accounts.password}>
      <Form onSubmit={form.submit}>
        <PanelBody>
          <PasswordFields form={form} username={username} hint={accounts.passwordText} />
        </PanelBody>
        <SaveFoot form={form} label={accounts.changePassword} busyText={accounts.changingPassword} />
      </Form>
    </Panel>
  );
};
