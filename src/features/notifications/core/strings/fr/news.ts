import { proofKindNames } from '#features/companies/core/strings/fr/proof-names.ts';
import type { NotificationSubjects } from '#features/notifications/core/rules/notification-subjects.ts';
import type { sentences as english } from '#features/notifications/core/strings/en/news.ts';
import { noonOf } from '#kernel/calendar.ts';
import { formatDateWithWeekday, formatLongDate, formatTime } from '#kernel/dates.ts';
import { withFrenchDe } from '#kernel/french-elision.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';
import { withoutPlan } from './without-plan.ts';

/** Midnight after a day means that day’s end. */
const lastDayBefore = (until: string) => formatLongDate(new Date(Date.parse(until) - 1), 'fr');

const dayAndTime = (start: string) =>
  `${formatDateWithWeekday(new Date(start), 'fr')}, ${formatTime(new Date(start))}`;

const takenDown: Record<NotificationSubjects['contentTakenDown']['what'], string> = {
  picture: 'Une photo de votre galerie a été retirée',
  logo: 'Votre logo a été retiré',
  description: 'Votre description a été retirée',
  profile: 'Votre profil a été retiré',
  project: 'Un de vos chantiers a été retiré',
  message: 'Un de vos messages a été retiré',
  reply: 'Votre réponse à un avis a été retirée',
};

const restored: Record<NotificationSubjects['contentTakenDown']['what'], string> = {
  picture: 'Une photo de votre galerie a été rétablie',
  logo: 'Votre logo a été rétabli',
  description: 'Votre description a été rétablie',
  profile: 'Votre profil a été rétabli',
  project: 'Un de vos chantiers a été rétabli',
  message: 'Un de vos messages a été rétabli',
  reply: 'Votre réponse à un avis a été rétablie',
};

const staysDown: Record<NotificationSubjects['contentTakenDown']['what'], string> = {
  picture: 'une photo de votre galerie ne sera pas rétablie',
  logo: 'votre logo ne sera pas rétabli',
  description: 'votre description ne sera pas rétablie',
  profile: 'votre profil ne sera pas rétabli',
  project: 'un de vos chantiers ne sera pas rétabli',
  message: 'un de vos messages ne sera pas rétabli',
  reply: 'votre réponse à un avis ne sera pas rétablie',
};

