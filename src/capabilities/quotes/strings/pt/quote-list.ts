import { plural } from '#kernel/plural.ts';
import type { Widened } from '#kernel/widened.ts';
import type { sentences as english } from '#quotes/strings/en/quote-list.ts';

export const sentences: Widened<typeof english> = {
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
    plural('pt', days, { one: 'falta 1 dia', many: `faltam ${days} de dias`, other: `faltam ${days} dias` }),
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
};
