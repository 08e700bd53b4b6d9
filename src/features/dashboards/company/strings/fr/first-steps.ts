import type { sentences as english } from '#features/dashboards/company/strings/en/first-steps.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  title: 'Vos premiers pas',
  doneOf: (done, all) => `${done} sur ${all}`,
  done: 'Fait',
  steps: {
    text: 'Décrivez votre activité',
    trade: 'Choisissez vos métiers',
    place: 'Indiquez votre adresse',
    pictures: 'Ajoutez des photos de travaux terminés',
    proofs: 'Justifiez de votre autorisation ou de votre assurance',
    hours: 'Indiquez vos heures d’ouverture',
    reply: 'Répondez à votre premier message',
  },
  why: {
    text: 'Quelques phrases, avec vos mots.',
    trade: 'Les clients cherchent par métier.',
    place: 'Les clients cherchent par commune.',
    pictures: 'Montrez-en au moins 5.',
    proofs: 'Les clients cherchent le badge « Vérifié ».',
    hours: 'Pour que les clients sachent quand appeler.',
    reply: 'Les clients choisissent souvent la première entreprise qui répond.',
  },
  /** Says why a step that was begun does not count yet. */
  stillMissing: {
    text: (have, least) => `${have} caractères sur ${least} : encore une phrase ou deux.`,
    place: (parts) => `Il manque encore : ${parts}.`,
    pictures: (have, wanted) => `${have} sur ${wanted} pour l’instant.`,
  },
  partsOfPlace: { address: 'rue et numéro', postalCode: 'code postal', city: 'localité' },
  putAway: 'Masquer cette liste',
  puttingAway: 'Un instant…',
  notPutAway: 'Impossible de masquer la liste',
};
