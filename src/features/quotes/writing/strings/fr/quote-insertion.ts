import type { sentences as english } from '#features/quotes/writing/strings/en/quote-insertion.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  insertInto: (title) => `Insérer à la fin de « ${title} »`,
  findSource: 'Rechercher un modèle ou un devis',
  emptySection: 'Nouveau lot',
  noSources: 'Vous n’avez pas encore de modèle ni d’autre devis.',
  sectionOf: (letter) => `Lot ${letter}`,
  lineCount: (count) =>
    pluralForm('fr', count, { one: `${count} poste`, many: `${count} de postes`, other: `${count} postes` }),
  withTitles: 'Garder les titres des lots',
  noRoom: (most) => `Trop de postes : un devis en compte ${most} au plus.`,
  back: 'Retour',
  insertLines: (count) =>
    pluralForm('fr', count, {
      one: `Insérer ${count} poste`,
      many: `Insérer ${count} de postes`,
      other: `Insérer ${count} postes`,
    }),
};
