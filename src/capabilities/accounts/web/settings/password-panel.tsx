import { Panel, PanelBody } from '../../../../design/panel.tsx';
import { Form } from '../../../../web/form/form.tsx';
import { useStrings } from '../../../../web/strings.tsx';
import { updatePassword } from '../../contract/settings.ts';
import { PasswordFields } from '../own/password-fields.tsx';
import { settingsPassword } from '../own/password-schemas.ts';
import { SaveFoot } from '../own/save-foot.tsx';
import { usePasswordForm } from '../own/use-password-form.ts';

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
