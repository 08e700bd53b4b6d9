import type { sentences as english } from '#features/marketing/core/strings/en/letters.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  contact: {
    subject: (topic, name) => `${topic}: ${name}`,
    heading: (name) => `Message vum Kontaktformulaire: ${name}`,
    closing: (email) =>
      `Iwwer de Kontaktformulaire geschéckt. Wann Dir op dës Mail äntwert, geet Är Äntwert un ${email}.`,
  },
  topics: {
    general: 'Fro',
    account: 'Kont',
    company: 'Betrib',
    'illegal-content': 'Illegalen Inhalt',
    privacy: 'Dateschutz',
    accessibility: 'Accessibilitéit',
    security: 'Sécherheet',
  },
};
