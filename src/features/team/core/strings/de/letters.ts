import type { sentences as english } from '#features/team/core/strings/en/letters.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  invitation: {
    subject: (company) => `${company} lädt Sie ins Team bei Giewel ein`,
    subjectOfUnverified: 'Eine Einladung in ein Team bei Giewel',
    heading: (company) => `Team von ${company} beitreten`,
    text: (company) =>
      `${company} lädt Sie ein, auf Giewel zum Team zu gehören. Öffnen Sie den Link, um ein Konto anzulegen oder mit dem Konto beizutreten, mit dem Sie angemeldet sind.`,
    role: (role, mayDo) => `Ihre Rolle: ${role}. ${mayDo}`,
    button: 'Dem Team beitreten',
    note: 'Der Link funktioniert einmal und läuft nach 7 Tagen ab. Wenn Sie den Betrieb nicht kennen, ignorieren Sie diese E-Mail.',
  },
};
