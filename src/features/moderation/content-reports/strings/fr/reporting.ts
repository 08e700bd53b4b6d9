import type { sentences as english } from '#features/moderation/content-reports/strings/en/reporting.ts';
import { reportRedress } from '#features/moderation/core/strings/fr/report-redress.ts';
import { takenThings } from '#features/moderation/core/strings/fr/taken-things.ts';
import { listInWords } from '#kernel/list-in-words.ts';
import type { TranslationType } from '#kernel/translation-type.ts';
import { settlementBodies } from './settlement-bodies.ts';

export const sentences: TranslationType<typeof english> = {
  pageTitle: (title) => `${title} · Giewel`,
  title: 'Envoyer un signalement',
  lead: 'Vous n’avez pas besoin de compte. Un modérateur lit chaque signalement, et vous pouvez le suivre avec son numéro de référence.',
  kind: 'De quoi s’agit-il ?',
  kinds: {
    hate: 'Haine ou menaces',
    fraud: 'Fraude ou tromperie',
    privacy: 'Données privées de quelqu’un',
    copyright: 'Images ou textes utilisés sans permission',
    other: 'Autre chose d’illicite',
  },
  address: 'Où est-ce ?',
  addressHint: 'L’adresse de la page, ou le nom de l’entreprise et ce qu’il faut chercher.',
  explanation: 'Pourquoi pensez-vous que c’est illicite ?',
  explanationHint: 'Au moins 20 caractères.',
  name: 'Votre nom',
  email: 'Votre adresse e-mail',
  optional: 'facultatif',
  website: 'Laissez ceci vide',
  send: 'Envoyer',
  sending: 'Envoi…',
  failed: 'Le signalement n’a pas pu être envoyé',
  followTitle: 'Déjà signalé ?',
  followLabel: 'Numéro de référence',
  receiptForm: 'XXXX-XXXX-XXXX-XXXX',
  follow: 'Suivre le signalement',
  received: 'Merci. Votre signalement est arrivé.',
  keepReceipt: 'Gardez ce numéro : c’est le seul moyen de retrouver votre signalement.',
  seeState: 'Suivre le signalement',

  stateTitle: 'Votre signalement',
  receipt: 'Numéro de référence',
  reportedOn: 'Signalé',
  decidedOn: 'Décidé',
  state: 'État',
  states: {
    waiting: 'Un modérateur n’a pas encore décidé',
    upheld: 'Fondé',
    dismissed: 'Rejeté : nous n’avons rien trouvé d’illicite',
  },
  done: 'Ce qui a été fait',
  takenDown: (things) => `Retiré : ${listInWords('fr', things)}`,
  wasGone: 'Ce n’était plus là quand nous avons regardé',
  takenThings,
  statement: 'Motifs',
  redress: reportRedress,
  writeToUs: 'Nous écrire',
  settlementBodies,
  notFound: 'Aucun signalement avec ce numéro',
  notFoundText: 'Vérifiez le numéro : quatre groupes de quatre caractères.',
  reportSomething: 'Signaler quelque chose',
};
