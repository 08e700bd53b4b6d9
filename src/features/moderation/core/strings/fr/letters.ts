import { withheldWords } from '#features/accounts/core/strings/fr/withheld-words.ts';
import type { sentences as english } from '#features/moderation/core/strings/en/letters.ts';
import { listInWords } from '#kernel/list-in-words.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';
import { reportRedress } from './report-redress.ts';
import { takenThings } from './taken-things.ts';

export const sentences: TranslationType<typeof english> = {
  withheldInstead: withheldWords,
  takenThings,
  suspended: {
    subject: 'Votre compte est suspendu',
    heading: 'Votre compte est suspendu',
    text: (until) =>
      `Un modérateur a suspendu votre compte jusqu’au ${until} inclus. D’ici là, personne ne peut s’y connecter, et votre entreprise, si vous en avez une, n’est pas affichée.`,
    statement: 'Les motifs du modérateur :',
    objection:
      'Si vous n’êtes pas d’accord, utilisez notre formulaire de contact : une autre personne réexaminera la décision.',
    button: 'Nous écrire',
    closing: 'Vous recevez cet e-mail parce qu’il concerne votre compte.',
  },
  digest: {
    subject: (total) =>
      pluralForm('fr', total, {
        one: `${total} élément attend en modération`,
        many: `${total} d’éléments attendent en modération`,
        other: `${total} éléments attendent en modération`,
      }),
    line: (queue, count) => `${queue} : ${count}`,
    queues: {
      reviews: 'Avis',
      flags: 'Avis signalés',
      appeals: 'Recours contre des avis masqués',
      'conversation-reports': 'Conversations signalées',
      'client-reports': 'Signalements sur des clients',
      'request-reports': 'Demandes signalées',
      'quote-reports': 'Devis signalés',
      vat: 'Numéros de TVA',
      facts: 'Justificatifs d’entreprises',
      'content-reports': 'Signalements de contenus illicites',
      objections: 'Recours contre des retraits',
    },
    button: 'Ouvrir la modération',
    closing:
      'Vous recevez ceci à 8 et à 14 heures parce que vous modérez Giewel. Vos réglages permettent de l’arrêter.',
  },
  reportReceived: {
    subject: (receipt) => `Nous avons reçu votre signalement ${receipt}`,
    heading: 'Nous avons reçu votre signalement',
    text: (receipt) =>
      `Merci. Nous avons bien reçu votre signalement de contenu illicite. Son numéro est ${receipt}. Gardez-le : avec lui, on peut voir où en est le signalement.`,
    next: 'Un modérateur l’examine, pas une machine. Vous recevrez la décision et ses motifs par e-mail.',
    button: 'Suivre le signalement',
    closing:
      'Vous recevez ceci parce que cette adresse a été donnée avec un signalement. Si ce n’était pas vous, vous n’avez rien à faire.',
  },
  reportDecided: {
    subject: (receipt) => `Une décision sur votre signalement ${receipt}`,
    heading: 'Une décision sur votre signalement',
    upheld: (receipt, taken) =>
      `Ce que vous avez signalé sous le numéro de référence ${receipt} a été retiré : ${listInWords('fr', taken)}.`,
    gone: (receipt) =>
      `Vous aviez raison pour ce que vous avez signalé sous le numéro de référence ${receipt} ; quand nous avons regardé, ce n’était plus là.`,
    dismissed: (receipt) =>
      `Nous avons examiné ce que vous avez signalé sous le numéro de référence ${receipt}, et n’avons rien trouvé d’illicite.`,
    statement: 'Les motifs du modérateur :',
    redress: reportRedress,
    button: 'Voir votre signalement',
    closing: 'Vous recevez ceci parce que vous avez donné cette adresse avec votre signalement.',
  },
};
