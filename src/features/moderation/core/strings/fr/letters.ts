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
    button: 'Nous contacter',
    closing: 'Vous recevez cet e-mail parce qu’il concerne votre compte.',
  },
  digest: {
    subject: (total) =>
      pluralForm('fr', total, {
        one: `${total} élément à modérer`,
        many: `${total} d’éléments à modérer`,
        other: `${total} éléments à modérer`,
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
      'Vous recevez cet e-mail à 8 h et à 14 h parce que vous modérez Giewel. Pour ne plus le recevoir, ouvrez vos réglages.',
  },
  reportReceived: {
    subject: (receipt) => `Nous avons reçu votre signalement ${receipt}`,
    heading: 'Nous avons reçu votre signalement',
    text: (receipt) =>
      `Merci. Nous avons bien reçu votre signalement de contenu illicite. Son numéro est ${receipt}. Conservez-le pour suivre votre signalement.`,
    next: 'Un modérateur, et non une machine, l’examinera. Vous recevrez la décision et ses motifs par e-mail.',
    button: 'Suivre le signalement',
    closing:
      'Vous recevez cet e-mail parce qu’un signalement a été envoyé avec votre adresse. Si ce n’était pas vous, ignorez-le.',
  },
  reportDecided: {
    subject: (receipt) => `Décision sur votre signalement ${receipt}`,
    heading: 'Décision sur votre signalement',
    upheld: (receipt, taken) =>
      `Votre signalement ${receipt} était fondé. Nous avons retiré : ${listInWords('fr', taken)}.`,
    gone: (receipt) =>
      `Votre signalement ${receipt} était fondé, mais le contenu n’était plus en ligne lors de notre examen.`,
    dismissed: (receipt) =>
      `Nous avons examiné votre signalement ${receipt} et n’avons rien trouvé d’illicite.`,
    about: (company) => `Votre signalement portait sur la page de l’entreprise ${company}.`,
    statement: 'Les motifs du modérateur :',
    redress: reportRedress,
    button: 'Voir votre signalement',
    closing: 'Vous recevez cet e-mail parce que votre signalement indique cette adresse.',
  },
};
