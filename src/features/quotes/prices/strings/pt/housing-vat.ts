import type { sentences as english } from '#features/quotes/prices/strings/en/housing-vat.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  pageTitle: (title) => `${title} · Giewel`,
  title: 'IVA a 3 % em vez de 17 % na sua casa',
  description: 'A TVA logement explicada: quem pode renovar com IVA a 3 % no Luxemburgo e quanto pagaria.',
  lead: 'Veja se tem direito à taxa super-reduzida do IVA (TVA logement) e quanto pagaria. Quem decide é a AED, a autoridade do IVA do Luxemburgo.',
  reckon: 'Simulador',
  rulesAsOf: (day) => `Regras em vigor a ${day}`,
  isResidence: 'A casa é a sua residência principal, ou a do seu inquilino?',
  isOwnResidence: 'A casa é, ou vai ser, a sua própria residência principal?',
  yes: 'Sim',
  no: 'Não',
  whichWork: 'Que tipo de trabalhos são?',
  works: { renovation: 'Renovação', creation: 'Casa nova, ampliação ou reconversão' },
  acquiredIn: 'Ano da compra ou herança',
  ifKnown: 'se souber',
  ways: {
    age: 'A casa é elegível porque foi habitada pela primeira vez há pelo menos 10 anos. Termine os trabalhos no prazo de 2 anos a contar do início.',
    acquisition:
      'A casa é elegível porque foi comprada ou herdada há pouco tempo. Termine os trabalhos no prazo de 5 anos a contar da compra ou da herança e confirme junto da AED antes de assinar.',
    creation:
      'Os trabalhos são elegíveis porque constrói, amplia ou reconverte a sua própria residência principal. A idade da casa não conta.',
  },
  askThem: 'Pergunte à AED',
  firstLivedIn: 'Ano em que foi habitada pela primeira vez',
  netWork: 'Custo dos trabalhos sem IVA',
  usedBefore: 'IVA já poupado nesta casa',
  usedMark: 'em euros, 0 se não houver',
  reckonNow: 'Calcular',
  result: 'Resultado',
  with17: 'Com IVA a 17 %',
  with3: 'Com IVA a 3 %',
  taxOfIt: (tax) => `incl. ${tax} de IVA`,
  keep: (amount) => `Poupa ${amount}`,
  within: 'Elegível',
  notWithin: 'Não elegível para a taxa de 3 %',
  before: 'Antes',
  now: 'Agora',
  left: 'Resta',
  ceilingPicture: (limit, before, now, left) =>
    `Do limite de ${limit}: ${before} poupados antes, ${now} agora, restam ${left}`,
  ceiling: (limit) => `Pode poupar até ${limit} de IVA por casa.`,
  capped: 'Atingiu este limite.',
  incomplete: 'Indique o ano e o valor para ver aqui os dois totais.',
  wrongYear: 'Indique um ano com 4 algarismos, não posterior ao atual',
  wrongAmount: 'Indique um valor (por exemplo, 29216 ou 29216,50)',
  notOwnResidence:
    'Casas novas, ampliações e reconversões só são elegíveis se forem a residência principal do próprio proprietário.',
  tooNewUnlessBought:
    'A casa foi habitada pela primeira vez há menos de 10 anos. Se a comprou ou herdou nos últimos 5 anos, indique esse ano.',
  whyNot: {
    notMainResidence: 'A casa não é uma residência principal.',
    tooNew:
      'A casa foi habitada pela primeira vez há menos de 10 anos e não foi comprada nem herdada nos últimos 5 anos.',
    tooSmall: 'Os trabalhos de cada empresa têm de custar pelo menos 3000 € sem IVA.',
    nothingLeft: 'Já atingiu a poupança máxima de IVA para esta casa.',
  },
  rules: 'As regras',
  rule: 'Regra',
  says: 'Pormenores',
  asOf: 'Em vigor a',
  facts: {
    residence: [
      'Residência principal',
      'A casa tem de ser uma residência principal: a sua, ou a do seu inquilino com o acordo da AED.',
    ],
    age: [
      'Idade',
      'Uma renovação beneficia da taxa super-reduzida se a casa tiver sido habitada pela primeira vez há pelo menos 10 anos.',
    ],
    acquisition: [
      'Aquisição recente',
      'Uma renovação também é elegível, seja qual for a idade da casa, se terminar no prazo de 5 anos a contar da compra, da doação ou da herança.',
    ],
    creation: [
      'Casa nova, ampliada ou reconvertida',
      'Construir ou ampliar uma casa, ou transformar outro edifício em habitação, também é elegível, desde que seja a residência principal do próprio proprietário.',
    ],
    duration: [
      'Prazo',
      'Uma renovação elegível devido à idade da casa tem de ficar concluída no prazo de 2 anos a contar do início. Depois pode começar outra.',
    ],
    share: [
      'Uso misto',
      'Se a residência principal ocupar mais de três quartos da área, contam todos os trabalhos. Caso contrário, só conta a parte correspondente à residência principal.',
    ],
    payBack: [
      'Devolução',
      'Se a casa deixar de ser residência principal nos 2 anos seguintes, pode ter de devolver o IVA que poupou.',
    ],
    refund: [
      'Já pagou 17 %',
      'Pode pedir à AED o reembolso da diferença, até 5 anos depois do fim do ano da fatura.',
    ],
    rates: [
      'Taxas',
      'A taxa normal é de 17 % e a super-reduzida de 3 %. A taxa normal voltou a 17 % em 1 de janeiro de 2024.',
    ],
    least: ['Valor mínimo', 'Os trabalhos de cada empresa têm de custar pelo menos 3000 € sem IVA.'],
    ceiling: ['Limite', 'Pode poupar até 50 000 € de IVA por casa, somando todos os trabalhos.'],
    approval: [
      'Antes da fatura',
      'É a empresa que faz o pedido à AED. Só pode faturar com IVA a 3 % depois da aprovação.',
    ],
    notCovered: [
      'Não incluído',
      'Móveis, equipamento que não faz parte do edifício, jardins, piscinas e projetos sem obra.',
    ],
  },
  readAt: 'Fonte: {administration}.',
  administration: 'Administration de l’enregistrement, des domaines et de la TVA',
  changes: 'Atualizamos esta tabela quando a lei muda.',
  klimabonus: 'Klimabonus',
  noPromises: 'Páginas oficiais e data em que as verificámos',
  help: {
    renovation: 'Renovação energética: telhado, paredes, janelas',
    heating: 'Bombas de calor, aquecimento a lenha, aquecimento urbano, painéis solares',
    all: 'Tudo o que o Klimabonus apoia',
  },
  readOn: (day) => `verificado a ${day}`,
};
