import type { sentences as english } from '#features/quotes/prices/strings/en/prices.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  noSuchTrade: 'Esse ofício não existe',
  pageTitle: (title) => `${title} · Giewel`,
  title: 'Quanto custam as obras',
  description:
    'Quanto custam as obras de renovação no Luxemburgo, a partir de orçamentos aceites e obras concluídas no Giewel.',
  lead: 'A partir de orçamentos aceites e obras concluídas no Giewel. Destes números não se reconhece nenhuma obra.',
  inventedForDemo: 'Inventado para esta demonstração: as empresas, as obras e, portanto, estes preços.',
  tableCaption: 'Quanto custam os trabalhos de cada ofício',
  trade: 'Ofício',
  middleHalf: 'Metade central',
  median: 'Mediana',
  jobs: 'Trabalhos',
  notEnough: 'Ainda sem trabalhos suficientes',
  threshold:
    'Aparece aqui um valor quando houver dez trabalhos de três empresas verificadas para cinco clientes.',
  vatLink: '3 % em vez de 17 % na sua casa',
  tradeTitle: (trade) => `Quanto custa: ${trade}`,
  tradeDescription: (trade) =>
    `${trade}: quanto custa no Luxemburgo. A metade central, a mediana, por ano e por tamanho.`,
  askThree: 'Pedir orçamento a até três empresas',
  range: (low, high) => `${low} a ${high}`,
  half: (count, low, high) =>
    `Metade de ${count} trabalhos destes custou entre ${low} e ${high}. Um quarto custou menos, um quarto mais.`,
  leftOut: (count) =>
    pluralForm('pt', count, {
      one: '1 trabalho não é contado porque o seu preço está muito longe de todos os outros.',
      many: `${count} trabalhos não são contados porque os seus preços estão muito longe de todos os outros.`,
      other: `${count} trabalhos não são contados porque os seus preços estão muito longe de todos os outros.`,
    }),
  companies: 'empresas',
  jobsCounted: 'trabalhos',
  medianWord: 'mediana',
  figuresMade: 'números calculados, com IVA',
  noFigures: (trade) =>
    `${trade}: ainda há poucos trabalhos aceites ou concluídos no Giewel para dizer quanto custam.`,
  byYear: 'Mediana por ano',
  chartKey: 'mediana e metade central',
  year: 'Ano',
  asTable: 'Em tabela',
  goesInto: 'Para onde vai o dinheiro',
  shareNote: 'Parte do valor sem IVA: mediana de todos os trabalhos que indicam este tipo.',
  bySize: 'Por tamanho',
  size: 'Tamanho',
  upTo: (size) => `Até ${size}`,
  between: (from, to) => `${from} a ${to}`,
  over: (size) => `Mais de ${size}`,
  percent: (value) => `${value} %`,
  units: {
    'm²': (size) => `${size} m²`,
    m: (size) => `${size} m`,
    'm³': (size) => `${size} m³`,
    piece: (size) => `${size} unidades`,
    room: (size) => `${size} divisões`,
    floor: (size) => `${size} pisos`,
    kW: (size) => `${size} kW`,
  },
};
