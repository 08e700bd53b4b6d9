import type { sentences as english } from '#features/companies/insights/strings/en/insights.ts';
import { formatNumber } from '#kernel/format-number.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

const minus = (number: number) => (number < 0 ? `−${-number}` : `${number}`);
const signed = (number: number) => (number > 0 ? `+${number}` : minus(number));

export const sentences: TranslationType<typeof english> = {
  noCompany: 'Nenhuma empresa pertence a esta conta.',
  notInPlan: 'O seu plano não mostra estes números.',
  columns: ['Empresa', 'Dia', 'Visitas', 'Visitas antes', 'Aparições', 'Mensagens', 'Avaliações'],
  fileName: (days, until) => `giewel-numeros-${days}-dias-ate-${until}.csv`,

  figures: 'Números principais',
  views: 'Visitas ao perfil',
  messages: 'Mensagens',
  reviews: 'Avaliações',
  impressions: 'Aparições em listas',
  contacts: 'Novos gostos',
  lastDays: (days) => `últimos ${days} dias`,
  grown: (percent) => `${signed(percent)} %`,
  changed: (by) => signed(by),
  versusPrevious: 'face ao anterior',

  timeframe: 'Período',
  days: (days) => `${days} dias`,
  spanNow: (days) => `Últimos ${days} dias`,
  spanBefore: (days) => `${days} dias antes`,
  todaySoFar: 'Hoje até agora',
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
  when: 'Quando',
  now: 'Visitas',
  before: 'Visitas antes',

  leads: 'Contactos por mês',
  inquiries: 'Pedidos',
  projects: 'Tornaram-se obras',
  leadsChart: 'Pedidos por mês, e quantos deles se tornaram obras',
  month: 'Mês',

  more: 'Contactos e de onde vêm as pessoas',
  others: 'Tempo de resposta, aparições e gostos',
  responseRate: 'Taxa de resposta',
  responseTime: 'Tempo de resposta',
  responseTimeNote: 'Metade veio mais cedo. Contado de segunda a sexta, das 08:00 às 18:00.',
  conversion: 'Conversão',
  conversionNote: 'Conversas que se tornaram obras',
  sources: 'Visitas por origem',
  source: { search: 'Procura', category: 'Categoria', direct: 'Direta' },
  sourceSpoken: (source, percent) => `${source}: ${percent} % das visitas`,
  percent: (value) => `${value} %`,
  minutes: (minutes) => (minutes > 0 ? `${minutes} min` : 'Menos de 1 min'),
  hours: (hours, minutes) => (minutes > 0 ? `${hours} h ${minutes} min` : `${hours} h`),
  notEnough: 'Ainda sem dados suficientes',

  trade: (name) => `Ao lado do seu ofício: ${name}`,
  tradeNote: (companies) => `A mediana de ${companies} empresas, da última noite.`,
  you: 'A sua empresa',
  median: 'Mediana',
  figure: 'Número',

  download: 'Descarregar CSV',
  widerTitle: 'O seu plano não mostra estes números.',
  widerText:
    'Basic mostra 30 dias, Professional 90 e 365; Premium junta a comparação com o seu ofício e um ficheiro CSV.',
  seePlans: 'Ver o seu plano',
  failed: 'Não foi possível carregar os números',
};
