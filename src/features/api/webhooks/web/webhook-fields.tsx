import { useId } from 'react';
import { Checkbox } from '#design/checkbox.tsx';
import { FieldError } from '#design/field-error.tsx';
import { Field } from '#design/field.tsx';
import { TextInput } from '#design/text-input.tsx';
import {
  type NewWebhook,
  newPublicWebhookSchema,
  newWebhookSchema,
} from '#features/api/webhooks/contract/webhooks.ts';
import { webhookEventTypes } from '#features/api/webhooks/rules/webhooks.ts';
import type { useForm } from '#web/form/use-form.ts';
import { useSiteSettings } from '#web/site-settings.tsx';
import { useStrings } from '#web/strings.tsx';
import styles from './webhooks.module.css';

export const useWebhookSchema = () =>
  useSiteSettings().webhooksToAnyAddress ? newWebhookSchema : newPublicWebhookSchema;

type WebhookForm = ReturnType<typeof useForm<NewWebhook, NewWebhook>>;

/** Address and events are asked alike for a new webhook and for one that changes. */
export const WebhookFields = ({ form }: { form: Pick<WebhookForm, 'field' | 'errorOf'> }) => {
  const { webhooks: words } = useStrings();
  const { webhooksToAnyAddress } = useSiteSettings();
  const eventsErrorId = useId();
  return (
    <>
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
    </>
  );
};
