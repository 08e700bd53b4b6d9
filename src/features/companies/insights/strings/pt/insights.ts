import type { sentences as english } from '#features/companies/insights/strings/en/insights.ts';
import { formatNumber } from '#kernel/format-number.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

const minus = (number: number) => (number < 0 ? `−${-number}` : `${number}`);
const signed = (number: number) => (number > 0 ? `+${number}` : minus(number));

export const sentences: TranslationType<typeof english> = {
  noCompany: 'Esta conta não pertence a nenhuma empresa.',
  notInPlan: 'O seu plano não inclui estas estatísticas.',
  columns: ['Empresa', 'Dia', 'Visitas', 'Visitas anteriores', 'Impressões', 'Mensagens', 'Avaliações'],
  fileName: (days, until) => `giewel-estatisticas-${days}-dias-ate-${until}.csv`,

  figures: 'Indicadores principais',
  views: 'Visitas ao perfil',
  messages: 'Mensagens',
  reviews: 'Avaliações',
  impressions: 'Impressões',
  contacts: 'Novos gostos',
  lastDays: (days) => `últimos ${days} dias`,
  grown: (percent) => `${signed(percent)} %`,
  changed: (by) => signed(by),
  versusPrevious: 'face ao período anterior',

  timeframe: 'Período',
  days: (days) => `${days} dias`,
  spanNow: (days) => `Últimos ${days} dias`,
  spanBefore: (days) => `${days} dias anteriores`,
  todaySoFar: 'Hoje, até ao momento',
  viewsByDay: (days) =>
    `Visitas ao perfil por dia, últimos ${days} dias comparados com os ${days} dias anteriores`,
  viewsByWeek: (days) =>
    `Visitas ao perfil por semana, últimos ${days} dias comparados com os ${days} dias anteriores`,
  fromTo: (first, last) => `${first} – ${last}`,
  countOfViews: (count) =>
    pluralForm('pt', count, {
      one: '1 visita',
      many: `${formatNumber(count, 'pt')} de visitas`,
      other: `${formatNumber(count, 'pt')} visitas`,
    }),
  chartPoint: 'Ponto do gráfico',
  showAsTable: 'Mostrar em tabela',
  when: 'Data',
  now: 'Visitas',
  before: 'Visitas anteriores',

  leads: 'Contactos por mês',
  inquiries: 'Contactos',
  projects: 'Tornaram-se obras',
  leadsChart: 'Contactos por mês e quantos se tornaram obras',
  month: 'Mês',

  more: 'Contactos e origem das visitas',
  others: 'Tempo de resposta, impressões e gostos',
  responseRate: 'Taxa de resposta',
  responseTime: 'Tempo de resposta',
  responseTimeNote: 'Mediana, de segunda a sexta, das 08:00 às 18:00.',
  conversion: 'Conversão',
  conversionNote: 'Conversas que se tornaram obras',
  sources: 'Visitas por origem',
  source: { search: 'Pesquisa', category: 'Categoria', direct: 'Direta' },
  sourceSpoken: (source, percent) => `${source}: ${percent} % das visitas`,
  percent: (value) => `${value} %`,
  minutes: (minutes) => (minutes > 0 ? `${minutes} min` : 'Menos de 1 min'),
  hours: (hours, minutes) => (minutes > 0 ? `${hours} h ${minutes} min` : `${hours} h`),
  notEnough: 'Ainda sem dados suficientes',

  trade: (name) => `Comparação com a sua especialidade: ${name}`,
  tradeNote: (companies) => `Mediana de ${companies} empresas, atualizada todas as noites.`,
  you: 'A sua empresa',
  median: 'Mediana',
  figure: 'Indicador',

  download: 'Transferir CSV',
  widerTitle: 'O seu plano não inclui estas estatísticas.',
  widerText:
    'O Basic mostra 30 dias, e o Professional acrescenta 90 e 365. O Premium também compara a sua empresa com outras da mesma especialidade e permite transferir um ficheiro CSV.',
  seePlans: 'Ver os planos',
  failed: 'Não foi possível carregar as estatísticas',
};
