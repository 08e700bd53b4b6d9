import type { sentences as english } from '#features/marketing/core/strings/en/letters.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  contact: {
    subject: (topic, name) => `${topic} : ${name}`,
    heading: (name) => `${name} écrit`,
    closing: (email) => `Envoyé avec le formulaire de contact. Une réponse à cet e-mail va à ${email}.`,
  },
  topics: {
    general: 'Question',
    account: 'Compte',
    company: 'Entreprise',
    'illegal-content': 'Contenu illicite',
    privacy: 'Vie privée',
    accessibility: 'Accessibilité',
    security: 'Sécurité',
  },
};