const waitingQueues: Record<NotificationSubjects['moderationWaits']['queue'], string> = {
  appeals: 'un recours contre un avis masqué',
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
const reasonsIn = (statement: string | undefined) =>
  statement ? `Motif : « ${statement} »${/[.!?]$/.test(statement) ? '' : '.'} ` : '';

const redressOutside =
  'Vous pouvez vous adresser à un organe de règlement extrajudiciaire des litiges certifié selon l’article 21 du règlement sur les services numériques, ou à un tribunal.';

export const sentences: TranslationType<typeof english> = {
  messageReceived: {
    title: ({ from }) => `${from} vous a envoyé un message`,
    text: () => 'Lisez-le sur Giewel :',
    button: 'Lire et répondre',
  },
  projectCreated: {
    title: ({ from, name }) => `${from} a créé le chantier « ${name} » avec vous`,
    text: () => 'Consultez le chantier et convenez de la suite par message.',
    button: 'Ouvrir le chantier',
  },
  projectMarkedDone: {
    title: ({ from, name }) => `${from} a déclaré « ${name} » terminé`,
    text: () => 'Si vous êtes d’accord, déclarez à votre tour le chantier terminé.',
    button: 'Ouvrir le chantier',
  },
  projectCompleted: {
    title: ({ from, name }) => `${from} a confirmé : « ${name} » est terminé`,
    text: () => 'Vous avez tous deux confirmé la fin des travaux. Le client peut maintenant laisser un avis.',
    button: 'Ouvrir le chantier',
  },
  projectDeclined: {
    title: ({ from, name }) => `${from} a refusé « ${name} »`,
    text: () =>
      'Le motif est indiqué sur la page du chantier. D’autres entreprises sont peut-être disponibles.',
    button: 'Ouvrir le chantier',
  },
  projectCancelled: {
    title: ({ from, name }) => `${from} a annulé « ${name} »`,
    text: () => 'Vous n’avez rien à faire.',
    button: 'Ouvrir le chantier',
  },
  roomChanged: {
    title: ({ from, name, what, milestone }) => {
      if (what === 'file') return `${from} a ajouté un fichier à « ${name} »`;
      if (what === 'milestone') return `${from} a ajouté l’étape « ${milestone} » à « ${name} »`;
      if (what === 'reached') return `${from} a coché l’étape « ${milestone} » dans « ${name} »`;
      return `${from} a mis à jour « ${name} »`;
    },
    text: () => 'Retrouvez les nouvelles photos, étapes ou documents sur la page du chantier.',
    button: 'Ouvrir le chantier',
  },
  publicationAsked: {
    title: ({ from, name }) => `${from} aimerait montrer « ${name} » sur son profil`,
    text: () => 'Regardez les photos et acceptez en un clic. Sans votre accord, rien ne sera montré.',
    button: 'Voir les photos',
  },
  publicationAnswered: {
    title: ({ from, name, outcome }) =>
      outcome === 'agreed'
        ? `${from} accepte que « ${name} » soit montré`
        : `${from} ne veut pas que « ${name} » soit montré`,
    text: ({ outcome }) =>
      outcome === 'agreed'
        ? 'Les photos sont dans votre galerie, et le chantier figure sur votre profil.'
        : 'Rien n’apparaîtra dans votre galerie ni sur votre profil.',
    button: 'Ouvrir le chantier',
  },
  reviewReceived: {
    title: ({ from, name, rating }) =>
      `${from ?? 'Un client'} ${name ? `a donné la note de ${rating} sur 5 à « ${name} »` : `vous a donné la note de ${rating} sur 5`}`,
    text: () => 'L’avis sera public après relecture par un modérateur.',
    button: 'Voir vos avis',
  },
  reviewWaiting: {
    title: ({ company }) => `Un avis sur ${company} est à relire`,
    text: () => 'L’avis sera public dès que vous l’approuverez.',
    button: 'Le lire',
  },
  reviewApproved: {
    title: ({ company }) => `Votre avis sur ${company} est public`,
    text: () => 'Merci. Votre avis aidera d’autres personnes à choisir une entreprise.',
    button: 'Voir votre avis',
  },
  reviewWithheld: {
    title: ({ company }) => `Votre avis sur ${company} n’est pas publié`,
    text: ({ statement }) =>
      `${reasonsIn(statement)}Le motif est indiqué avec l’avis, sur la page de votre chantier. Modifiez l’avis et renvoyez-le, ou formez un recours, une seule fois.`,
    button: 'Lire le motif',
  },
  reviewStaysWithheld: {
    title: ({ company }) => `Recours rejeté : votre avis sur ${company} n’est toujours pas publié`,
    text: ({ statement }) =>
      `${reasonsIn(statement)}Le motif est indiqué avec l’avis, sur la page de votre chantier. ${redressOutside}`,
    button: 'Lire la décision',
  },
  reviewEditRefused: {
    title: ({ company }) => `Vos modifications de l’avis sur ${company} n’ont pas été acceptées`,
    text: ({ statement }) =>
      `${reasonsIn(statement)}La version publiée reste en ligne. Elle reste modifiable jusqu’à la fin du délai.`,
    button: 'Voir votre avis',
  },
  reviewReplied: {
    title: ({ company }) => `${company} a répondu à votre avis`,
    text: () => 'La réponse est affichée publiquement sous votre avis.',
    button: 'Lire la réponse',
  },
  reviewFlagged: {
    title: ({ company }) => `${company} a signalé un avis`,
    text: () => 'L’avis reste public jusqu’à votre décision.',
    button: 'Le lire',
  },
  clientReportDecided: {
    title: ({ client, outcome }) =>
      outcome === 'upheld'
        ? `Votre signalement sur ${client} a été jugé fondé`
        : `Votre signalement sur ${client} a été rejeté`,
    text: ({ outcome }) =>
      outcome === 'upheld'
        ? 'Un modérateur a examiné votre signalement et pris des mesures. Merci.'
        : 'Un modérateur a examiné votre signalement et estimé qu’aucune mesure n’était nécessaire. Au besoin, bloquez cette personne.',
    button: 'Ouvrir la conversation',
  },
  vatNumberChecked: {
    title: ({ vatNumber, outcome }) =>
      ({
        confirmed: `Votre numéro de TVA ${vatNumber} est confirmé`,
        refused: `Votre numéro de TVA ${vatNumber} n’est pas confirmé`,
        taken: `Votre numéro de TVA ${vatNumber} n’est plus vérifié`,
        withdrawn: `Votre numéro de TVA ${vatNumber} n’est plus vérifié`,
        again: `Votre numéro de TVA ${vatNumber} fait l’objet d’un nouveau contrôle`,
      })[outcome],
    text: ({ outcome }) =>
      ({
        confirmed: 'Votre profil affiche désormais le badge « Vérifié ».',
        refused:
          'VIES, le registre européen de la TVA, ne reconnaît pas ce numéro comme valide. Vérifiez-le dans votre profil, ou contactez-nous.',
        withdrawn:
          'Un modérateur avait confirmé ce numéro par erreur. Vérifiez le numéro dans votre profil, ou contactez-nous.',
        taken:
          'Une autre entreprise est enregistrée sous ce numéro de TVA. Si le numéro est le vôtre, contactez-nous.',
        again:
          'Nous devons confirmer que ce numéro est bien celui de votre entreprise. D’ici là, votre profil n’affiche pas le badge.',
      })[outcome],
    button: 'Ouvrir votre profil',
  },
  proofDecided: {
    title: ({ fact, outcome, lastDay }) => {
      const day = lastDay ? formatLongDate(new Date(lastDay), 'fr') : '';
      return `${proofKindNames[fact]} : ${
        {
          verified: 'information vérifiée',
          refused: 'justificatif non accepté',
          ending: `expire le ${day}`,
          ended: `a expiré le ${day}`,
        }[outcome]
      }`;
    },
    text: ({ outcome }) =>
      ({
        verified: 'Votre profil affiche désormais cette information, avec sa source et sa date.',
        refused: 'Le motif est indiqué dans votre profil. Envoyez un autre document si vous le souhaitez.',
        ending: 'Envoyez le nouveau document avant cette date pour conserver le badge.',
        ended:
          'Votre profil n’affiche plus cette information. Envoyez le nouveau document : un modérateur l’examinera.',
      })[outcome],
    button: 'Ouvrir votre profil',
  },
  contentTakenDown: {
    title: ({ what }) => takenDown[what],
    text: ({ statement }) =>
      `Un modérateur, et non une machine, a pris cette décision après un signalement. ${reasonsIn(statement)}Vous seul voyez encore ce contenu. Vous pouvez former un recours gratuit dans les 6 mois ; une autre personne l’examinera.`,
    button: 'Lire le motif ou former un recours',
  },
  objectionDecided: {
    title: ({ what, outcome }) =>
      outcome === 'restored' ? restored[what] : `Recours rejeté : ${staysDown[what]}`,
    text: ({ outcome }) =>
      outcome === 'restored'
        ? 'Un modérateur a accepté votre recours. Le contenu est de nouveau visible.'
        : `Le motif est indiqué sur la page de la décision. ${redressOutside}`,
    button: 'Lire la décision',
  },
  standingChanged: {
    title: ({ outcome, partner, lastDay }) => {
      if (outcome === 'warning') return 'Un modérateur vous a adressé un avertissement';
      if (outcome === 'block') return `${partner} et vous ne pouvez plus vous écrire`;
      return `Vous ne pouvez pas ouvrir de nouvelle conversation jusqu’au ${formatLongDate(new Date(lastDay), 'fr')}`;
    },
    text: ({ statement }) =>
      `Un modérateur a pris cette décision après un signalement. ${reasonsIn(statement)}Si vous n’êtes pas d’accord, contactez-nous : une autre personne la réexaminera.`,
    button: 'Nous contacter',
  },
  conversationReportDecided: {
    title: ({ partner, outcome }) =>
      outcome === 'upheld'
        ? `Votre signalement de la conversation avec ${partner} a été jugé fondé`
        : `Votre signalement de la conversation avec ${partner} a été rejeté`,
    text: ({ outcome }) =>
      outcome === 'upheld'
        ? 'Un modérateur a lu la conversation et pris des mesures. Merci.'
        : 'Un modérateur a lu la conversation et estimé qu’aucune mesure n’était nécessaire. Au besoin, bloquez cette personne.',
    button: 'Ouvrir la conversation',
  },
  requestReportDecided: {
    title: ({ title, outcome }) =>
      outcome === 'upheld'
        ? `Votre signalement de la demande « ${title} » a été jugé fondé`
        : `Votre signalement de la demande « ${title} » a été rejeté`,
    text: ({ outcome }) =>
      outcome === 'upheld'
        ? 'Un modérateur a lu la demande et y a mis fin. Merci.'
        : 'Un modérateur a lu la demande et estimé qu’aucune mesure n’était nécessaire. Vous restez libre de la refuser.',
    button: 'Ouvrir la demande',
  },
  requestTakenDown: {
    title: ({ title }) => `Un modérateur a mis fin à votre demande « ${title} »`,
    text: ({ statement }) =>
      `Une entreprise a signalé votre demande, et un modérateur lui a donné raison. ${reasonsIn(statement)}Si vous pensez qu’il s’agit d’une erreur, contactez-nous. ${redressOutside}`,
    button: 'Ouvrir la demande',
  },
  quoteReportDecided: {
    title: ({ number, outcome }) =>
      outcome === 'upheld'
        ? `Votre signalement du devis ${number} a été jugé fondé`
        : `Votre signalement du devis ${number} a été rejeté`,
    text: ({ from, outcome }) =>
      outcome === 'upheld'
        ? `Un modérateur a lu le devis et vous a donné raison. Nous avons indiqué le motif à ${from} et l’avons retiré, sauf si vous l’aviez déjà accepté. Merci.`
        : 'Un modérateur a lu le devis et estimé qu’aucune mesure n’était nécessaire. Vous restez libre de le refuser.',
    button: 'Ouvrir le devis',
  },
  quoteTakenDown: {
    title: ({ number }) => `Un modérateur a jugé fondé un signalement concernant votre devis ${number}`,
    text: ({ statement }) =>
      `Le client a signalé votre devis, et un modérateur lui a donné raison. ${reasonsIn(statement)}Le devis a été retiré, sauf s’il était déjà accepté. Si vous pensez qu’il s’agit d’une erreur, contactez-nous. ${redressOutside}`,
    button: 'Ouvrir le devis',
  },
  moderationWaits: {
    title: ({ queue }) => `À examiner par la modération : ${waitingQueues[queue]}`,
    text: () => 'Ouvrez la file pour l’examiner.',
    button: 'L’examiner',
  },
  subscriptionChanged: {
    title: ({ outcome, lastDay }) => {
      const day = lastDay ? formatLongDate(new Date(lastDay), 'fr') : '';
      return {
        trialEnding: `Votre essai gratuit court jusqu’au ${day}`,
        trialEnded: 'Votre essai gratuit est terminé',
        overdue: `Le paiement de votre formule est en retard. Elle reste en vigueur jusqu’au ${day}`,
        cancelled: `Votre formule est résiliée. Elle reste en vigueur jusqu’au ${day}`,
        ended: 'Votre formule a pris fin',
      }[outcome];
    },
    text: ({ outcome }) =>
      ({
        trialEnding: `Choisissez une formule avant cette date pour que rien ne change. ${withoutPlan}`,
        trialEnded: `${withoutPlan} Choisissez une formule quand vous voulez.`,
        overdue: 'Nous n’avons pas reçu votre paiement. Payez avant cette date, ou changez de carte.',
        cancelled: 'Votre formule ne sera pas renouvelée. D’ici là, vous pouvez annuler la résiliation.',
        ended: `${withoutPlan} Choisissez une formule quand vous voulez.`,
      })[outcome],
    button: 'Ouvrir votre abonnement',
  },
  listingEnds: {
    title: ({ lastDay }) =>
      `Votre entreprise reste dans l’annuaire jusqu’au ${formatLongDate(noonOf(lastDay), 'fr')}`,
    text: () =>
      'Pour y rester ensuite, il vous faut un métier, une commune, une description d’au moins 40 caractères et une adresse e-mail vérifiée. Votre tableau de bord indique ce qui manque.',
    button: 'Voir ce qui manque',
  },
  requestSent: {
    title: ({ title, count, from }) =>
      `Demande envoyée à ${pluralForm('fr', count, { one: from, many: `${count} d’entreprises`, other: `${count} entreprises` })} : « ${title} »`,
    text: () => 'Nous vous prévenons dès qu’une entreprise répond. Rien ne vous oblige à accepter un devis.',
    button: 'Ouvrir la demande',
  },
  requestReceived: {
    title: ({ title, commune }) => `Nouvelle demande à ${commune} : « ${title} »`,
    text: () => 'Un client a décrit les travaux et attend votre réponse.',
    sms: ({ title, commune, until }) =>
      `Nouvelle demande à ${commune} : « ${title} ». Réponse attendue au plus tard le ${lastDayBefore(until)}`,
    button: 'Lire la demande',
  },
  requestReminder: {
    title: ({ title }) => `« ${title} » attend toujours votre réponse`,
    text: ({ until }) =>
      `Vous avez jusqu’au ${lastDayBefore(until)} inclus. Un message, une question ou un refus suffit.`,
    sms: ({ title, until }) =>
      `« ${title} » attend toujours votre réponse, au plus tard le ${lastDayBefore(until)}`,
    button: 'Lire la demande',
  },
  requestAnswered: {
    title: ({ title }) => `Une question sur « ${title} » a reçu une réponse`,
    text: () => 'La réponse figure dans la demande.',
    button: 'Lire la réponse',
  },
  requestAdded: {
    title: ({ title }) => `Il y a du nouveau sur « ${title} »`,
    text: () => 'Le client a ajouté du texte, des photos ou des plans.',
    button: 'Lire la demande',
  },
  requestStreetShown: {
    title: ({ title }) => `Vous avez maintenant l’adresse de « ${title} »`,
    text: () => 'Le client vous a communiqué la rue. L’adresse figure dans la demande.',
    button: 'Lire la demande',
  },
  leadWaiting: {
    title: ({ from }) => `${from} attend toujours votre première réponse`,
    text: () => 'Ce client vous a écrit il y a un jour ouvré. Un mot suffit, même pour dire non :',
    button: 'Répondre ou refuser',
  },
  leadHandedOver: {
    title: ({ from, client }) => `${from} vous confie ${client}`,
    text: () => 'C’est désormais à vous de répondre à ses messages et à ses demandes.',
    button: 'Ouvrir',
  },
  requestEnded: {
    title: ({ outcome, title }) =>
      ({
        expired: title
          ? `La demande « ${title} » a expiré sans réponse de votre part`
          : 'Une demande a expiré sans réponse de votre part',
        withdrawn: 'Le client a retiré cette demande',
        closed: title
          ? `La demande « ${title} » est clôturée`
          : 'Une demande qui vous était adressée est clôturée',
      })[outcome],
    text: ({ outcome }) =>
      ({
        expired:
          'Le délai de 3 jours ouvrés est écoulé. La prochaine fois, un clic suffit, même pour refuser.',
        withdrawn: 'Vous n’avez rien à faire.',
        closed: 'Le client a décidé. Merci pour le temps que vous y avez consacré.',
      })[outcome],
    button: 'Ouvrir',
  },
  wishedToAsk: {
    title: ({ trade, commune, day }) =>
      `Un client souhaitait vous solliciter : ${trade} à ${commune}, ${formatLongDate(noonOf(day), 'fr')}`,
    text: () =>
      'Seules les entreprises qui ont une formule ou sont en période d’essai reçoivent des demandes. Vous continuez de recevoir les messages.',
    button: 'Voir les formules',
  },
  companyDeclined: {
    title: ({ from, title }) => `${from} ne peut pas se charger de « ${title} »`,
    text: () => 'Sollicitez une autre entreprise à sa place.',
    button: 'Ouvrir la demande',
  },
  companySilent: {
    title: ({ from, title }) => `${from} n’a pas répondu à temps à « ${title} »`,
    text: () => 'Sollicitez une autre entreprise : nous vous en proposons 3 qui font ces travaux.',
    button: 'Solliciter une autre entreprise',
  },
  companyAsked: {
    title: ({ from, title }) => `${from} a une question sur « ${title} »`,
    text: () => 'Répondez à cette entreprise seulement, ou à toutes en même temps.',
    button: 'Lire et répondre',
  },
  requestExpired: {
    title: ({ title }) => `« ${title} » a expiré`,
    text: () => 'Les entreprises ne peuvent plus y répondre. Vos échanges restent disponibles.',
    button: 'Ouvrir la demande',
  },
  visitProposed: {
    title: ({ from, start }) =>
      start ? `${from} aimerait déplacer la visite du ${dayAndTime(start)}` : `${from} propose une visite`,
    text: ({ start }) =>
      start
        ? 'Choisissez l’un des nouveaux créneaux. Sinon, la visite a lieu comme prévu.'
        : 'Choisissez l’un des créneaux proposés, ou demandez-en d’autres.',
    button: 'Choisir un créneau',
  },
  visitOthersAsked: {
    title: ({ from, start }) =>
      start ? `${from} préfère garder le ${dayAndTime(start)}` : `${from} demande d’autres créneaux`,
    text: ({ start }) =>
      start
        ? 'Aucun des autres créneaux ne convient. La visite est maintenue comme prévu.'
        : 'Aucun des créneaux proposés ne convient. Proposez-en d’autres.',
    button: 'Ouvrir la visite',
  },
  visitAgreed: {
    title: ({ from, start, before }) =>
      before
        ? `La visite avec ${from} est déplacée au ${dayAndTime(start)}`
        : `Visite avec ${from} : ${dayAndTime(start)}`,
    text: ({ before }) =>
      before
        ? `Elle était prévue le ${dayAndTime(before)}. L’événement pour votre agenda est joint à cet e-mail.`
        : 'L’événement pour votre agenda est joint à cet e-mail. Vous recevrez un rappel la veille et 2 heures avant.',
    button: 'Ouvrir la visite',
  },
  visitCancelled: {
    title: ({ from, start }) =>
      start
        ? `La visite avec ${from || 'quelqu’un qui a quitté Giewel'} du ${dayAndTime(start)} est annulée`
        : `La proposition de visite avec ${from} est annulée`,
    text: ({ by, start }) => {
      if (by === 'request') return 'La visite a été annulée, car la demande est clôturée.';
      const who = by === 'client' ? 'Le client' : 'L’entreprise';
      return start ? `${who} a annulé la visite.` : `${who} a retiré les créneaux proposés.`;
    },
    button: 'Ouvrir vos visites',
  },
  visitReminder: {
    title: ({ from, start, ahead }) =>
      ahead === 'day'
        ? `Demain à ${formatTime(new Date(start))} : visite avec ${from}`
        : `Aujourd’hui à ${formatTime(new Date(start))} : visite avec ${from}`,
    text: ({ start }) =>
      `${dayAndTime(start)}. Si cela ne vous convient plus, déplacez ou annulez la visite dès maintenant.`,
    button: 'Ouvrir la visite',
  },
  quoteReceived: {
    title: ({ from, isChange }) => `${from} vous a envoyé un ${isChange ? 'avenant' : 'devis'}`,
    text: ({ isChange }) =>
      isChange
        ? 'Consultez les travaux ajoutés ou retirés, et leur prix. Rien ne change tant que vous ne l’avez pas accepté.'
        : 'Lisez-le poste par poste, posez une question sur un poste, ou comparez-le aux autres.',
    button: 'Lire',
  },
  quoteRevised: {
    title: ({ from, number, isChange }) =>
      `${from} a envoyé une nouvelle version ${isChange ? 'de l’avenant' : 'du devis'} ${number}`,
    text: () => 'La nouvelle version remplace la précédente.',
    button: 'Lire la nouvelle version',
  },
  quoteWithdrawn: {
    title: ({ from, number, isChange }) =>
      `${from} a retiré ${isChange ? 'l’avenant' : 'le devis'} ${number}`,
    text: () => 'Vous ne pouvez plus l’accepter. Écrivez à l’entreprise si vous voulez savoir pourquoi.',
    button: 'Ouvrir',
  },
  quoteSigned: {
    title: ({ from, number, isChange }) =>
      `Vous avez accepté ${isChange ? 'l’avenant' : 'le devis'} ${number} ${withFrenchDe(from)}`,
    text: () =>
      'Nous conservons le contenu, la date et le mode de votre acceptation. Le délai de rétractation est de 14 jours.',
    button: 'Ouvrir',
  },
  quoteChangeAsked: {
    title: ({ from, number, isChange }) =>
      `${from} demande une modification ${isChange ? 'de l’avenant' : 'du devis'} ${number}`,
    text: () =>
      'Le client peut encore accepter la version envoyée tant que vous n’en envoyez pas une nouvelle.',
    button: 'Lire la demande',
  },
  quoteDeclined: {
    title: ({ from, number, isChange }) =>
      `${from} a refusé ${isChange ? 'l’avenant' : 'le devis'} ${number}`,
    text: () => 'Le motif est indiqué sur Giewel. Merci pour le temps que vous y avez consacré.',
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
    title: ({ number }) => `Le client a choisi un autre devis que le ${number}`,
    text: () => 'Vous n’avez rien à faire. Merci pour le temps que vous y avez consacré.',
    button: 'Ouvrir le devis',
  },
  quoteNotSent: {
    title: ({ from }) => `Votre devis pour ${from} n’est pas parti`,
    text: () =>
      'La création du PDF a échoué. Rien n’est perdu : votre devis est de nouveau un brouillon. Réessayez.',
    button: 'Ouvrir le brouillon',
  },
  companySuspended: {
    title: ({ from }) => `${from} est actuellement suspendue`,
    text: () =>
      'Pour le moment, vous ne pouvez ni accepter ses devis ni recevoir de réponse. Nous vous préviendrons si la suspension est levée. En attendant, sollicitez d’autres entreprises.',
    button: 'Ouvrir',
  },
  companyReinstated: {
    title: ({ from }) => `${from} est de retour`,
    text: () =>
      'La suspension est levée. Ses devis peuvent de nouveau être acceptés, tant qu’ils sont valables.',
    button: 'Ouvrir',
  },
  quoteExpired: {
    title: ({ from, number }) => `Le devis ${number} pour ${from} a expiré`,
    text: () => 'Le client ne peut plus l’accepter. Si besoin, copiez-le dans un nouveau devis.',
    button: 'Ouvrir le devis',
  },
  contractWithdrawn: {
    title: ({ from, number }) => `${from} s’est rétracté du contrat (devis ${number})`,
    text: () =>
      'Le client a exercé son droit de rétractation de 14 jours. Le chantier est annulé. Remboursez ses paiements dans les 14 jours. Le client doit payer les travaux déjà réalisés à sa demande.',
    button: 'Ouvrir le devis',
  },
  withdrawalReceived: {
    title: ({ from, number }) => `Vous vous êtes rétracté du contrat avec ${from} (devis ${number})`,
    text: () =>
      'Nous avons bien reçu votre rétractation, et le chantier est annulé. L’accusé de réception, avec la date et l’heure, est dans vos e-mails.',
    button: 'Ouvrir le devis',
  },
  changeOrderWithdrawn: {
    title: ({ from, number }) => `${from} s’est rétracté de l’avenant ${number}`,
    text: () => 'Le total ne comprend plus l’avenant. Le contrat reste tel qu’il était.',
    button: 'Ouvrir le devis',
  },
  changeWithdrawalReceived: {
    title: ({ from, number }) => `Vous vous êtes rétracté de l’avenant ${number} ${withFrenchDe(from)}`,
    text: () =>
      'Le total ne comprend plus l’avenant, et le contrat reste tel qu’il était. L’accusé de réception, avec la date et l’heure, est dans vos e-mails.',
    button: 'Ouvrir le devis',
  },
  contractEndAsked: {
    title: ({ from, number }) => `${from} demande à mettre fin au contrat (devis ${number})`,
    text: () =>
      'Le contrat continue tant que vous n’avez pas confirmé. Lisez le motif, puis confirmez ou refusez.',
    button: 'Ouvrir le devis',
  },
  contractEndRefused: {
    title: ({ from, number }) => `${from} ne souhaite pas mettre fin au contrat (devis ${number})`,
    text: () => 'Le contrat continue. Échangez par message, et refaites la demande si vous tombez d’accord.',
    button: 'Ouvrir le devis',
  },
  contractEnded: {
    title: ({ from, number }) => `${from} a confirmé : le contrat (devis ${number}) a pris fin`,
    text: () => 'Vous êtes tous deux d’accord, et le chantier est annulé.',
    button: 'Ouvrir le devis',
  },
  contractPartnerLeaves: {
    title: ({ from, number }) => `${from} supprime son compte. Votre contrat (devis ${number}) continue`,
    text: () =>
      'Le chantier et les documents restent accessibles, et vous pouvez vous écrire jusqu’à la fin des travaux ou jusqu’à ce que vous mettiez tous deux fin au contrat. Vous conserverez ensuite les documents signés.',
    button: 'Ouvrir le devis',
  },
};
