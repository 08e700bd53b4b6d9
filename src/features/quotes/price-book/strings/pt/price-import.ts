import type { sentences as english } from '#features/quotes/price-book/strings/en/price-import.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  groups: 'Grupos',
  allGroups: 'Todos os grupos',
  noGroup: 'Sem grupo',
  import: 'Importar preços',
  importText:
    'Escolha um ficheiro CSV exportado da sua folha de cálculo. A primeira linha tem de indicar os nomes das colunas. Só a descrição, a unidade e o preço são obrigatórios:',
  chooseFile: 'Escolher um ficheiro CSV',
  willImport: (added, changed) =>
    `${pluralForm('pt', added, { one: '1 preço novo', many: `${added} de preços novos`, other: `${added} preços novos` })}, ${pluralForm('pt', changed, { one: '1 alteração', many: `${changed} de alterações`, other: `${changed} alterações` })}.`,
  leftOut: (count) =>
    pluralForm('pt', count, {
      one: '1 linha fica de fora:',
      many: `${count} de linhas ficam de fora:`,
      other: `${count} linhas ficam de fora:`,
    }),
  faultAt: (line, fault) => `Linha ${line}: ${fault}`,
  listFaults: {
    noDescription: 'falta a descrição',
    unreadPrice: 'não conseguimos ler o preço',
    unreadUnit: 'não conhecemos esta unidade',
    unreadRate: 'taxa de IVA que não está em vigor',
  },
  importCount: (count) =>
    pluralForm('pt', count, {
      one: 'Importar 1 preço',
      many: `Importar ${count} de preços`,
      other: `Importar ${count} preços`,
    }),
  imported: (count) =>
    pluralForm('pt', count, {
      one: '1 preço importado',
      many: `${count} de preços importados`,
      other: `${count} preços importados`,
    }),
  notImported: 'Não importado',
};
