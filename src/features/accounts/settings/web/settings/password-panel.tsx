import { Panel, PanelBody } from '#design/panel.tsx';
import { PasswordFields } from '#features/accounts/settings/web/profile-and-settings/password-fields.tsx';
import { settingsPasswordSchema } from '#features/accounts/settings/web/profile-and-settings/password-schemas.ts';
import { SaveFormFooter } from '#features/accounts/settings/web/profile-and-settings/save-form-footer.tsx';
import { usePasswordForm } from '#features/accounts/settings/web/profile-and-settings/use-password-form.ts';
import { changeSettingsPassword } from '#features/accounts/sign-in/contract/passwords.ts';
import { Form } from '#web/form/form.tsx';
import { useStrings } from '#web/strings.tsx';

export const PasswordPanel = ({ username }: { username: string }) => {
  const { accounts } = useStrings();
  const form = usePasswordForm({
    endpoint: changeSettingsPassword,
    schema: settingsPasswordSchema,
    failed: accounts.updatePasswordFailed,
  });
  return (
    <Panel title={accounts.password}>
      <Form onSubmit={form.submit}>
        <PanelBody>
          <PasswordFields form={form} username={username} hint={accounts.passwordText} />
        </PanelBody>
        <SaveFormFooter form={form} label={accounts.changePassword} busyText={accounts.changingPassword} />
      </Form>
    </Panel>
  );
};
