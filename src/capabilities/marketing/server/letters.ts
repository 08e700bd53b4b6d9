import { HOUSE_LANGUAGE } from '#kernel/language.ts';
import type { Letter } from '#mail/server/index.ts';
import type { ContactTopic } from '#marketing/rules/contact-topics.ts';
import { stringsOf } from '#strings/strings.ts';

interface ContactMessage {
  name: string;
  email: string;
  topic: ContactTopic;
  message: string;
}

/** In the language of the house: operators read it. */
export const contactLetter = ({ name, email, topic, message }: ContactMessage): Letter => {
  const { contact, topics } = stringsOf(HOUSE_LANGUAGE).marketingLetters;
  const line = name.replace(/\s+/g, ' ');
  return {
    subject: contact.subject(topics[topic], line),
    heading: contact.heading(line),
    paragraphs: message
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
    closing: contact.closing(email),
  };
};
