import type { sentences as english } from '#features/team/core/strings/en/letters.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  invitation: {
    subject: (company) => `${company} vous invite dans son équipe sur Giewel`,
    subjectOfUnverified: 'Une invitation dans une équipe sur Giewel',
    heading: (company) => `Rejoindre ${company}`,
    text: (company) =>
      `${company} voudrait que vous travailliez en son nom sur Giewel. Le lien crée un compte pour vous, ou prend celui avec lequel vous êtes connecté.`,
    role: (role, mayDo) => `Votre rôle : ${role}. ${mayDo}`,
    button: 'Rejoindre l’équipe',
    note: 'Le lien marche une fois, pendant 7 jours. Si vous ne connaissez pas l’entreprise, ne l’utilisez pas : il ne se passe rien.',
  },
};
