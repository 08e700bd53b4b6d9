import type { sentences as english } from '#features/quotes/price-book/strings/en/price-import.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  groups: 'Familles',
  allGroups: 'Toutes les familles',
  noGroup: 'Sans famille',
  import: 'Importer des prix',
  importText:
    'Choisissez un fichier CSV exporté de votre tableur, avec les noms des colonnes sur la première ligne. Désignation, unité et prix sont obligatoires, le reste est facultatif :',
  chooseFile: 'Choisir un fichier CSV',
  willImport: (added, changed) =>
    `${pluralForm('fr', added, { one: `${added} nouveau prix`, many: `${added} de nouveaux prix`, other: `${added} nouveaux prix` })}, ${pluralForm('fr', changed, { one: `${changed} modification`, many: `${changed} de modifications`, other: `${changed} modifications` })}.`,
  leftOut: (count) =>
    pluralForm('fr', count, {
      one: `${count} ligne ignorée :`,
      many: `${count} de lignes ignorées :`,
      other: `${count} lignes ignorées :`,
    }),
  faultAt: (line, fault) => `Ligne ${line} : ${fault}`,
  listFaults: {
    noDescription: 'désignation manquante',
    unreadPrice: 'prix illisible',
    unreadUnit: 'unité inconnue',
    unreadRate: 'taux de TVA non en vigueur',
  },
  importCount: (count) =>
    pluralForm('fr', count, {
      one: `Importer ${count} prix`,
      many: `Importer ${count} de prix`,
      other: `Importer ${count} prix`,
    }),
  imported: (count) =>
    pluralForm('fr', count, {
      one: `${count} prix importé`,
      many: `${count} de prix importés`,
      other: `${count} prix importés`,
    }),
  notImported: 'Aucun prix importé',
};
