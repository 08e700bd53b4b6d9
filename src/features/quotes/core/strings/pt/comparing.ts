import type { comparing as english } from '#features/quotes/core/strings/en/comparing.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const comparing: TranslationType<typeof english> = {
  print: 'Imprimir',
  compareTitle: (count) =>
    [
      'Ainda sem orçamentos',
      'Um orçamento, linha a linha',
      'Dois orçamentos, linha a linha',
      'Três orçamentos, linha a linha',
    ][count] ?? `${count} orçamentos, linha a linha`,
  compareLead: 'O que um orçamento não diz está assinalado, e um toque basta para perguntar.',
  noneToCompareTitle: 'As empresas ainda estão a escrever',
  noneToCompare: 'Assim que uma empresa enviar o orçamento, aparece aqui linha a linha.',
  stillOut: (count) =>
    pluralForm('pt', count, {
      one: 'Uma empresa ainda não enviou o orçamento.',
      many: `${count} de empresas ainda não enviaram os orçamentos.`,
      other: `${count} empresas ainda não enviaram os orçamentos.`,
    }),
  whatDiffers: 'O que difere',
  nothingDiffers: 'Os orçamentos dizem o mesmo. Os valores estão em baixo.',
  sortBy: 'Ordenar por',
  sorts: { received: 'Dia de chegada', total: 'Total', start: 'Início', distance: 'Distância' },
  seeDifference: (number) => `Ver a diferença ${number}`,
  sumsIn: 'Valores em euros. As linhas de cota estão todas à mesma escala.',
  tableCaption: (title) => `Orçamentos para ${title}. Valores sem IVA, salvo indicação.`,
  tableRegion: 'Comparação, desliza para o lado num ecrã pequeno',
  companies: 'Empresas',
  inTotal: 'No total',
  totalWithTax: 'Total com IVA',
  totalReduced: 'Total com 3 %',
  ifApproved: 'se a AED aprovar antes da fatura',
  fullOnly: 'Conta sem a taxa super-reduzida',
  ownReduced: 'As linhas já estão a 3 %',
  forEach: (unit) => `Por ${unit}`,
  reckons: (quantity, unit) => `conta com ${quantity} ${unit}`,
  optionalLines: 'Linhas opcionais',
  optionalHint: 'inclua uma, e todos os valores da coluna acompanham',
  takeIn: 'Incluir',
  noOptions: 'Nenhuma',
  whatIsIn: 'O que inclui',
  whatIsInHint: 'sem IVA, por tipo de linha; abra um valor para ver as linhas',
  cellOptional: 'Opcional:',
  cellTaken: 'Opcional, incluída:',
  cellIncluded: (kind) => `Incluído em ${kind.toLowerCase()}`,
  cellExcluded: 'Não incluído',
  cellSilent: 'Não mencionado',
  askKind: (company, kind) => `Perguntar a ${company} sobre ${kind.toLowerCase()}`,
  when: 'Quando',
  daysLeft: (days) =>
    pluralForm('pt', days, {
      one: 'falta 1 dia',
      many: `faltam ${days} de dias`,
      other: `faltam ${days} dias`,
    }),
  lastDay: 'hoje é o último dia',
  over: 'já não é válido',
  howPaid: 'Como se paga',
  asksBefore: (percent) => `Pede ${percent} % antes de começar o trabalho`,
  theCompany: 'A empresa',
  checkedByUs: 'Verificado por nós',
  proofs: {
    vat: 'Número de IVA',
    registration: 'Número RCS',
    permit: 'Autorização de estabelecimento',
    insurance: 'Seguro',
  },
  notShown: (proof) => `${proof}: não nos foi mostrado`,
  rating: 'Classificação',
  ratingOf: (average, count) =>
    `${average} (${count} ${pluralForm('pt', count, { one: 'avaliação', many: 'de avaliações', other: 'avaliações' })})`,
  noReviews: 'Ainda sem avaliações',
  distance: 'Distância',
  about: (km) => (km === 0 ? 'aqui perto' : `cerca de ${km} km`),
  answers: 'Responde',
  answersWithin: (hours) => {
    if (hours < 24) return `em ${Math.max(1, Math.ceil(hours))} h`;
    const days = Math.ceil(hours / 24);
    return pluralForm('pt', days, { one: 'em 1 dia', many: `em ${days} de dias`, other: `em ${days} dias` });
  },
  notMeasured: 'Ainda sem dados suficientes',
  readAndAccept: 'Ler e aceitar',
  ofCompany: (company) => `o orçamento de ${company}`,
  request: 'Pedido',
  client: 'Cliente',
  made: 'Feito',
  fine: 'As frases fazem-se a partir da tabela, não por opinião. A nenhum orçamento se chama o melhor, e nenhum lugar é pago. Os valores são os das empresas, tal como enviados.',
  perQuantity: (quantity, unit, price) => `${quantity} ${unit} × ${price}`,
};
