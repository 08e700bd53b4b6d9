import type { sentences as english } from '#features/quotes/writing/strings/en/writing-tools.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  marked: (count) =>
    pluralForm('pt', count, {
      one: `${count} linha selecionada`,
      many: `${count} de linhas selecionadas`,
      other: `${count} linhas selecionadas`,
    }),
  markedLines: 'Linhas selecionadas',
  mark: (number) => `Selecionar a linha ${number}`,
  markLine: (line) => `Selecionar: ${line}`,
  markAll: 'Selecionar todas as linhas',
  unmark: 'Limpar a seleção',
  set: 'Aplicar',
  moveTo: 'Mover para',
  linesRemoved: (count) =>
    pluralForm('pt', count, {
      one: `${count} linha removida`,
      many: `${count} de linhas removidas`,
      other: `${count} linhas removidas`,
    }),
  cellsFilled: (count) =>
    pluralForm('pt', count, {
      one: `${count} célula preenchida`,
      many: `${count} de células preenchidas`,
      other: `${count} células preenchidas`,
    }),
  insertFrom: 'De um modelo ou orçamento',
  insertBelow: (number) => `Inserir abaixo da linha ${number}`,
  useAsDefaults: 'Usar em novos orçamentos',
  defaultsTitle: 'Usar estes dados em novos orçamentos?',
  defaultsText: 'Todos os novos orçamentos da empresa começam com estes dados. Pode alterá-los em cada um.',
  defaultsSaved: 'Guardado. Os novos orçamentos começam com estes dados.',
  fromDefaults: 'predefinido',
  validFor: 'Validade',
  days: (count) =>
    pluralForm('pt', count, { one: `${count} dia`, many: `${count} de dias`, other: `${count} dias` }),
};
