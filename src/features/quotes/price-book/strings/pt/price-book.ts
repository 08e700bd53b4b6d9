import { MAX_PRICE_BOOK_ENTRIES } from '#features/quotes/price-book/rules/price-book.ts';
import type { sentences as english } from '#features/quotes/price-book/strings/en/price-book.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  title: 'Tabela de preços',
  intro:
    'Os preços da sua empresa. Sugerimo-los enquanto faz um orçamento e atualizamo-los com cada orçamento que envia. Só a sua empresa os vê.',
  search: 'Procurar nos preços',
  found: (count) =>
    pluralForm('pt', count, { one: '1 preço', many: `${count} de preços`, other: `${count} preços` }),
  empty: 'Ainda sem preços',
  emptyText: 'Os preços dos orçamentos que enviar aparecem aqui. Também pode adicionar preços manualmente.',
  noneFound: 'Nenhum preço corresponde à pesquisa',
  add: 'Adicionar um preço',
  change: 'Alterar',
  changeEntry: (description) => `Alterar: ${description}`,
  find: 'Procurar',
  choose: 'Escolher',
  remove: 'Eliminar',
  removeEntry: (description) => `Eliminar: ${description}`,
  removeTitle: 'Eliminar este preço?',
  removeText: (description) => `Deixamos de sugerir «${description}». Os orçamentos existentes não mudam.`,
  kept: 'Guardado na tabela de preços',
  removed: 'Eliminado da tabela de preços',
  failed: 'A operação falhou',
  description: 'Descrição',
  kind: 'Tipo',
  unit: 'Unidade',
  unitPrice: 'Preço sem IVA',
  vat: 'IVA',
  save: 'Guardar',
  saving: 'A guardar',
  cancel: 'Cancelar',
  close: 'Fechar',
  later: 'Mais',
  first: 'Primeira página',
  suggestions: 'Da sua tabela de preços',
  suggested: (count) =>
    pluralForm('pt', count, {
      one: '1 preço encontrado',
      many: `${count} de preços encontrados`,
      other: `${count} preços encontrados`,
    }),

  entryNotFound: 'Preço não encontrado',
  entryStands: 'A tabela já tem um preço para este trabalho ou material. Altere antes esse preço.',
  bookFull: `Uma tabela pode ter até ${MAX_PRICE_BOOK_ENTRIES} preços. Elimine alguns primeiro.`,
  descriptionRequired: 'Indique uma descrição',
  tooLong: 'Este texto é demasiado longo',
  priceInvalid: 'Indique um preço com até 4 casas decimais (por exemplo, 54,50)',
  rateInvalid: 'Escolha uma taxa de IVA em vigor hoje',
  unitRequired: 'Escolha uma unidade',
  kindRequired: 'Escolha um tipo',
  group: 'Grupo',
  listTooLarge: 'Este ficheiro é demasiado grande. Divida-o em vários.',
  listWithoutHeads:
    'Não encontrámos as colunas. A primeira linha deve indicar a descrição, a unidade e o preço.',
};
