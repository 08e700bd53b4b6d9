import { proofKindNames } from '#features/companies/core/strings/fr/proof-names.ts';
import type { NotificationSubjects } from '#features/notifications/core/rules/notification-subjects.ts';
import type { sentences as english } from '#features/notifications/core/strings/en/news.ts';
import { noonOf } from '#kernel/calendar.ts';
import { formatLongDate, formatTime } from '#kernel/dates.ts';
import { withFrenchDe } from '#kernel/french-elision.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';
import { withoutPlan } from './without-plan.ts';

/** Midnight after a day means that day’s end. */
const lastDayBefore = (until: string) => formatLongDate(new Date(Date.parse(until) - 1), 'fr');

const dayAndTime = (start: string) =>
  `${formatLongDate(new Date(start), 'fr')}, ${formatTime(new Date(start))}`;

const takenDown: Record<NotificationSubjects['contentTakenDown']['what'], string> = {
  picture: 'Une image de votre galerie a été retirée',
  logo: 'Votre logo a été retiré',
  description: 'Votre description a été retirée',
  profile: 'Votre profil a été retiré',
  project: 'Un de vos chantiers a été retiré',
  message: 'Un de vos messages a été retiré',
  reply: 'Votre réponse à un avis a été retirée',
};

const restored: Record<NotificationSubjects['contentTakenDown']['what'], string> = {
  picture: 'Une image de votre galerie est de retour',
  logo: 'Votre logo est de retour',
  description: 'Votre description est de retour',
  profile: 'Votre profil est de retour',
  project: 'Un de vos chantiers est de retour',
  message: 'Un de vos messages est de retour',
  reply: 'Votre réponse à un avis est de retour',
};

const staysDown: Record<NotificationSubjects['contentTakenDown']['what'], string> = {
  picture: 'une image de votre galerie reste retirée',
  logo: 'votre logo reste retiré',
  description: 'votre description reste retirée',
  profile: 'votre profil reste retiré',
  project: 'un de vos chantiers reste retiré',
  message: 'un de vos messages reste retiré',
  reply: 'votre réponse à un avis reste retirée',
};

const waitingQueues: Record<NotificationSubjects['moderationWaits']['queue'], string> = {
  appeals: 'un recours contre un avis retenu',
  'conversation-reports': 'une conversation signalée',
  'client-reports': 'un signalement sur un client',
  facts: 'un justificatif d’une entreprise',
  vat: 'un numéro de TVA',
  'content-reports': 'un signalement de contenu illicite',
  objections: 'un recours contre un retrait',
  'request-reports': 'une demande signalée',
  'quote-reports': 'un devis signalé',
  people: 'une proposition de suspension',
};

/** Older notifications contain no reasons. */
const reasonsIn = (statement: string | undefined) => (statement ? `Les motifs : « ${statement} » ` : '');

const redressOutside =
  'Vous pouvez vous adresser à un organe de règlement extrajudiciaire des litiges certifié selon l’article 21 du règlement sur les services numériques, ou à un tribunal.';

