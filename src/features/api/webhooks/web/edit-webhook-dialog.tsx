import { useQueryClient } from '@tanstack/react-query';
import { showToast } from '#design/toast.ts';
import { changeWebhook, type NewWebhook, type Webhook } from '#features/api/webhooks/contract/webhooks.ts';
import { callEndpoint } from '#web/api-client.ts';
import { failureReasonOf } from '#web/failure-reason.ts';
import { FormDialog } from '#web/form/form-dialog.tsx';
import { useForm } from '#web/form/use-form.ts';
import { useStrings } from '#web/strings.tsx';
import { webhooksQuery } from './queries.ts';
import { useWebhookSchema, WebhookFields } from './webhook-fields.tsx';

/** Changes where a webhook leads and what it hears; its secret and its log stay. */
export const EditWebhookDialog = ({
  webhook: { id, url, events },
  onClose,
}: {
  webhook: Webhook;
  onClose: () => void;
}) => {
  const strings = useStrings();
  const { webhooks: words } = strings;
  const client = useQueryClient();
  const form = useForm<NewWebhook, NewWebhook>({
    schema: useWebhookSchema(),
    values: { url, events },
    send: async (body) => {
      await callEndpoint(changeWebhook, { params: { id }, body });
      await client.refetchQueries({ queryKey: webhooksQuery.queryKey });
      showToast({ tone: 'success', title: words.changed });
      onClose();
    },
    onRefused: (error) =>
      showToast({ tone: 'destructive', title: words.changeFailed, text: failureReasonOf(error, strings) }),
  });
  return (
    <FormDialog
      title={words.editTitle}
      words={{ send: words.save, sending: words.saving, cancel: words.cancel, close: words.close }}
      form={form}
      draftKey={null}
      onClose={onClose}
    >
      <WebhookFields form={form} />
    </FormDialog>
  );
};
