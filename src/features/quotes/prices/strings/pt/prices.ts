import type { sentences as english } from '#features/quotes/prices/strings/en/prices.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  noSuchTrade: 'Especialidade não encontrada',
  pageTitle: (title) => `${title} · Giewel`,
  title: 'Preços das obras',
  description:
    'Quanto custam as obras de renovação no Luxemburgo, com base em orçamentos aceites e obras concluídas no Giewel.',
  lead: 'Com base em orçamentos aceites e obras concluídas no Giewel. Os valores não permitem identificar nenhuma obra. Os preços incluem IVA.',
  inventedForDemo: 'Empresas, obras e preços inventados para esta demonstração.',
  tableCaption: 'Preços das obras por especialidade',
  trade: 'Especialidade',
  middleHalf: 'Intervalo central',
  median: 'Mediana',
  jobs: 'Trabalhos',
  notEnough: 'Ainda sem trabalhos suficientes',
  threshold:
    'Mostramos preços a partir de dez trabalhos, feitos por pelo menos três empresas verificadas para pelo menos cinco clientes.',
  vatLink: 'IVA a 3 % em vez de 17 % na sua casa',
  tradeTitle: (trade) => `Preços de ${trade}`,
  tradeDescription: (trade) =>
    `Preços de ${trade} no Luxemburgo: a mediana e o intervalo central dos preços, por ano e por tamanho.`,
  askThree: 'Pedir até três orçamentos',
  range: (low, high) => `${low} a ${high}`,
  half: (count, low, high) =>
    `Metade de ${count} trabalhos semelhantes custou entre ${low} e ${high}. Um quarto custou menos e um quarto custou mais.`,
  leftOut: (count) =>
    pluralForm('pt', count, {
      one: 'Excluímos 1 trabalho cujo preço é muito diferente dos restantes.',
      many: `Excluímos ${count} de trabalhos cujo preço é muito diferente dos restantes.`,
      other: `Excluímos ${count} trabalhos cujo preço é muito diferente dos restantes.`,
    }),
  companies: 'empresas',
  jobsCounted: 'trabalhos',
  medianWord: 'mediana',
  figuresMade: 'última atualização',
  noFigures: (trade) => `Ainda não há trabalhos suficientes de ${trade} no Giewel para dizer quanto custam.`,
  byYear: 'Mediana por ano',
  chartKey: 'mediana e intervalo central',
  year: 'Ano',
  asTable: 'Mostrar em tabela',
  goesInto: 'Repartição dos custos',
  shareNote: 'Peso mediano no total sem IVA, em todos os trabalhos cujo orçamento inclui este tipo de custo.',
  bySize: 'Por tamanho',
  size: 'Tamanho',
  upTo: (size) => `Até ${size}`,
  between: (from, to) => `${from} a ${to}`,
  over: (size) => `Mais de ${size}`,
  percent: (value) => `${value} %`,
  units: {
    'm²': (size) => `${size} m²`,
    m: (size) => `${size} m`,
    'm³': (size) => `${size} m³`,
    piece: (size) => `${size} unidades`,
    room: (size) => `${size} divisões`,
    floor: (size) => `${size} pisos`,
    kW: (size) => `${size} kW`,
  },
};
