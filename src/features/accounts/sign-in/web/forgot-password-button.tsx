import { Button } from '#design/button.tsx';
import { Dialog, DialogBody, DialogFoot } from '#design/dialog.tsx';
import { Field } from '#design/field.tsx';
import { Stack } from '#design/layout.tsx';
import { TextInput } from '#design/text-input.tsx';
import { Text } from '#design/text.tsx';
import { showToast } from '#design/toast.ts';
import { requestPasswordReset } from '#features/accounts/sign-in/contract/passwords.ts';
import { callEndpoint } from '#web/api-client.ts';
import { Form } from '#web/form/form.tsx';
import { useDraftForm } from '#web/form/use-draft-form.ts';
import { useForm } from '#web/form/use-form.ts';
import { useSiteSettings } from '#web/site-settings.tsx';
import { useStrings } from '#web/strings.tsx';

interface OpensReset {
  onOpen: () => void;
}

/** Opens a real reset if mail is set up; until then the documents' alert. */
const useResetOpener = ({ onOpen }: OpensReset) => {
  const { accounts } = useStrings();
  const { canMail } = useSiteSettings();
  // oxlint-disable-next-line no-alert -- the documents ask for an alert
  return () => (canMail ? onOpen() : alert(accounts.forgotAlert));
};

export const ForgotPasswordButton = (props: OpensReset) => (
  <Button variant="quiet" size="small" onClick={useResetOpener(props)}>
    {useStrings().accounts.forgotPassword}
  </Button>
);

/** Stands where a link no longer sets a password. */
export const SendNewLinkButton = (props: OpensReset) => (
  <Button variant="primary" wide onClick={useResetOpener(props)}>
    {useStrings().accounts.resetSendNew}
  </Button>
);

/** It must be outside the login's form: a form in a form sends the wrong one. */
export const PasswordResetDialog = ({ onClose }: { onClose: () => void }) => {
  const { accounts } = useStrings();
  const form = useForm<{ email: string }, { email: string }>({
    schema: requestPasswordReset.body,
    values: { email: '' },
    send: async (body) => {
      await callEndpoint(requestPasswordReset, { body });
      showToast({ tone: 'success', title: accounts.resetSent, text: accounts.resetSentText });
      onClose();
    },
    onRefused: (error) =>
      showToast({
        tone: 'destructive',
        title: accounts.resetFailed,
        text: error.wire.message ?? accounts.unexpected,
      }),
  });
  const submit = useDraftForm(form, 'reset');
  return (
    <Dialog open onClose={onClose} title={accounts.resetTitle} closeLabel={accounts.close}>
      <Form onSubmit={submit} label={accounts.resetTitle}>
        <DialogBody>
          <Stack gap={5}>
            <Text>{accounts.resetLead}</Text>
            <Field label={accounts.email} error={form.errorOf('email')}>
              <TextInput {...form.field('email')} type="email" autoComplete="email" autoCapitalize="none" />
            </Field>
          </Stack>
        </DialogBody>
        <DialogFoot>
          <Button variant="quiet" onClick={onClose}>
            {accounts.cancel}
          </Button>
          <Button type="submit" variant="primary" busy={form.isSending} busyText={accounts.resetSending}>
            {accounts.resetSend}
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  );
};
