import type { sentences as english } from '#features/quotes/core/strings/en/paper.ts';
import type { LineKind } from '#features/quotes/price-book/rules/line-kinds-and-units.ts';
import { listInWords } from '#kernel/list-in-words.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

const kinds: Record<LineKind, string> = {
  labour: 'mão de obra',
  materials: 'materiais',
  planning: 'projeto',
  permits: 'licenças',
  scaffolding: 'andaime',
  protection: 'proteções',
  demolition: 'demolição',
  disposal: 'remoção de resíduos',
  transport: 'transporte',
  groundwork: 'movimento de terras',
  structure: 'estrutura',
  installation: 'montagem',
  electrical: 'eletricidade',
  plumbing: 'canalização',
  finishing: 'acabamentos',
  cleaning: 'limpeza',
  'equipment-hire': 'aluguer de equipamento',
  testing: 'ensaios',
  warranty: 'garantia',
  other: 'outros trabalhos',
};

const listed = (names: readonly string[]) => listInWords('pt', names);

const NUMBERS = ['nenhum', 'um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez'];
const FEMININE = new Map([
  [1, 'uma'],
  [2, 'duas'],
]);
const inWords = (count: number) => NUMBERS[count] ?? String(count);
const weeksInWords = (count: number) => FEMININE.get(count) ?? inWords(count);
const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);
const quoteCount = (count: number) =>
  `${inWords(count)} ${pluralForm('pt', count, { one: 'orçamento está calculado', many: 'de orçamentos estão calculados', other: 'orçamentos estão calculados' })}`;

const differs: TranslationType<(typeof english)['differs']> = {
  only: ({ kind, one, leftOut, silent }) =>
    [
      `Só ${one} inclui ${kind}.`,
      leftOut.length > 0 &&
        `${listed(leftOut)} ${pluralForm('pt', leftOut.length, { one: 'exclui este ponto', many: 'excluem este ponto', other: 'excluem este ponto' })}.`,
      silent.length > 0 &&
        `${listed(silent)} ${pluralForm('pt', silent.length, { one: 'não menciona este ponto', many: 'não mencionam este ponto', other: 'não mencionam este ponto' })}.`,
    ]
      .filter(Boolean)
      .join(' '),
  notBy: {
    silent: (one, kind) => `${one} não menciona ${kind}.`,
    excluded: (one, kind) => `${one} exclui ${kind}.`,
  },
  rates: ({ reduced, full, rate }) =>
    `${capital(quoteCount(reduced))} a 3 %, ${inWords(full)} ${rate === null ? 'à taxa normal' : `a ${rate} %`}.`,
  beforeWork: (one, percent) => `${one} pede ${percent} % antes de o trabalho começar.`,
  starts: (weeks, days) =>
    `Há ${weeksInWords(weeks)} ${pluralForm('pt', weeks, { one: 'semana', many: 'de semanas', other: 'semanas' })} entre as datas de início: ${listed(days)}.`,
  runsOut: (one, days) =>
    days === 0
      ? `Hoje é o último dia para aceitar o orçamento de ${one}.`
      : `O orçamento de ${one} é válido por mais ${days} ${pluralForm('pt', days, { one: 'dia', many: 'de dias', other: 'dias' })}.`,
};

