import type { sentences as english } from '#features/quotes/core/strings/en/quote-list.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  priceBook: 'Tabela de preços',
  myQuotes: 'Os meus orçamentos',
  noQuotes: 'Ainda sem orçamentos',
  noQuotesCompany:
    'Abra um pedido e escolha «Fazer um orçamento», ou faça um orçamento para um cliente com quem esteja em contacto.',
  noQuotesClient: 'Descreva o trabalho uma vez, e os orçamentos das empresas aparecem aqui, lado a lado.',
  waitingForYou: 'À sua espera',
  waitingForThem: 'À espera de resposta',
  settled: 'Fechados',
  byState: 'Por estado',
  all: 'Todos',
  stateTotal: (amount) => `${amount} no total`,
  noneOfState: 'Nenhum orçamento neste estado',
  older: 'Orçamentos mais antigos',
  newest: 'Orçamentos mais recentes',
  newQuote: 'Novo orçamento',
  newQuoteText:
    'Faça um orçamento para um cliente com quem esteja em contacto. Para responder a um pedido, abra-o e escolha «Fazer um orçamento».',
  writesWithNobody:
    'Ainda não está em contacto com nenhum cliente. Pode enviar um orçamento a quem escreveu à sua empresa ou lhe fez um pedido.',
  notInTouch: (name) =>
    `Ainda não pode enviar um orçamento a ${name}, que não escreveu à sua empresa nem lhe fez um pedido.`,
  isApart: (name) => `Não pode enviar um orçamento a ${name} porque um dos dois bloqueou o outro.`,
  forWhom: 'Cliente',
  choose: 'Escolha um cliente',
  changeOrders: 'Orçamentos e aditamentos',
  writeChange: 'Fazer um aditamento',
  noChanges: 'Ainda sem aditamentos',
  noChangesText:
    'Use um aditamento para combinar o que se acrescenta ou retira ao trabalho, e o respetivo preço, antes de o trabalho começar.',
  number: 'Número',
  object: 'Título e cliente',
  state: 'Estado',
  stands: 'Pormenores',
  total: 'Total com IVA',
  answerBy: (day) => `Responder até ${day}`,
  asked: (words) => `pediu: «${words}»`,
  seen: (day, left) => `visto a ${day}, ${left}`,
  notSeen: (left) => `ainda não visto, ${left}`,
  daysLeft: (days) =>
    pluralForm('pt', days, {
      one: 'falta 1 dia',
      many: `faltam ${days} de dias`,
      other: `faltam ${days} dias`,
    }),
  lastDay: 'hoje é o último dia',
  signed: (day) => `assinado a ${day}`,
  anotherChosen: 'foi aceite outro orçamento',
  expired: (day) => `expirou a ${day}`,
  withdrawn: (day) => `retirado a ${day}`,
  more: (quote) => `Mais ações: ${quote}`,
  edit: 'Editar rascunho',
  read: 'Ler o orçamento',
  request: 'Abrir pedido',
  project: 'Abrir obra',
  message: 'Escrever uma mensagem',
  remove: 'Eliminar rascunho',
  removeText: 'O rascunho e os anexos são eliminados definitivamente. As versões já enviadas não mudam.',
  removed: 'Rascunho eliminado',
  contractEnded: (day) => `terminado a ${day}`,
  contractWithdrawn: (day) => `livre resolução a ${day}`,
};
