import { useQueryClient } from '@tanstack/react-query';
import { Field } from '#design/field.tsx';
import { TextArea } from '#design/text-area.tsx';
import { Text } from '#design/text.tsx';
import { showToast } from '#design/toast.ts';
import { objectToTakedown, type Takedown } from '#features/moderation/core/contract/takedowns.ts';
import { callEndpoint } from '#web/api-client.ts';
import { failureReasonOf } from '#web/failure-reason.ts';
import { FormDialog } from '#web/form/form-dialog.tsx';
import { useForm } from '#web/form/use-form.ts';
import type { EndpointQuery } from '#web/query.ts';
import { useStrings } from '#web/strings.tsx';

interface ObjectDialogProps {
  id: number;
  question: Pick<EndpointQuery, 'queryKey'>;
  onClose: () => void;
}

interface Objection {
  text: string;
}

export const ObjectionDialog = ({ id, question: { queryKey }, onClose }: ObjectDialogProps) => {
  const strings = useStrings();
  const { withheldThings: words } = strings;
  const client = useQueryClient();
  const form = useForm<Objection, Objection>({
    schema: objectToTakedown.body,
    values: { text: '' },
    send: async (body) => {
      client.setQueryData<Takedown>(queryKey, await callEndpoint(objectToTakedown, { params: { id }, body }));
      onClose();
    },
    onRefused: (error) =>
      showToast({ tone: 'destructive', title: words.failed, text: failureReasonOf(error, strings) }),
  });
  return (
    <FormDialog
      title={words.object}
      words={{ send: words.send, sending: words.sending, cancel: words.cancel, close: words.close }}
      form={form}
      draftKey={`object ${id}`}
      onClose={onClose}
    >
      <Text>{words.objectLead}</Text>
      <Field label={words.whyBack} error={form.errorOf('text')}>
        <TextArea {...form.field('text')} rows={5} />
      </Field>
    </FormDialog>
  );
};
