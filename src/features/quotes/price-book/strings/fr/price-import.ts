import type { sentences as english } from '#features/quotes/price-book/strings/en/price-import.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  groups: 'Familles',
  allGroups: 'Toutes les familles',
  noGroup: 'Sans famille',
  import: 'Importer des prix',
  importText:
    'Choisissez un fichier CSV, comme tout tableur sait en enregistrer. La première ligne nomme les colonnes. La désignation, l’unité et le prix sont nécessaires, le reste est facultatif :',
  chooseFile: 'Choisir un fichier CSV',
  willImport: (added, changed) =>
    `${pluralForm('fr', added, { one: `${added} nouveau prix`, many: `${added} de nouveaux prix`, other: `${added} nouveaux prix` })}, ${pluralForm('fr', changed, { one: `${changed} modification`, many: `${changed} de modifications`, other: `${changed} modifications` })}.`,
  leftOut: (count) =>
    pluralForm('fr', count, {
      one: `${count} ligne n’est pas reprise :`,
      many: `${count} de lignes ne sont pas reprises :`,
      other: `${count} lignes ne sont pas reprises :`,
    }),
  faultAt: (line, fault) => `Ligne ${line} : ${fault}`,
  listFaults: {
    noDescription: 'la désignation manque',
    unreadPrice: 'le prix est illisible',
    unreadUnit: 'cette unité est inconnue',
    unreadRate: 'ce taux de TVA n’est pas en vigueur',
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
  notImported: 'Rien n’a été importé',
};
