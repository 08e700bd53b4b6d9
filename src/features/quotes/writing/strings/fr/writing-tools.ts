import type { sentences as english } from '#features/quotes/writing/strings/en/writing-tools.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  marked: (count) =>
    pluralForm('fr', count, {
      one: `${count} poste sélectionné`,
      many: `${count} de postes sélectionnés`,
      other: `${count} postes sélectionnés`,
    }),
  markedLines: 'Postes sélectionnés',
  mark: (number) => `Sélectionner le poste ${number}`,
  markLine: (line) => `Sélectionner : ${line}`,
  markAll: 'Sélectionner tous les postes',
  unmark: 'Tout désélectionner',
  set: 'Appliquer',
  moveTo: 'Déplacer vers',
  linesRemoved: (count) =>
    pluralForm('fr', count, {
      one: `${count} poste retiré`,
      many: `${count} de postes retirés`,
      other: `${count} postes retirés`,
    }),
  cellsFilled: (count) =>
    pluralForm('fr', count, {
      one: `${count} case remplie`,
      many: `${count} de cases remplies`,
      other: `${count} cases remplies`,
    }),
  insertFrom: 'À partir d’un modèle ou d’un devis',
  insertBelow: (number) => `Insérer sous le poste ${number}`,
  useAsDefaults: 'Reprendre pour les prochains devis',
  defaultsTitle: 'Reprendre ces éléments dans vos prochains devis ?',
  defaultsText: 'Chaque nouveau devis de votre entreprise reprendra ce qui suit. Tout y restera modifiable.',
  defaultsSaved: 'Enregistré pour vos prochains devis',
  fromDefaults: 'valeur par défaut',
  validFor: 'Validité',
  days: (count) =>
    pluralForm('fr', count, { one: `${count} jour`, many: `${count} de jours`, other: `${count} jours` }),
};
