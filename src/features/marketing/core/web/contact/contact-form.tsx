import type * as z from 'zod/mini';
import { Button } from '#design/button.tsx';
import { Field } from '#design/field.tsx';
import { Stack } from '#design/layout.tsx';
import { Select } from '#design/select.tsx';
import { TextArea } from '#design/text-area.tsx';
import { TextInput } from '#design/text-input.tsx';
import { showToast } from '#design/toast.ts';
import { sendContactMessage } from '#features/marketing/core/contract/marketing.ts';
import { type ContactTopic, contactTopics } from '#features/marketing/core/rules/contact-topics.ts';
import { callEndpoint } from '#web/api-client.ts';
import { Form } from '#web/form/form.tsx';
import { useForm } from '#web/form/use-form.ts';
import { useStrings } from '#web/strings.tsx';
import { useVisitor } from '#web/visitor.ts';
import styles from './contact.module.css';

const schema = sendContactMessage.body;

type Message = z.input<typeof schema>;

interface ContactFormProps {
  topic: ContactTopic;
  onSent: () => void;
}

const useContactForm = ({ topic, onSent }: ContactFormProps) => {
  const {
    marketing: { contact },
  } = useStrings();
  const visitor = useVisitor();
  return useForm<Message, z.output<typeof schema>>({
    schema,
    values: { name: visitor?.fullName ?? '', email: visitor?.email ?? '', topic, message: '', website: '' },
    send: async (body, _, callOptions) => {
      await callEndpoint(sendContactMessage, { body }, callOptions);
      onSent();
    },
    onRefused: ({ wire: { fields, message } }) => {
      if (!fields)
        showToast({
          tone: 'destructive',
          title: contact.notSent,
          text: message ?? contact.unexpected,
        });
    },
  });
};

export const ContactForm = (props: ContactFormProps) => {
  const {
    marketing: { contact },
  } = useStrings();
  const { field, errorOf, watch, submit, isSending } = useContactForm(props);
  const isReport = watch('topic') === 'illegal-content';
  return (
    <Form onSubmit={submit} label={contact.form} className={styles.form}>
      <noscript>
        <p>{contact.needsScript}</p>
      </noscript>
      <Stack gap={5}>
        <Field label={contact.topic} error={errorOf('topic')}>
          <Select {...field('topic')}>
            {contactTopics.map((topic) => (
              <option key={topic} value={topic}>
                {contact.topics[topic]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={contact.name} error={errorOf('name')}>
          <TextInput {...field('name')} autoComplete="name" />
        </Field>
        <Field label={contact.email} error={errorOf('email')}>
          <TextInput {...field('email')} type="email" inputMode="email" autoComplete="email" />
        </Field>
        <Field
          label={contact.message}
          hint={isReport ? contact.illegalHint : contact.messageHint}
          error={errorOf('message')}
        >
          <TextArea {...field('message')} rows={7} />
        </Field>
        {/* This field is a trap for programs: nobody sees it, reaches it by keys or hears it read out. */}
        <label className={styles.trap} aria-hidden="true">
          {contact.website}
          <input type="text" {...field('website')} tabIndex={-1} autoComplete="off" />
        </label>
        <Button type="submit" variant="primary" busy={isSending} busyText={contact.sending}>
          {contact.send}
        </Button>
      </Stack>
    </Form>
  );
};
