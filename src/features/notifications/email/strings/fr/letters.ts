import type { sentences as english } from '#features/notifications/email/strings/en/letters.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  buttonFallback: 'Si le bouton ne marche pas, copiez cette adresse dans votre navigateur :',
  foot: 'Giewel, rénovation et construction au Luxembourg',

  // Notifications come unrequested, so they carry these.
  whyMailed: 'Vous recevez ceci parce que les notifications par e-mail sont activées dans vos réglages.',
  whyOwed:
    'Vous recevez cet e-mail quels que soient vos réglages : il concerne une décision sur votre compte, vos contenus ou votre contrat.',
  bundle: {
    subject: (count) =>
      pluralForm('fr', count, {
        one: '1 nouvelle notification',
        many: `${count} de nouvelles notifications`,
        other: `${count} nouvelles notifications`,
      }),
    more: (count) =>
      pluralForm('fr', count, {
        one: 'Vous en trouverez 1 autre dans vos notifications.',
        many: `Vous en trouverez ${count} autres dans vos notifications.`,
        other: `Vous en trouverez ${count} autres dans vos notifications.`,
      }),
    text: 'Voici ce qui s’est passé depuis notre dernier e-mail. Cliquez sur une ligne pour l’ouvrir.',
  },
  unsubscribe: 'Arrêter ces e-mails',
  answerAbove: 'Écrivez votre réponse au-dessus de cette ligne',
  work: {
    place: (words) => `Où : ${words}`,
    budget: (words) => `Budget : ${words}`,
    timeline: (words) => `Calendrier : ${words}`,
    phone: (number) => `Téléphone : ${number}`,
  },
  sms: (line, address) => `Giewel : ${line}. ${address}`,
};
