import type { sentences as english } from '#features/team/core/strings/en/letters.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  invitation: {
    subject: (company) => `${company} lädt Sie in das Team auf Giewel ein`,
    subjectOfUnverified: 'Eine Einladung in ein Team auf Giewel',
    heading: (company) => `Team von ${company} beitreten`,
    text: (company) =>
      `${company} lädt Sie ein, dem Team auf Giewel beizutreten. Öffnen Sie den Link, um ein Konto anzulegen oder mit dem Konto beizutreten, mit dem Sie angemeldet sind.`,
    role: (role, mayDo) => `Ihre Rolle: ${role}. ${mayDo}`,
    button: 'Dem Team beitreten',
    note: 'Der Link funktioniert nur einmal und ist 7 Tage gültig. Wenn Sie den Betrieb nicht kennen, ignorieren Sie diese E-Mail.',
  },
};
