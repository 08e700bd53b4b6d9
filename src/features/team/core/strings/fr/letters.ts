import type { sentences as english } from '#features/team/core/strings/en/letters.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  invitation: {
    subject: (company) => `${company} vous invite à rejoindre son équipe sur Giewel`,
    subjectOfUnverified: 'Une invitation à rejoindre une équipe sur Giewel',
    heading: (company) => `Rejoindre ${company}`,
    text: (company) =>
      `${company} vous invite à rejoindre son équipe sur Giewel. Ouvrez le lien pour créer un compte, ou pour rejoindre l’équipe avec le compte auquel vous êtes connecté.`,
    role: (role, mayDo) => `Votre rôle : ${role}. ${mayDo}`,
    button: 'Rejoindre l’équipe',
    note: 'Le lien ne fonctionne qu’une fois et expire au bout de 7 jours. Si vous ne connaissez pas l’entreprise, ignorez cet e-mail.',
  },
};
