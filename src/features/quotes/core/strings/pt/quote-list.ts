import type { sentences as english } from '#features/quotes/core/strings/en/quote-list.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  priceBook: 'Tabela de preços',
  myQuotes: 'Os meus orçamentos',
  noQuotes: 'Ainda sem orçamentos',
  noQuotesCompany:
    'Um orçamento começa pelo que um cliente pede: abra um pedido e carregue em «Fazer um orçamento», ou faça um para alguém com quem está em contacto.',
  noQuotesClient: 'Descreva o trabalho uma vez, e os orçamentos das empresas aparecem aqui lado a lado.',
  waitingForYou: 'À sua espera',
  waitingForThem: 'À espera do outro lado',
  settled: 'Resolvidos',
  byState: 'Por estado',
  all: 'Todos',
  stateTotal: (amount) => `${amount} no total`,
  noneOfState: 'Nenhum orçamento neste estado',
  older: 'Orçamentos mais antigos',
  newest: 'Orçamentos mais recentes',
  newQuote: 'Novo orçamento',
  newQuoteText:
    'Para alguém com quem a sua empresa troca mensagens. Para um pedido, abra o pedido e carregue em «Fazer um orçamento».',
  writesWithNobody:
    'A sua empresa ainda não troca mensagens com ninguém. Um orçamento vai para quem lhe escreveu ou lhe pediu.',
  notInTouch: (name) =>
    `Ainda não pode enviar um orçamento a ${name}: esta pessoa não escreveu à sua empresa nem lhe fez um pedido.`,
  isApart: (name) => `Não pode enviar um orçamento a ${name} enquanto um de vocês tiver bloqueado o outro.`,
  forWhom: 'Para quem',
  choose: 'Escolha',
  changeOrders: 'Orçamentos e aditamentos',
  writeChange: 'Fazer um aditamento',
  noChanges: 'Ainda sem aditamentos',
  noChangesText:
    'O que se acrescenta ao trabalho ou dele se tira combina-se aqui, com um preço, antes de se fazer.',
  number: 'Número',
  object: 'Objeto e cliente',
  state: 'Estado',
  stands: 'Em que ponto está',
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
  more: (quote) => `Mais sobre: ${quote}`,
  edit: 'Continuar a escrever',
  read: 'Ler o orçamento',
  request: 'O pedido',
  project: 'A obra',
  message: 'Escrever uma mensagem',
  remove: 'Eliminar o rascunho',
  removeText: 'O rascunho e os seus anexos desaparecem de vez. O que foi enviado antes fica.',
  removed: 'O rascunho foi eliminado',
  contractEnded: (day) => `terminado a ${day}`,
  contractWithdrawn: (day) => `resolvido a ${day}`,
};
