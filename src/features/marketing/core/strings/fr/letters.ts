import type { sentences as english } from '#features/marketing/core/strings/en/letters.ts';
import { withFrenchDe } from '#kernel/french-elision.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  contact: {
    subject: (topic, name) => `${topic} : ${name}`,
    heading: (name) => `Message ${withFrenchDe(name)}`,
    closing: (email) => `Envoyé par le formulaire de contact. Répondez à cet e-mail pour écrire à ${email}.`,
  },
  topics: {
    general: 'Question',
    account: 'Compte',
    company: 'Entreprise',
    'illegal-content': 'Contenu illicite',
    privacy: 'Protection des données',
    accessibility: 'Accessibilité',
    security: 'Sécurité',
  },
};
