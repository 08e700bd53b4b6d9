import type { sentences as english } from '#features/marketing/core/strings/en/letters.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  contact: {
    subject: (topic, name) => `${topic}: ${name}`,
    heading: (name) => `Nachricht von ${name}`,
    closing: (email) => `Über das Kontaktformular gesendet. Eine Antwort auf diese E-Mail geht an ${email}.`,
  },
  topics: {
    general: 'Frage',
    account: 'Konto',
    company: 'Betrieb',
    'illegal-content': 'Illegaler Inhalt',
    privacy: 'Datenschutz',
    accessibility: 'Barrierefreiheit',
    security: 'Sicherheit',
  },
};
