import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { Checkbox } from '#design/checkbox.tsx';
import { FieldError } from '#design/field-error.tsx';
import { Field } from '#design/field.tsx';
import { TextInput } from '#design/text-input.tsx';
import { showToast } from '#design/toast.ts';
import {
  type CreatedWebhook,
  createWebhook,
  type NewWebhook,
  newPublicWebhookSchema,
  newWebhookSchema,
} from '#features/api/webhooks/contract/webhooks.ts';
import { webhookEventTypes } from '#features/api/webhooks/rules/webhooks.ts';
import { callEndpoint } from '#web/api-client.ts';
import { failureReasonOf } from '#web/failure-reason.ts';
import { FormDialog } from '#web/form/form-dialog.tsx';
import { useForm } from '#web/form/use-form.ts';
import { useSiteSettings } from '#web/site-settings.tsx';
import { useStrings } from '#web/strings.tsx';
import { webhooksQuery } from './queries.ts';
import styles from './webhooks.module.css';

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
  const { webhooksToAnyAddress } = useSiteSettings();
  const eventsErrorId = useId();
  const form = useForm<NewWebhook, NewWebhook>({
    schema: webhooksToAnyAddress ? newWebhookSchema : newPublicWebhookSchema,
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
      <Field
        label={words.url}
        hint={webhooksToAnyAddress ? words.urlHintAny : words.urlHint}
        error={form.errorOf('url')}
      >
        <TextInput {...form.field('url')} type="url" inputMode="url" autoComplete="off" />
      </Field>
      <fieldset className={styles.events} aria-describedby={eventsErrorId}>
        <legend>{words.events}</legend>
        {webhookEventTypes.map((type) => (
          <Checkbox
            key={type}
            value={type}
            label={words.eventNames[type]}
            note={<code>{type}</code>}
            {...form.field('events')}
          />
        ))}
        <FieldError id={eventsErrorId}>{form.errorOf('events')}</FieldError>
      </fieldset>
    </FormDialog>
  );
};
