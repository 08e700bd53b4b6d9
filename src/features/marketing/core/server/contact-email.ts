import type { ContactTopic } from '#features/marketing/core/rules/contact-topics.ts';
import type { EmailContent } from '#features/notifications/email/server/index.ts';
import { DEFAULT_LANGUAGE } from '#kernel/language.ts';
import { stringsOf } from '#strings/strings.ts';

interface ContactMessage {
  name: string;
  email: string;
  topic: ContactTopic;
  message: string;
}

/** It is in Giewel's own language, because operators read it. */
export const contactEmail = ({ name, email, topic, message }: ContactMessage): EmailContent => {
  const { contact, topics } = stringsOf(DEFAULT_LANGUAGE).marketingLetters;
  const oneLineName = name.replace(/\s+/g, ' ');
  return {
    subject: contact.subject(topics[topic], oneLineName),
    heading: contact.heading(oneLineName),
    paragraphs: message
      .split('\n')
      .map((oneLineName) => oneLineName.trim())
      .filter(Boolean),
    closing: contact.closing(email),
  };
};
