import type { sentences as english } from '#features/notifications/email/strings/en/letters.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  buttonFallback: 'Wann de Knäppchen net geet, kopéiert dës Adress an Äre Browser:',
  foot: 'Giewel, Renovatioun a Bau zu Lëtzebuerg',

  // Notifications come unrequested, so they carry these.
  whyMailed: 'Dir kritt dat hei, well d’Noriichte per Mail an Ären Astellungen u sinn.',
  whyOwed:
    'Dës Mail kritt Dir onofhängeg vun Ären Astellungen: et geet ëm eng Decisioun iwwer Äre Kont, Ären Inhalt oder Äre Kontrakt.',
  bundle: {
    subject: (count) => pluralForm('lb', count, { one: '1 nei Noriicht', other: `${count} nei Noriichten` }),
    more: (count) =>
      pluralForm('lb', count, {
        one: 'Eng weider fannt Dir an Ären Noriichten.',
        other: `${count} weider fannt Dir an Ären Noriichten.`,
      }),
    text: 'Dat ass zanter eiser leschter Mail geschitt. Klickt op eng Zeil, fir méi ze gesinn.',
  },
  unsubscribe: 'Keng Maile méi',
  answerAbove: 'Schreift Är Äntwert iwwer dës Zeil',
  // These describe the work, below its notification.
  work: {
    place: (words) => `Wou: ${words}`,
    budget: (words) => `Budget: ${words}`,
    timeline: (words) => `Zäit: ${words}`,
    phone: (number) => `Telefon: ${number}`,
  },
  sms: (line, address) => `Giewel: ${line}. ${address}`,
};
