import { withheldWords } from '#features/accounts/core/strings/pt/withheld-words.ts';
import type { sentences as english } from '#features/dashboards/company/strings/en/today.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  withheldWords,
  title: (day) => `Hoje, ${day}`,
  replies: 'Pedidos por responder',
  allRequests: 'Todos os pedidos',
  moreRequests: (count) =>
    pluralForm('pt', count, {
      one: 'Mais 1 pedido por responder',
      many: `Mais ${count} de pedidos por responder`,
      other: `Mais ${count} pedidos por responder`,
    }),
  noReplies: 'Não há pedidos por responder neste momento. Os novos pedidos aparecem aqui com o prazo.',
  failed: 'Não foi possível carregar esta secção. Atualize a página para tentar de novo.',
  changes: 'Alterações pedidas',
  since: 'desde',
  changeFrom: (client, words) => `${client}: «${words}»`,
  changeQuote: 'Alterar orçamento',
  about: (name) => `: ${name}`,
  also: 'Também à sua espera',
  timesAsked: (client) => `${client} pediu outros horários de visita`,
  timesOffered: (client) => `${client} propôs horários de visita`,
  proposeTimes: 'Propor horários',
  chooseTime: 'Escolher horário',
  saysDone: (client) => `${client} diz que a obra está concluída`,
  formerClient: 'O cliente',
  confirm: 'Confirmar',
  visits: 'Visitas',
  allVisits: 'Todas as visitas',
  today: 'hoje',
  tomorrow: 'amanhã',
  noVisits: 'Sem visitas hoje nem amanhã.',
  nextVisit: (day, time) => `Próxima visita: ${day}, ${time}`,
  expiring: 'Orçamentos prestes a expirar',
  allQuotes: 'Todos os orçamentos enviados',
  days: (count) => pluralForm('pt', count, { one: 'dia', many: 'de dias', other: 'dias' }),
  lastDay: 'último dia',
  readOn: (day) => `lido a ${day}`,
  notRead: 'por ler',
  figures: 'O seu perfil',
  allFigures: 'Todas as estatísticas',
};
