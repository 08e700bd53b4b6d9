import { Panel, PanelBody } from '#design/panel.tsx';
import { Switch } from '#design/switch.tsx';
import { Text } from '#design/text.tsx';
import { showToast } from '#design/toast.ts';
import { updateNotificationSettings } from '#features/accounts/core/contract/account-settings.ts';
import { useAccountFailureToast } from '#features/accounts/core/web/index.ts';
import { Form } from '#web/form/form.tsx';
import { useForm } from '#web/form/use-form.ts';
import { useStrings } from '#web/strings.tsx';
import { SaveFormFooter } from './save-form-footer.tsx';
import { SwitchWithNote } from './switch-with-note.tsx';

interface Choice {
  emailNotifications: boolean;
  smsNotifications: boolean;
}

interface NotificationsPanelProps {
  /** The person's current choice, and the addresses that messages would go to. */
  person: Choice & { email: string; phoneNumber: string | null };
  /** Stores the choice and returns the stored one. */
  save: (choice: Choice) => Promise<Choice>;
  failed: (reason: string) => string;
}

const choiceOf = ({ emailNotifications, smsNotifications }: Choice): Choice => ({
  emailNotifications,
  smsNotifications,
});

/** Its button is enabled once one of the two switches has changed. */
export const NotificationsPanel = ({ person, save, failed }: NotificationsPanelProps) => {
  const { accounts } = useStrings();
  const fail = useAccountFailureToast();
  const form = useForm<Choice, Choice>({
    schema: updateNotificationSettings.body,
    values: choiceOf(person),
    send: async (choice, sentValues) => {
      form.restart(choiceOf(await save(choice)), sentValues);
      showToast({ tone: 'success', title: accounts.settingsUpdated });
    },
    onRefused: (error) => fail(error, failed),
  });
  // The markup has the state already, so that the page is complete before the script runs.
  const toggle = (name: keyof Choice) => ({ ...form.field(name), defaultChecked: person[name] });
  return (
    <Panel title={accounts.notificationsTab}>
      <Form onSubmit={form.submit}>
        <PanelBody>
          <Text tone="muted">{accounts.notificationsText}</Text>
        </PanelBody>
        <SwitchWithNote note={accounts.emailNotificationsNote(person.email)}>
          <Switch label={accounts.emailNotifications} {...toggle('emailNotifications')} />
        </SwitchWithNote>
        <SwitchWithNote
          note={
            person.phoneNumber === null
              ? accounts.smsNeedsNumber
              : accounts.smsNotificationsNote(person.phoneNumber)
          }
        >
          <Switch label={accounts.smsNotifications} {...toggle('smsNotifications')} />
        </SwitchWithNote>
        <SaveFormFooter form={form} />
      </Form>
    </Panel>
  );
};