export const sentences: TranslationType<typeof english> = {
  kinds,
  differs,
  facts: {
    address: 'a morada completa, com rua e número',
    registrationNumber: 'o número RCS',
    permit: 'a autorização de estabelecimento (autorisation d’établissement)',
    vatNumber: 'o número de IVA',
  },
  listed,
  file: ({ number, version }) => `orcamento-${number}-versao-${version}.pdf`,
  sumsByRate: 'Totais por taxa',
  sum: 'Total',
  totalEuros: 'Total (€)',
  named: ({ number, version }) => `Orçamento ${number}, versão ${version}`,
  namedChange: ({ number, version }) => `Aditamento ${number}, versão ${version}`,
  changesQuote: (number, day) => `Este aditamento altera o orçamento ${number}, que foi aceite em ${day}.`,
  signedChangeOf: (number) => `Cópia assinada do aditamento ${number}`,
  evidenceLead:
    'Esta página foi acrescentada quando o orçamento foi aceite. As páginas anteriores são o documento tal como foi enviado; a impressão digital abaixo identifica-as.',
  signedAt: (at) => `nome tal como foi escrito, ${at}, hora do Luxemburgo`,
  eitherTotal: ({ full, reduced }) =>
    `${full}, ou ${reduced} com IVA a 3 %, se a AED o aprovar antes da fatura`,
  noneOf: (options) => (options === 0 ? 'este orçamento não tem nenhuma' : `nenhuma de ${options}`),
  shortened: (network) => `${network} (abreviado; não consta na cópia da empresa)`,
  hashOfQuote: 'SHA-256 do orçamento',
  theClient: 'O cliente',
  theCompany: 'A empresa',
  keptBy: 'Guardado por',
  keptByText: 'Giewel, em nome da empresa, durante 10 anos',
  signedCopyOf: (number) => `Cópia assinada do orçamento ${number}`,
  signedFile: (number) => `orcamento-${number}-assinado.pdf`,
  /** It stands in the middle of a sentence, as the object. */
  theQuote: (number) => `o orçamento ${number}`,
  theChange: (number) => `o aditamento ${number}`,
  signedLetter: {
    heading: 'A sua cópia assinada',
    toClient: ({ company, what }) =>
      `Aceitou ${what} de ${company}. A cópia assinada segue em anexo: o documento tal como foi enviado e uma página que regista o que aceitou, quando e como.`,
    toCompany: ({ client, what }) =>
      `${client} aceitou ${what}. A cópia assinada segue em anexo: o documento tal como foi enviado e uma página que regista o que foi aceite, quando e como.`,
    mayWithdraw: (until) => `O cliente pode desistir ${until}: tenha isso em conta ao encomendar material.`,
    atOnce: 'Pediu que o trabalho começasse antes dessa data. Se desistir, tem de pagar o que estiver feito.',
    total: (total) => `Total acordado: ${total}`,
    hash: (hash) => `SHA-256 do ficheiro anexo: ${hash}`,
    button: 'Abrir o orçamento',
  },
  pageOf: 'página {page} de {pages}',
  code: {
    subject: ({ number, total }) =>
      total === null
        ? `O seu código para aceitar o orçamento ${number}`
        : `O seu código para aceitar o orçamento ${number} de ${total}`,
    heading: 'O seu código para aceitar um orçamento',
    text: ({ number, company }) =>
      `Use este código para aceitar o orçamento ${number} de ${company}, com obrigação de pagar. É válido durante 10 minutos.`,
    note: 'Se não quer aceitar nada, ignore este e-mail. Nunca partilhe o código.',
    sms: ({ number, company, code }) =>
      `Giewel: ${code} é o seu código para aceitar o orçamento ${number} de ${company}, com obrigação de pagar. Válido durante 10 minutos.`,
  },
  changeCode: {
    subject: ({ number, total }) =>
      total === null
        ? `O seu código para aceitar o aditamento ${number}`
        : `O seu código para aceitar o aditamento ${number} de ${total}`,
    heading: 'O seu código para aceitar um aditamento',
    text: ({ number, company }) =>
      `Use este código para aceitar o aditamento ${number} de ${company}. É válido durante 10 minutos.`,
    sms: ({ number, company, code }) =>
      `Giewel: ${code} é o seu código para aceitar o aditamento ${number} de ${company}. Válido durante 10 minutos.`,
  },
  aboutLine: ({ number, object, line }) => `Sobre a linha «${line}» do orçamento ${number} («${object}»):`,
  aboutKind: ({ number, object, kind }) =>
    kind === null
      ? `Sobre o orçamento ${number} («${object}»):`
      : `Sobre ${kind} no orçamento ${number} («${object}»):`,
};