export const sentences: TranslationType<typeof english> = {
  messageReceived: {
    title: ({ from }) => `${from} vous a envoyé un message`,
    text: () => 'Il vous attend sur Giewel :',
    button: 'Lire et répondre',
  },
  projectCreated: {
    title: ({ from, name }) => `${from} a créé le chantier « ${name} » avec vous`,
    text: () => 'Regardez ce qui est prévu, et écrivez-vous pour la suite.',
    button: 'Ouvrir le chantier',
  },
  projectMarkedDone: {
    title: ({ from, name }) => `${from} a marqué « ${name} » comme terminé`,
    text: () => 'Si pour vous aussi les travaux sont finis, marquez également le chantier comme terminé.',
    button: 'Ouvrir le chantier',
  },
  projectCompleted: {
    title: ({ from, name }) => `${from} est d’accord : « ${name} » est terminé`,
    text: () => 'Vous l’avez dit tous les deux. Le client peut maintenant donner un avis.',
    button: 'Ouvrir le chantier',
  },
  projectDeclined: {
    title: ({ from, name }) => `${from} a refusé « ${name} »`,
    text: () => 'Le motif est sur la page du chantier. D’autres entreprises ont peut-être le temps.',
    button: 'Ouvrir le chantier',
  },
  projectCancelled: {
    title: ({ from, name }) => `${from} a annulé « ${name} »`,
    text: () => 'Il n’y a plus rien à faire.',
    button: 'Ouvrir le chantier',
  },
  roomChanged: {
    title: ({ from, name }) => `${from} a ajouté quelque chose à « ${name} »`,
    text: () => 'De nouvelles images, documents ou étapes vous attendent sur la page du chantier.',
    button: 'Ouvrir le chantier',
  },
  publicationAsked: {
    title: ({ from, name }) => `${from} voudrait montrer « ${name} »`,
    text: () => 'Vous voyez quelles images, et acceptez d’un clic. Sans votre accord, rien n’est montré.',
    button: 'Voir les images',
  },
  publicationAnswered: {
    title: ({ from, name, outcome }) =>
      outcome === 'agreed'
        ? `${from} accepte que « ${name} » soit montré`
        : `${from} ne veut pas que « ${name} » soit montré`,
    text: ({ outcome }) =>
      outcome === 'agreed'
        ? 'Les images sont dans votre galerie, et le chantier sur votre profil.'
        : 'Rien n’en apparaît dans votre galerie ni sur votre profil.',
    button: 'Ouvrir le chantier',
  },
  reviewReceived: {
    title: ({ from, name, rating }) =>
      `${from ?? 'Un client'} ${name ? `a donné ${rating} sur 5 étoiles à « ${name} »` : `vous a donné ${rating} sur 5 étoiles`}`,
    text: () => 'L’avis devient public une fois qu’il a été lu.',
    button: 'Voir vos avis',
  },
  reviewWaiting: {
    title: ({ company }) => `Un avis sur ${company} attend d’être lu`,
    text: () => 'Il devient public quand vous l’approuvez.',
    button: 'Le lire',
  },
  reviewApproved: {
    title: ({ company }) => `Votre avis sur ${company} est public`,
    text: () => 'Merci : il aide les prochains qui cherchent une entreprise.',
    button: 'Voir votre avis',
  },
  reviewWithheld: {
    title: ({ company }) => `Votre avis sur ${company} est retenu`,
    text: ({ statement }) =>
      `${reasonsIn(statement)}Le motif est indiqué avec l’avis, sur la page de votre chantier. Vous pouvez le modifier et le renvoyer, ou faire un seul recours.`,
    button: 'Lire pourquoi',
  },
  reviewStaysWithheld: {
    title: ({ company }) => `Recours rejeté : votre avis sur ${company} reste retenu`,
    text: ({ statement }) =>
      `${reasonsIn(statement)}Les motifs sont indiqués avec l’avis, sur la page de votre chantier. ${redressOutside}`,
    button: 'Lire la décision',
  },
  reviewEditRefused: {
    title: ({ company }) => `Vos modifications de l’avis sur ${company} n’ont pas été acceptées`,
    text: ({ statement }) =>
      `${reasonsIn(statement)}Ce qui était public le reste. Vous pouvez encore le modifier tant que le délai n’est pas passé.`,
    button: 'Voir votre avis',
  },
  reviewReplied: {
    title: ({ company }) => `${company} a répondu à votre avis`,
    text: () => 'La réponse est sous votre avis, lisible par tous.',
    button: 'Lire la réponse',
  },
  reviewFlagged: {
    title: ({ company }) => `${company} a signalé un avis`,
    text: () => 'Il reste public jusqu’à votre décision.',
    button: 'Le lire',
  },
  clientReportDecided: {
    title: ({ client, outcome }) =>
      outcome === 'upheld'
        ? `Votre signalement sur ${client} a été jugé fondé`
        : `Votre signalement sur ${client} a été rejeté`,
    text: ({ outcome }) =>
      outcome === 'upheld'
        ? 'Un modérateur l’a examiné et a agi. Merci.'
        : 'Un modérateur l’a examiné et n’a rien trouvé qui demande une mesure. Vous pouvez toujours bloquer qui vous dérange.',
    button: 'Ouvrir la conversation',
  },
  vatNumberChecked: {
    title: ({ vatNumber, outcome }) =>
      ({
        confirmed: `Votre numéro de TVA ${vatNumber} est confirmé`,
        refused: `Votre numéro de TVA ${vatNumber} n’a pas pu être confirmé`,
        taken: `Votre numéro de TVA ${vatNumber} n’est plus vérifié`,
        withdrawn: `Votre numéro de TVA ${vatNumber} n’est plus vérifié`,
        again: `Votre numéro de TVA ${vatNumber} est contrôlé à nouveau`,
      })[outcome],
    text: ({ outcome }) =>
      ({
        confirmed: 'Votre profil porte désormais le badge Vérifié.',
        refused:
          'L’administration fiscale ne le connaît pas comme valable. Contrôlez-le dans votre profil, ou écrivez-nous.',
        withdrawn:
          'Un modérateur l’avait confirmé par erreur. Contrôlez le numéro dans votre profil, ou écrivez-nous.',
        taken:
          'Il a été vérifié pour une autre entreprise, qui porte le nom connu de l’administration fiscale. Si le numéro est le vôtre, écrivez-nous.',
        again:
          'Le nom et le numéro vont ensemble : tant que les deux ne sont pas confirmés, votre profil ne porte pas de badge pour eux.',
      })[outcome],
    button: 'Ouvrir votre profil',
  },
  proofDecided: {
    title: ({ fact, outcome, lastDay }) => {
      const day = lastDay ? formatLongDate(new Date(lastDay), 'fr') : '';
      return `${proofKindNames[fact]} : ${
        {
          verified: 'c’est vérifié',
          refused: 'justificatif non accepté',
          ending: `vérifié jusqu’au ${day} seulement`,
          ended: `la validité a pris fin le ${day}`,
        }[outcome]
      }`;
    },
    text: ({ outcome }) =>
      ({
        verified: 'Votre profil l’affiche désormais, avec sa source et sa date.',
        refused: 'Le motif est dans votre profil. Vous pouvez le renvoyer, avec un autre document.',
        ending: 'Envoyez le nouveau document à temps, et le badge reste.',
        ended: 'Votre profil ne l’affiche plus. Envoyez le nouveau document, et un modérateur l’examine.',
      })[outcome],
    button: 'Ouvrir votre profil',
  },
  contentTakenDown: {
    title: ({ what }) => takenDown[what],
    text: ({ statement }) =>
      `Un modérateur l’a décidé, pas une machine, après un signalement. Les motifs : « ${statement} » Personne d’autre ne le voit plus. Vous pouvez faire un recours gratuit dans les 6 mois ; quelqu’un d’autre l’examine alors.`,
    button: 'Lire pourquoi, et faire recours',
  },
  objectionDecided: {
    title: ({ what, outcome }) =>
      outcome === 'restored' ? restored[what] : `Recours rejeté : ${staysDown[what]}`,
    text: ({ outcome }) =>
      outcome === 'restored'
        ? 'Un modérateur a donné raison à votre recours. Tout est de nouveau à sa place.'
        : `Les motifs sont sur sa page. ${redressOutside}`,
    button: 'Lire la décision',
  },
  standingChanged: {
    title: ({ outcome, partner, lastDay }) => {
      if (outcome === 'warning') return 'Un modérateur vous a donné un avertissement';
      if (outcome === 'block') return `${partner} et vous ne pouvez plus vous écrire`;
      return `Vous ne pouvez pas commencer de conversation jusqu’au ${formatLongDate(new Date(lastDay), 'fr')}`;
    },
    text: ({ statement }) =>
      `Un modérateur l’a décidé après un signalement. Les motifs : « ${statement} » Si vous n’êtes pas d’accord, écrivez-nous ; quelqu’un d’autre l’examine alors.`,
    button: 'Nous écrire',
  },
  conversationReportDecided: {
    title: ({ partner, outcome }) =>
      outcome === 'upheld'
        ? `Votre signalement de la conversation avec ${partner} a été jugé fondé`
        : `Votre signalement de la conversation avec ${partner} a été rejeté`,
    text: ({ outcome }) =>
      outcome === 'upheld'
        ? 'Un modérateur l’a lue et a agi. Merci.'
        : 'Un modérateur l’a lue et n’a rien trouvé qui demande une mesure. Vous pouvez toujours bloquer qui vous dérange.',
    button: 'Ouvrir la conversation',
  },
  requestReportDecided: {
    title: ({ title, outcome }) =>
      outcome === 'upheld'
        ? `Votre signalement de la demande « ${title} » a été jugé fondé`
        : `Votre signalement de la demande « ${title} » a été rejeté`,
    text: ({ outcome }) =>
      outcome === 'upheld'
        ? 'Un modérateur l’a lue et a mis fin à la demande. Merci.'
        : 'Un modérateur l’a lue et n’a rien trouvé qui demande une mesure. Vous pouvez toujours refuser la demande.',
    button: 'Ouvrir la demande',
  },
  requestTakenDown: {
    title: ({ title }) => `Un modérateur a mis fin à votre demande « ${title} »`,
    text: ({ statement }) =>
      `Une entreprise l’a signalée, et un modérateur lui a donné raison : ${statement} Si vous pensez que c’est une erreur, écrivez-nous. ${redressOutside}`,
    button: 'Ouvrir la demande',
  },
  quoteReportDecided: {
    title: ({ number, outcome }) =>
      outcome === 'upheld'
        ? `Votre signalement du devis ${number} a été jugé fondé`
        : `Votre signalement du devis ${number} a été rejeté`,
    text: ({ from, outcome }) =>
      outcome === 'upheld'
        ? `Un modérateur l’a lu et vous a donné raison : ${from} a appris pourquoi. Ce qui n’était pas encore accepté est retiré. Merci.`
        : 'Un modérateur l’a lu et n’a rien trouvé qui demande une mesure. Vous pouvez toujours refuser le devis.',
    button: 'Ouvrir le devis',
  },
  quoteTakenDown: {
    title: ({ number }) => `Un modérateur a donné raison à un signalement de votre devis ${number}`,
    text: ({ statement }) =>
      `Son client l’a signalé, et un modérateur lui a donné raison : ${statement} Ce qui n’était pas encore accepté est retiré. Si vous pensez que c’est une erreur, écrivez-nous. ${redressOutside}`,
    button: 'Ouvrir le devis',
  },
  moderationWaits: {
    title: ({ queue }) => `La modération a du travail : ${waitingQueues[queue]}`,
    text: () => 'Cela attend d’être examiné.',
    button: 'L’examiner',
  },
  subscriptionChanged: {
    title: ({ outcome, lastDay }) => {
      const day = lastDay ? formatLongDate(new Date(lastDay), 'fr') : '';
      return {
        trialEnding: `Votre essai gratuit court jusqu’au ${day}`,
        trialEnded: 'Votre essai gratuit est terminé',
        overdue: `Le paiement de votre formule est dû. Elle reste en vigueur jusqu’au ${day}`,
        cancelled: `Votre formule est résiliée. Elle reste en vigueur jusqu’au ${day}`,
        ended: 'Votre formule a pris fin',
      }[outcome];
    },
    text: ({ outcome }) =>
      ({
        trialEnding: `Choisissez une formule à temps, et rien ne change. Sans formule : ${withoutPlan}`,
        trialEnded: `${withoutPlan} Choisissez une formule quand vous voulez.`,
        overdue: 'Nous n’avons pas reçu le paiement. Payez d’ici là, ou changez de carte.',
        cancelled: 'Elle n’est pas renouvelée. D’ici là, vous pouvez annuler la résiliation.',
        ended: `${withoutPlan} Choisissez une formule quand vous voulez.`,
      })[outcome],
    button: 'Ouvrir votre abonnement',
  },
  listingEnds: {
    title: ({ lastDay }) =>
      `Votre entreprise est dans l’annuaire jusqu’au ${formatLongDate(noonOf(lastDay), 'fr')}`,
    text: () =>
      'Ensuite, l’annuaire montre les entreprises qui ont un métier, une commune, un texte de 40 caractères et un e-mail vérifié. Votre tableau de bord montre ce qui manque.',
    button: 'Voir ce qui manque',
  },
  requestSent: {
    title: ({ title, count, from }) =>
      `Envoyé à ${pluralForm('fr', count, { one: from, many: `${count} d’entreprises`, other: `${count} entreprises` })} : « ${title} »`,
    text: () => 'Nous vous prévenons dès qu’une entreprise répond. Vous n’êtes pas tenu d’accepter un devis.',
    button: 'Ouvrir la demande',
  },
  requestReceived: {
    title: ({ title, commune }) => `Nouvelle demande à ${commune} : « ${title} »`,
    text: ({ until }) =>
      `Un client a décrit les travaux et attend votre réponse avant la fin du ${lastDayBefore(until)}.`,
    sms: ({ title, commune, until }) =>
      `Nouvelle demande à ${commune} : « ${title} ». Réponse attendue avant la fin du ${lastDayBefore(until)}`,
    button: 'Lire la demande',
  },
  requestReminder: {
    title: ({ title }) => `« ${title} » attend toujours votre réponse`,
    text: ({ until }) =>
      `Vous avez jusqu’à la fin du ${lastDayBefore(until)}. Un message, une question ou un « non » est aussi une réponse.`,
    sms: ({ title, until }) =>
      `« ${title} » attend toujours votre réponse, avant la fin du ${lastDayBefore(until)}`,
    button: 'Lire la demande',
  },
  requestAnswered: {
    title: ({ title }) => `Une question sur « ${title} » a reçu une réponse`,
    text: () => 'Elle se trouve avec la demande.',
    button: 'Lire la réponse',
  },
  requestAdded: {
    title: ({ title }) => `Il y a du nouveau sur « ${title} »`,
    text: () => 'Le client a ajouté du texte, des images ou des plans.',
    button: 'Lire la demande',
  },
  requestStreetShown: {
    title: ({ title }) => `Vous voyez maintenant la rue de « ${title} »`,
    text: () => 'Le client vous montre où sont les travaux. L’adresse se trouve avec la demande.',
    button: 'Lire la demande',
  },
  leadWaiting: {
    title: ({ from }) => `${from} attend toujours votre première réponse`,
    text: () => 'Un jour ouvré est passé. Un mot, ou un non poli, suffit :',
    button: 'Répondre ou refuser',
  },
  leadHandedOver: {
    title: ({ from, client }) => `${from} vous confie ${client}`,
    text: () => 'C’est à vous de répondre à ce que ce client écrit et demande.',
    button: 'Ouvrir',
  },
  requestEnded: {
    title: ({ outcome, title }) =>
      ({
        expired: title
          ? `La demande « ${title} » s’est terminée pour vous sans réponse`
          : 'Une demande s’est terminée pour vous sans réponse',
        withdrawn: 'Le client a retiré cette demande',
        closed: title ? `La demande « ${title} » est close` : 'Une demande qui vous était adressée est close',
      })[outcome],
    text: ({ outcome }) =>
      ({
        expired:
          'Ses trois jours ouvrés sont passés. À la prochaine, vous pouvez répondre d’un clic, même par un « non ».',
        withdrawn: 'Il n’y a plus rien à faire.',
        closed: 'Le client a décidé. Merci pour le temps que vous y avez consacré.',
      })[outcome],
    button: 'Ouvrir vos contacts',
  },
  wishedToAsk: {
    title: ({ trade, commune, day }) =>
      `Un client vous aurait sollicité : ${trade} à ${commune}, ${formatLongDate(noonOf(day), 'fr')}`,
    text: () =>
      'Les demandes vont aux entreprises avec une formule ou à l’essai. Les messages vous arrivent comme avant.',
    button: 'Voir les formules',
  },
  companyDeclined: {
    title: ({ from, title }) => `${from} ne peut pas se charger de « ${title} »`,
    text: () => 'La place est libre : vous pouvez solliciter une autre entreprise.',
    button: 'Ouvrir la demande',
  },
  companySilent: {
    title: ({ from, title }) => `${from} n’a pas répondu à temps à « ${title} »`,
    text: () => 'La place est libre. Nous vous montrons 3 autres entreprises qui font ces travaux.',
    button: 'Solliciter une autre',
  },
  companyAsked: {
    title: ({ from, title }) => `${from} a une question sur « ${title} »`,
    text: () => 'Vous pouvez répondre à cette entreprise seule, ou à toutes en même temps.',
    button: 'Lire et répondre',
  },
  requestExpired: {
    title: ({ title }) => `Les trente jours de « ${title} » sont passés`,
    text: () => 'Plus personne ne peut y répondre. Ce qui a été dit vous reste.',
    button: 'Ouvrir la demande',
  },
  visitProposed: {
    title: ({ from, start }) =>
      start ? `${from} voudrait déplacer la visite du ${dayAndTime(start)}` : `${from} propose une visite`,
    text: ({ start }) =>
      start
        ? 'D’autres horaires sont au choix. Tant que vous n’en choisissez pas, la visite reste comme prévu.'
        : 'Des horaires sont au choix. D’un clic vous en prenez un, ou en demandez d’autres.',
    button: 'Choisir un horaire',
  },
  visitOthersAsked: {
    title: ({ from, start }) =>
      start ? `${from} préfère garder le ${dayAndTime(start)}` : `${from} demande d’autres horaires`,
    text: ({ start }) =>
      start
        ? 'Aucun des autres horaires ne convient. La visite reste comme convenu.'
        : 'Aucun des horaires proposés ne convient. Vous pouvez en proposer d’autres.',
    button: 'Ouvrir la visite',
  },
  visitAgreed: {
    title: ({ from, start, before }) =>
      before
        ? `La visite avec ${from} est déplacée au ${dayAndTime(start)}`
        : `Visite avec ${from} : ${dayAndTime(start)}`,
    text: ({ before }) =>
      before
        ? `Elle était prévue le ${dayAndTime(before)}. L’entrée pour votre agenda est jointe à cet e-mail.`
        : 'L’entrée pour votre agenda est jointe à cet e-mail. Un rappel vient la veille et 2 heures avant.',
    button: 'Ouvrir la visite',
  },
  visitCancelled: {
    title: ({ from, start }) =>
      start
        ? `La visite avec ${from || 'quelqu’un qui a quitté Giewel'} du ${dayAndTime(start)} est annulée`
        : `Il n’y a pas de visite avec ${from}`,
    text: ({ by, start }) => {
      if (by === 'request') return 'Elle a pris fin avec sa demande.';
      const who = by === 'client' ? 'Le client' : 'L’entreprise';
      return start ? `${who} l’a annulée.` : `${who} a retiré les horaires.`;
    },
    button: 'Ouvrir vos visites',
  },
  visitReminder: {
    title: ({ from, start, ahead }) =>
      ahead === 'day'
        ? `Demain à ${formatTime(new Date(start))} : visite avec ${from}`
        : `Aujourd’hui à ${formatTime(new Date(start))} : visite avec ${from}`,
    text: ({ start }) =>
      `${dayAndTime(start)}. Si cela ne convient plus, déplacez-la ou annulez-la maintenant, pour que personne n’attende.`,
    button: 'Ouvrir la visite',
  },
  quoteReceived: {
    title: ({ from, isChange }) => `${from} vous a envoyé un ${isChange ? 'avenant' : 'devis'}`,
    text: ({ isChange }) =>
      isChange
        ? 'Lisez ce qui s’ajoute ou se retire, et ce que cela coûte. Rien ne change avant que vous ne l’acceptiez.'
        : 'Lisez-le poste par poste, posez une question sur un poste, ou comparez-le aux autres.',
    button: 'Lire',
  },
  quoteRevised: {
    title: ({ from, number, isChange }) =>
      `${from} a envoyé une nouvelle version ${isChange ? 'de l’avenant' : 'du devis'} ${number}`,
    text: () => 'Elle remplace la précédente.',
    button: 'Lire la nouvelle version',
  },
  quoteWithdrawn: {
    title: ({ from, number, isChange }) =>
      `${from} a retiré ${isChange ? 'l’avenant' : 'le devis'} ${number}`,
    text: () => 'Il ne peut plus être accepté. Écrivez à l’entreprise si vous voulez savoir pourquoi.',
    button: 'Ouvrir',
  },
  quoteSigned: {
    title: ({ from, number, isChange }) =>
      `Vous avez accepté ${isChange ? 'l’avenant' : 'le devis'} ${number} ${withFrenchDe(from)}`,
    text: () =>
      'Ce que vous avez accepté, quand et comment, y est noté. Vous pouvez vous rétracter pendant 14 jours.',
    button: 'Ouvrir',
  },
  quoteChangeAsked: {
    title: ({ from, number, isChange }) =>
      `${from} demande une modification ${isChange ? 'de l’avenant' : 'du devis'} ${number}`,
    text: () => 'La version envoyée peut encore être acceptée tant que vous n’en envoyez pas une nouvelle.',
    button: 'Lire la demande',
  },
  quoteDeclined: {
    title: ({ from, number, isChange }) =>
      `${from} a refusé ${isChange ? 'l’avenant' : 'le devis'} ${number}`,
    text: () => 'Le motif y est indiqué. Merci pour le temps que vous y avez consacré.',
    button: 'Ouvrir',
  },
  quoteAccepted: {
    title: ({ from, number, isChange }) =>
      `${from} a accepté ${isChange ? 'l’avenant' : 'le devis'} ${number}`,
    text: () =>
      'Le chantier est ouvert et le plan de paiement s’y trouve. Convenez d’une date de début avec le client.',
    button: 'Ouvrir',
  },
  quoteNotChosen: {
    title: ({ number }) => `Un autre devis a été accepté à la place du ${number}`,
    text: () => 'Le client a décidé. Merci pour le temps que vous y avez consacré.',
    button: 'Ouvrir le devis',
  },
  quoteNotSent: {
    title: ({ from }) => `Votre devis pour ${from} n’a pas pu être envoyé`,
    text: () =>
      'Son document n’a pas pu être créé. Rien n’est perdu : c’est à nouveau un brouillon. Veuillez réessayer.',
    button: 'Ouvrir le brouillon',
  },
  companySuspended: {
    title: ({ from }) => `${from} est suspendue pour l’instant`,
    text: () =>
      'Pour le moment, vous ne pouvez ni accepter ses devis ni recevoir de réponse. Si la suspension est levée, tout reprend comme avant et nous vous prévenons. En attendant, vous pouvez demander à d’autres entreprises.',
    button: 'Ouvrir',
  },
  companyReinstated: {
    title: ({ from }) => `${from} est de retour`,
    text: () =>
      'La suspension a été levée. Ce qu’elle vous a envoyé peut de nouveau être accepté, tant que c’est valable.',
    button: 'Ouvrir',
  },
  quoteExpired: {
    title: ({ from, number }) => `Le devis ${number} pour ${from} a expiré`,
    text: () => 'Plus personne ne peut l’accepter. Vous pouvez le copier dans un nouveau.',
    button: 'Ouvrir le devis',
  },
  contractWithdrawn: {
    title: ({ from, number }) => `${from} s’est rétracté du contrat du devis ${number}`,
    text: () =>
      'Le client a exercé son droit de rétractation de 14 jours. Le chantier est annulé. Remboursez sous 14 jours ce qu’il a payé ; les travaux qu’il a demandés et qui sont faits sont à payer.',
    button: 'Ouvrir le devis',
  },
  withdrawalReceived: {
    title: ({ from, number }) =>
      `Vous vous êtes rétracté du contrat du devis ${number} ${withFrenchDe(from)}`,
    text: () =>
      'Votre rétractation est bien arrivée, et le chantier est annulé. L’accusé de réception, avec le jour et l’heure, est dans vos e-mails.',
    button: 'Ouvrir le devis',
  },
  changeOrderWithdrawn: {
    title: ({ from, number }) => `${from} s’est rétracté de l’avenant ${number}`,
    text: () => 'Ce qu’il ajoutait est retiré du montant. Le contrat reste tel qu’il était avant.',
    button: 'Ouvrir le devis',
  },
  changeWithdrawalReceived: {
    title: ({ from, number }) => `Vous vous êtes rétracté de l’avenant ${number} ${withFrenchDe(from)}`,
    text: () =>
      'Ce qu’il ajoutait est retiré du montant, et le contrat reste tel qu’il était. L’accusé de réception, avec le jour et l’heure, est dans vos e-mails.',
    button: 'Ouvrir le devis',
  },
  contractEndAsked: {
    title: ({ from, number }) => `${from} demande à mettre fin au contrat du devis ${number}`,
    text: () => 'Rien ne se termine sans votre confirmation. Lisez le motif, puis confirmez ou refusez.',
    button: 'Ouvrir le devis',
  },
  contractEndRefused: {
    title: ({ from, number }) => `${from} ne souhaite pas mettre fin au contrat du devis ${number}`,
    text: () => 'Le contrat continue. Écrivez-vous, et redemandez si vous tombez d’accord.',
    button: 'Ouvrir le devis',
  },
  contractEnded: {
    title: ({ from, number }) => `${from} a confirmé : le contrat du devis ${number} a pris fin`,
    text: () => 'Vous êtes tous deux d’accord, et le chantier est annulé.',
    button: 'Ouvrir le devis',
  },
  contractPartnerLeaves: {
    title: ({ from, number }) => `${from} ferme son compte. Votre contrat du devis ${number} continue`,
    text: () =>
      'Le projet et les documents restent en place, et vous pouvez vous écrire jusqu’à la fin des travaux ou jusqu’à ce que vous mettiez tous deux fin au contrat. Les documents signés vous restent ensuite.',
    button: 'Ouvrir le devis',
  },
};
