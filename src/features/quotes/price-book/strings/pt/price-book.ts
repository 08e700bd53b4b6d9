import { MAX_PRICE_BOOK_ENTRIES } from '#features/quotes/price-book/rules/price-book.ts';
import type { sentences as english } from '#features/quotes/price-book/strings/en/price-book.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  title: 'Tabela de preços',
  intro:
    'O que a sua empresa pede pelo que faz. Completa uma linha de orçamento enquanto escreve, e aprende com cada orçamento que envia: vale o preço mais recente. Só a sua empresa a vê.',
  search: 'Procurar nos preços',
  found: (count) =>
    pluralForm('pt', count, { one: '1 preço', many: `${count} de preços`, other: `${count} preços` }),
  empty: 'A tabela ainda está vazia',
  emptyText: 'Envie um orçamento e as linhas aparecem aqui, ou junte já o primeiro preço.',
  noneFound: 'Nada na tabela tem estas palavras',
  add: 'Adicionar um preço',
  change: 'Alterar',
  changeEntry: (description) => `Alterar: ${description}`,
  find: 'Procurar',
  choose: 'Escolher',
  remove: 'Eliminar',
  removeEntry: (description) => `Eliminar: ${description}`,
  removeTitle: 'Eliminar este preço?',
  removeText: (description) => `«${description}» deixa de ser sugerido. Os orçamentos ficam como estão.`,
  kept: 'Guardado na tabela de preços',
  removed: 'Eliminado da tabela de preços',
  failed: 'Não resultou',
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
  first: 'Desde o princípio',
  suggestions: 'Da sua tabela de preços',
  suggested: (count) =>
    pluralForm('pt', count, {
      one: '1 preço encontrado',
      many: `${count} de preços encontrados`,
      other: `${count} preços encontrados`,
    }),

  entryNotFound: 'Esse preço não está na sua tabela',
  entryStands: 'A sua tabela já tem um preço para isto. Altere antes esse',
  bookFull: `Uma tabela de preços tem no máximo ${MAX_PRICE_BOOK_ENTRIES} preços. Elimine primeiro alguns`,
  descriptionRequired: 'Descreva o trabalho',
  tooLong: 'Este texto é demasiado longo',
  priceInvalid: 'Escreva um preço com até 4 casas decimais, por exemplo 54,50',
  rateInvalid: 'Escolha uma taxa de IVA em vigor hoje',
  unitRequired: 'Escolha uma unidade',
  kindRequired: 'Escolha um tipo',
  group: 'Grupo',
  listTooLarge: 'Este ficheiro é demasiado grande. Divida-o em vários.',
  listWithoutHeads:
    'Não encontrámos as colunas. A primeira linha deve indicar a descrição, a unidade e o preço.',
};
