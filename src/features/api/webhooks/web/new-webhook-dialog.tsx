import { useQueryClient } from '@tanstack/react-query';
import { showToast } from '#design/toast.ts';
import {
  type CreatedWebhook,
  createWebhook,
  type NewWebhook,
} from '#features/api/webhooks/contract/webhooks.ts';
import { callEndpoint } from '#web/api-client.ts';
import { failureReasonOf } from '#web/failure-reason.ts';
import { FormDialog } from '#web/form/form-dialog.tsx';
import { useForm } from '#web/form/use-form.ts';
import { useStrings } from '#web/strings.tsx';
import { webhooksQuery } from './queries.ts';
import { useWebhookSchema, WebhookFields } from './webhook-fields.tsx';

export const NewWebhookDialog = ({
  onClose,
  onCreated,
}: {
  onClose: () => void;
  onCreated: (webhook: CreatedWebhook) => void;
}) => {
  const strings = useStrings();
  const { webhooks: words } = strings;
  const client = useQueryClient();
  const form = useForm<NewWebhook, NewWebhook>({
    schema: useWebhookSchema(),
    values: { url: '', events: [] },
    send: async (body, _, callOptions) => {
      const created = await callEndpoint(createWebhook, { body }, callOptions);
      void client.refetchQueries({ queryKey: webhooksQuery.queryKey });
      onCreated(created);
    },
    onRefused: (error) =>
      showToast({ tone: 'destructive', title: words.createFailed, text: failureReasonOf(error, strings) }),
  });
  return (
    <FormDialog
      title={words.create}
      words={{ send: words.createWebhook, sending: words.creating, cancel: words.cancel, close: words.close }}
      form={form}
      draftKey={null}
      onClose={onClose}
    >
      <WebhookFields form={form} />
    </FormDialog>
  );
};
