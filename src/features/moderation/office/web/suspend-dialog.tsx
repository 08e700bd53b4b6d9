import { Field } from '#design/field.tsx';
import { TextArea } from '#design/text-area.tsx';
import { TextInput } from '#design/text-input.tsx';
import { Text } from '#design/text.tsx';
import { showToast } from '#design/toast.ts';
import { type FoundPerson, suspendPerson } from '#features/moderation/office/contract/people.ts';
import { callEndpoint } from '#web/api-client.ts';
import { failureReasonOf } from '#web/failure-reason.ts';
import { FormDialog } from '#web/form/form-dialog.tsx';
import { useForm } from '#web/form/use-form.ts';
import { useStrings } from '#web/strings.tsx';

interface SuspendDialogProps {
  person: Pick<FoundPerson, 'id' | 'username'>;
  /** A moderator's proposal prefills the dialog. */
  proposed?: Suspension;
  onDone: () => void;
  onClose: () => void;
}

interface Suspension {
  reason: string;
  until: string;
}

export const SuspendDialog = ({ person, proposed, onDone, onClose }: SuspendDialogProps) => {
  const strings = useStrings();
  const { moderating } = strings;
  const form = useForm<Suspension, Suspension>({
    schema: suspendPerson.body,
    values: proposed ?? { reason: '', until: '' },
    send: async (body) => {
      await callEndpoint(suspendPerson, { params: { personId: person.id }, body });
      showToast({ tone: 'success', title: moderating.suspendedDone });
      onDone();
      onClose();
    },
    onRefused: (error) =>
      showToast({ tone: 'destructive', title: moderating.failed, text: failureReasonOf(error, strings) }),
  });
  const title = moderating.suspendPerson(person.username);
  return (
    <FormDialog
      title={title}
      words={{
        send: moderating.suspendNow,
        sending: moderating.suspending,
        cancel: moderating.cancel,
        close: moderating.close,
      }}
      form={form}
      draftKey={`suspend ${person.id}`}
      variant="destructive"
      onClose={onClose}
    >
      <Text>{moderating.suspendLead}</Text>
      <Field label={moderating.until} error={form.errorOf('until')}>
        <TextInput {...form.field('until')} type="date" />
      </Field>
      <Field label={moderating.suspensionReason} error={form.errorOf('reason')}>
        <TextArea {...form.field('reason')} rows={3} />
      </Field>
    </FormDialog>
  );
};
