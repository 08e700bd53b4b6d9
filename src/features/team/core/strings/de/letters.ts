import type { sentences as english } from '#features/team/core/strings/en/letters.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  invitation: {
    subject: (company) => `${company} lädt Sie ins Team bei Giewel ein`,
    subjectOfUnverified: 'Eine Einladung in ein Team bei Giewel',
    heading: (company) => `Kommen Sie zu ${company}`,
    text: (company) =>
      `${company} möchte, dass Sie im Namen des Betriebs bei Giewel arbeiten. Der Link legt ein Konto für Sie an oder nimmt das, mit dem Sie angemeldet sind.`,
    role: (role, mayDo) => `Ihre Rolle: ${role}. ${mayDo}`,
    button: 'Ins Team kommen',
    note: 'Der Link gilt einmal und 7 Tage lang. Wenn Sie den Betrieb nicht kennen, lassen Sie ihn einfach liegen: Es geschieht nichts.',
  },
};
