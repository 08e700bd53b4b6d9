import { Button } from '../../../../design/button.tsx';
import { Dialog, DialogBody, DialogFoot } from '../../../../design/dialog.tsx';
import { Field } from '../../../../design/field.tsx';
import { Stack } from '../../../../design/layout.tsx';
import { Text } from '../../../../design/text.tsx';
import { TextArea } from '../../../../design/text-area.tsx';
import { TextInput } from '../../../../design/text-input.tsx';
import { showToast } from '../../../../design/toast.ts';
import { call } from '../../../../web/api-client.ts';
import { Form } from '../../../../web/form/form.tsx';
import { useForm } from '../../../../web/form/use-form.ts';
import { reasonOf } from '../../../../web/reason.ts';
import { useStrings } from '../../../../web/strings.tsx';
import { type FoundPerson, suspendPerson } from '../../contract/office.ts';

interface SuspendDialogProps {
  person: FoundPerson;
  onDone: () => void;
  onClose: () => void;
}

interface Suspension {
  reason: string;
  until: string;
}

export const SuspendDialog = ({ person, onDone, onClose }: SuspendDialogProps) => {
  const strings = useStrings();
  const { desk } = strings;
  const form = useForm<Suspension, Suspension>({
    schema: suspendPerson.body,
    values: { reason: '', until: '' },
    send: async (body) => {
      await call(suspendPerson, { params: { personId: person.id }, body });
      showToast({ tone: 'success', title: desk.suspendedDone });
      onDone();
      onClose();
    },
    onRefused: (error) =>
      showToast({ tone: 'destructive', title: desk.failed, text: reasonOf(error, strings) }),
  });
  const title = desk.suspendPerson(person.username);
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={desk.close} locked={form.isSending}>
      <Form onSubmit={form.submit} label={title}>
        <DialogBody>
          <Stack gap={5}>
            <Text>{desk.suspendLead}</Text>
            <Field label={desk.until} error={form.errorOf('until')}>
              <TextInput {...form.field('until')} type="date" />
            </Field>
            <Field label={desk.suspensionReason} error={form.errorOf('reason')}>
              <TextArea {...form.field('reason')} rows={3} />
            </Field>
          </Stack>
        </DialogBody>
        <DialogFoot>
          <Button look="quiet" onClick={onClose}>
            {desk.cancel}
          </Button>
          <Button type="submit" look="destructive" busy={form.isSending} busyText={desk.suspending}>
            {desk.suspendNow}
          </Button>
        </DialogFoot>
      </Form>
    </Dialog>
  );
};
