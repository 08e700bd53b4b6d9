import type { sentences as english } from '#features/requests/pages/strings/en/company-requests.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  title: 'Pedidos',
  show: 'Mostrar',
  all: 'Todos',
  whose: 'Responsável',
  mine: 'Meus',
  groups: {
    'to-answer': 'Por responder',
    'with-client': 'À espera do cliente',
    won: 'Adjudicados',
    over: 'Fechados',
  },
  hint: 'Pode responder com um orçamento, uma visita, uma mensagem ou uma pergunta, ou recusar.',
  replyBy: (day, left) =>
    left === null
      ? `Responder até ${day}`
      : left > 0
        ? `Responder até ${day}, ${pluralForm('pt', left, { one: 'falta 1 dia', many: `faltam ${left} de dias`, other: `faltam ${left} dias` })}`
        : `Responder até ao fim de hoje, ${day}`,
  reply: 'Responder',
  about: (title) => `: ${title}`,
  distance: (km) => (km === 0 ? 'aqui perto' : `a cerca de ${km} km`),
  timings: {
    urgent: 'urgente',
    'within-month': 'no prazo de um mês',
    'one-to-three-months': 'no prazo de um a três meses',
    flexible: 'datas flexíveis',
  },
  fromDay: (day) => `a partir de ${day}`,
  budget: (low, high) => `${low} a ${high}`,
  visitOn: (day, time) => `Visita marcada para ${day}, às ${time}`,
  timesProposed: 'Propôs horários de visita. O cliente ainda não escolheu.',
  timesAsked: 'O cliente pediu outros horários de visita',
  proposeTimes: 'Propor horários',
  visited: 'Já fez a visita. O próximo passo é o orçamento.',
  writeQuote: 'Fazer orçamento',
  quote: (total, day) =>
    day ? `O seu orçamento de ${total} é válido até ${day}` : `Enviou um orçamento de ${total}`,
  changeAsked: 'O cliente pediu alterações ao seu orçamento',
  changeQuote: 'Alterar orçamento',
  quoteExpired: 'O seu orçamento expirou',
  replied: (day) => (day ? `Respondeu a ${day}` : 'Já respondeu'),
  won: (day) => (day ? `Aceite em ${day}` : 'O seu orçamento foi aceite'),
  openProject: 'Abrir a obra',
  closedOn: (day) => `Fechado a ${day}`,
  closedCount: (count) =>
    pluralForm('pt', count, {
      one: '1 pedido fechado',
      many: `${count} de pedidos fechados`,
      other: `${count} pedidos fechados`,
    }),
  showClosed: 'Ver os pedidos fechados',
  none: 'Ainda sem pedidos',
  noneText:
    'Quando um cliente pede um orçamento à sua empresa, o pedido aparece aqui com o prazo. Os clientes podem fazer pedidos a empresas com plano ou em período experimental. Um perfil completo ajuda-os a escolher a sua.',
  completeProfile: 'Completar o perfil',
  noneToAnswer: 'Não há pedidos por responder neste momento',
  noneToAnswerText:
    'Os novos pedidos aparecem aqui, por ordem de urgência. Receberá um aviso quando chegar um.',
  noneOfGroup: 'Não há pedidos neste estado',
  noneOfGroupText: 'Mostre todos os pedidos para ver os outros.',
  noneMine: 'Não tem pedidos atribuídos',
  noneMineText: 'Qualquer pessoa da equipa pode atribuir um pedido na respetiva página.',
  showAll: 'Mostrar todos os pedidos',
};
