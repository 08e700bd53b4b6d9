import type { sentences as english } from '#features/quotes/prices/strings/en/housing-vat.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  pageTitle: (title) => `${title} · Giewel`,
  title: '3 % em vez de 17 % na sua casa',
  description:
    'A TVA logement em palavras simples: quem pode renovar com 3 % de IVA no Luxemburgo, e quanto dá.',
  lead: 'A TVA logement em palavras simples, e quanto dá no seu caso. Quem decide é a AED, a autoridade do IVA do Luxemburgo, não nós.',
  reckon: 'Fazer a conta',
  rulesAsOf: (day) => `Regras em vigor a ${day}`,
  isResidence: 'É a sua residência principal, ou a do seu inquilino?',
  isOwnResidence: 'É, ou vai ser, a sua própria residência principal?',
  yes: 'Sim',
  no: 'Não',
  whichWork: 'De que trabalhos se trata?',
  works: { renovation: 'Renovação', creation: 'Construção, ampliação ou conversão em habitação' },
  acquiredIn: 'Compra ou herança, ano',
  ifKnown: 'se souber',
  ways: {
    age: 'Pela idade: alguém lá morou pela primeira vez há 10 anos ou mais. Termine os trabalhos nos 2 anos seguintes ao início.',
    acquisition:
      'Pela aquisição: os trabalhos têm de terminar nos 5 anos seguintes à compra ou herança. Pergunte à AED antes de assinar.',
    creation:
      'Como criação: construir, ampliar ou converter para a sua própria residência principal conta em qualquer idade.',
  },
  askThem: 'Pergunte à AED',
  firstLivedIn: 'Habitada desde o ano',
  netWork: 'Trabalho, sem IVA',
  usedBefore: 'Benefício já usado nesta habitação',
  usedMark: 'em euros, 0 se nenhum',
  reckonNow: 'Calcular',
  result: 'Resultado',
  with17: 'Com 17 %',
  with3: 'Com 3 %',
  taxOfIt: (tax) => `dos quais ${tax} de IVA`,
  keep: (amount) => `Poupa ${amount}`,
  within: 'Dentro das regras',
  notWithin: 'Não com 3 %',
  before: 'Antes',
  now: 'Agora',
  left: 'Resta',
  ceilingPicture: (limit, before, now, left) =>
    `Do limite de ${limit}: ${before} usados antes, ${now} agora, restam ${left}`,
  ceiling: (limit) => `Limite do benefício para uma habitação: ${limit}.`,
  capped: 'Acima do que resta do limite não se poupa.',
  incomplete: 'Preencha o ano e o valor, e aparecem aqui os dois totais.',
  wrongYear: 'Escreva um ano com 4 algarismos, que não seja no futuro',
  wrongAmount: 'Escreva um valor como 29216 ou 29216,50',
  notOwnResidence: 'Construir, ampliar ou converter só conta para a residência principal do proprietário.',
  tooNewUnlessBought:
    'Ainda não há 10 anos que lá mora alguém. Comprou ou herdou a habitação nos últimos 5 anos? Indique então esse ano.',
  whyNot: {
    notMainResidence: 'Não é a residência principal de ninguém.',
    tooNew: 'Ainda não há 10 anos que lá mora alguém, e a habitação não foi adquirida nos últimos 5 anos.',
    tooSmall: 'O trabalho de uma empresa tem de chegar a pelo menos 3000 € sem IVA.',
    nothingLeft: 'Já não resta nada do limite desta habitação.',
  },
  rules: 'As regras, uma por linha',
  rule: 'Regra',
  says: 'O que diz',
  asOf: 'Em vigor a',
  facts: {
    residence: [
      'Quem lá mora',
      'A habitação é a residência principal de alguém: a sua, ou a do seu inquilino, assim que a AED concordar.',
    ],
    age: [
      'Que idade tem',
      'Uma renovação conta a partir de 10 anos depois de alguém lá ter morado pela primeira vez.',
    ],
    acquisition: [
      'Comprada há pouco',
      'Uma renovação conta em qualquer idade se terminar nos 5 anos seguintes à compra, doação ou herança.',
    ],
    creation: [
      'Nova, ampliada, convertida',
      'Construir uma habitação, ampliá-la ou converter outro edifício numa habitação também conta, para a residência principal do proprietário.',
    ],
    duration: [
      'Quanto tempo',
      'Uma renovação pela idade tem de terminar nos 2 anos seguintes ao início. Depois pode haver outra.',
    ],
    share: [
      'Em parte escritório',
      'Se mais de três quartos da área forem residência principal, conta tudo. Se não, só essa parte.',
    ],
    payBack: [
      'Devolução',
      'Se a habitação deixar de ser residência principal nos 2 anos seguintes, o benefício pode ter de ser devolvido.',
    ],
    refund: ['17 % já pagos', 'Pode pedir a diferença à AED, até 5 anos depois do fim do ano da fatura.'],
    rates: [
      'Taxas',
      '17 % é a taxa normal, 3 % a super-reduzida. A taxa normal voltou a 17 % em 1 de janeiro de 2024.',
    ],
    least: ['Valor mínimo', '3000 € sem IVA para o trabalho de uma empresa.'],
    ceiling: ['Limite', '50 000 € de benefício para uma habitação, todos os trabalhos juntos.'],
    approval: [
      'Antes da fatura',
      'É a empresa que faz o pedido. Só pode faturar a 3 % depois de chegar a aprovação.',
    ],
    notCovered: [
      'O que não entra',
      'Móveis, equipamento que não faz parte do edifício, jardim, piscina, honorários só de projeto.',
    ],
  },
  readAt: 'Lido por nós na {administration}.',
  administration: 'Administration de l’enregistrement, des domaines et de la TVA',
  changes: 'Quando a lei muda, muda aqui uma linha.',
  klimabonus: 'Klimabonus',
  noPromises: 'Ligações e datas, sem promessas',
  help: {
    renovation: 'Renovação energética: telhado, paredes, janelas',
    heating: 'Bombas de calor, lenha, aquecimento urbano, painéis solares',
    all: 'Tudo o que o Klimabonus apoia',
  },
  readOn: (day) => `lido a ${day}`,
};
