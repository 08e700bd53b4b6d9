import type { sentences as english } from '#features/moderation/content-reports/strings/en/reporting.ts';
import { reportRedress } from '#features/moderation/core/strings/fr/report-redress.ts';
import { takenThings } from '#features/moderation/core/strings/fr/taken-things.ts';
import { listInWords } from '#kernel/list-in-words.ts';
import type { TranslationType } from '#kernel/translation-type.ts';
import { settlementBodies } from './settlement-bodies.ts';

export const sentences: TranslationType<typeof english> = {
  pageTitle: (title) => `${title} · Giewel`,
  title: 'Envoyer un signalement',
  lead: 'Pas besoin de compte. Un modérateur lit chaque signalement. Suivez le vôtre avec son numéro de référence.',
  kind: 'De quoi s’agit-il ?',
  kinds: {
    hate: 'Haine ou menaces',
    fraud: 'Fraude ou tromperie',
    privacy: 'Données privées d’autrui',
    copyright: 'Images ou textes utilisés sans autorisation',
    other: 'Autre contenu illicite',
  },
  address: 'Où se trouve le contenu ?',
  addressHint: 'L’adresse de la page, ou le nom de l’entreprise et l’élément concerné.',
  explanation: 'Pourquoi ce contenu vous semble-t-il illicite ?',
  explanationHint: 'Au moins 20 caractères.',
  name: 'Votre nom',
  email: 'Votre adresse e-mail',
  optional: 'facultatif',
  website: 'Laissez ce champ vide',
  send: 'Envoyer',
  sending: 'Envoi…',
  failed: 'Impossible d’envoyer le signalement',
  followTitle: 'Déjà signalé ?',
  followLabel: 'Numéro de référence',
  receiptForm: 'XXXX-XXXX-XXXX-XXXX',
  follow: 'Suivre le signalement',
  received: 'Merci. Nous avons reçu votre signalement.',
  keepReceipt: 'Conservez ce numéro : c’est le seul moyen de retrouver votre signalement.',
  seeState: 'Suivre le signalement',

  stateTitle: 'Votre signalement',
  receipt: 'Numéro de référence',
  reportedOn: 'Signalé le',
  decidedOn: 'Décidé le',
  state: 'État',
  states: {
    waiting: 'En cours d’examen',
    upheld: 'Fondé',
    dismissed: 'Rejeté : nous n’avons rien trouvé d’illicite',
  },
  done: 'Suites données',
  takenDown: (things) => `Retiré : ${listInWords('fr', things)}`,
  wasGone: 'Le contenu n’était plus en ligne lors de l’examen',
  takenThings,
  statement: 'Motifs',
  redress: reportRedress,
  writeToUs: 'Nous contacter',
  settlementBodies,
  notFound: 'Aucun signalement avec ce numéro',
  notFoundText: 'Vérifiez le numéro : quatre groupes de quatre caractères.',
  reportSomething: 'Signaler un contenu',
};
