import type { sentences as english } from '#features/notifications/email/strings/en/letters.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  buttonFallback: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
  foot: 'Giewel, rénovation et construction au Luxembourg',

  // Notifications come unrequested, so they carry these.
  whyMailed:
    'Vous recevez cet e-mail parce que les notifications par e-mail sont activées dans vos réglages.',
  whyOwed:
    'Vous recevez cet e-mail parce qu’il concerne votre contrat, ou une décision sur votre compte ou vos contenus. Nous envoyons ces e-mails même si vous avez désactivé les notifications.',
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
        many: `Vous en trouverez ${count} d’autres dans vos notifications.`,
        other: `Vous en trouverez ${count} autres dans vos notifications.`,
      }),
    text: 'Voici les nouveautés depuis notre dernier e-mail. Cliquez sur une notification pour l’ouvrir.',
  },
  unsubscribe: 'Ne plus recevoir ces e-mails',
  answerAbove: 'Écrivez votre réponse au-dessus de cette ligne',
  work: {
    place: (words) => `Lieu : ${words}`,
    budget: (words) => `Budget : ${words}`,
    timeline: (words) => `Calendrier : ${words}`,
    phone: (number) => `Téléphone : ${number}`,
    trade: (name) => `Métier : ${name}`,
    job: (words) => `Travaux : ${words}`,
    total: (sum) => `Total : ${sum}`,
    validUntil: (day) => `Valable jusqu’au : ${day}`,
    start: (day) => `Début : ${day}`,
    times: (times) => `Dates proposées : ${times}`,
    when: (words) => `Dates : ${words}`,
    streetHidden: 'Le client n’a pas encore communiqué la rue. Demandez-la-lui avant la visite.',
    replyBy: (day) => `Réponse attendue : ${day} au plus tard`,
    repliesBy: (company, day) => `${company} : jusqu’au ${day} inclus`,
    reason: (words) => `Motif : ${words}`,
  },
  subjects: {
    quote: (sum, job, day) => `Devis ${sum} : ${job}, valable jusqu’au ${day}`,
    newVersion: (sum, job, day) => `Nouvelle version ${sum} : ${job}, valable jusqu’au ${day}`,
    change: (sum, job, day) => `Avenant ${sum} : ${job}, valable jusqu’au ${day}`,
    visit: (job, times) => (job ? `Visite pour « ${job} » : ${times}` : `Visite : ${times}`),
    request: (job, place, day) => `Demande : ${job}, ${place}. Répondre au plus tard le ${day}`,
    urgentRequest: (job, place, day) => `Demande urgente : ${job}, ${place}. Répondre au plus tard le ${day}`,
    message: (from, job) => `${from} vous a envoyé un message : ${job}`,
    report: (kind, place) => `Signalement à traiter : ${kind}, ${place}`,
    accepted: (sum, job, client) => `Accepté : ${sum}, ${job}, ${client}`,
    changeAsked: (job, client) => `Modification demandée : ${job}, ${client}`,
    declined: (job, client) => `Refusé : ${job}, ${client}`,
  },
  sms: (line, address) => `Giewel : ${line}. ${address}`,
};
