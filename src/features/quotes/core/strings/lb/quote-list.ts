import type { sentences as english } from '#features/quotes/core/strings/en/quote-list.ts';
import { applyEifelRule } from '#kernel/luxembourgish-eifel-rule.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  priceBook: 'Präisbuch',
  myQuotes: 'Meng Devisen',
  noQuotes: 'Nach keng Devisen',
  noQuotesCompany:
    'Maacht eng Ufro op an dréckt op „Devis schreiwen“, oder schreift en Devis fir e Client, mat deem Dir a Kontakt sidd.',
  noQuotesClient: 'Beschreift d’Aarbecht eng Kéier, da stinn d’Devisë vun de Betriber hei niewenteneen.',
  waitingForYou: 'Waart op Iech',
  waitingForThem: 'Waart op eng Äntwert',
  settled: 'Ofgeschloss',
  byState: 'No Status',
  all: 'All',
  stateTotal: (amount) => `${amount} am Ganzen`,
  noneOfState: 'Keng Devisë mat dësem Status',
  older: 'Méi al Devisen',
  newest: 'Déi neist Devisen',
  newQuote: 'Neien Devis',
  newQuoteText:
    'Schreift en Devis fir e Client, mat deem Dir a Kontakt sidd. Fir eng Ufro maacht Dir d’Ufro op an dréckt op „Devis schreiwen“.',
  writesWithNobody:
    'Dir sidd nach mat kengem Client a Kontakt. En Devis kënnt Dir u Leit schécken, déi Ärem Betrib geschriwwen oder eng Ufro geschéckt hunn.',
  notInTouch: (name) =>
    `Dir kënnt ${name} nach keen Devis schécken: Dës Persoun huet Ärem Betrib nach kee Message a keng Ufro geschéckt.`,
  isApart: (name) => `Dir kënnt ${name} keen Devis schécken, well ee vun Iech deen anere gespaart huet.`,
  forWhom: 'Client',
  choose: 'Client wielen',
  changeOrders: 'Devisen an Avenanten',
  writeChange: 'Avenant schreiwen',
  noChanges: 'Nach keng Avenanten',
  noChangesText:
    'Mat engem Avenant maacht Dir aus, wat bei der Aarbecht derbäikënnt oder ewechfält, a wat et kascht, ier een domat ufänkt.',
  number: 'Nummer',
  object: 'Objet a Client',
  state: 'Status',
  stands: 'Detailer',
  total: 'Total mat TVA',
  answerBy: (day) => `Äntwerte bis ${applyEifelRule('den', day)}`,
  asked: (words) => `gefrot: „${words}“`,
  seen: (day, left) => `gesinn ${applyEifelRule('den', day)}, ${left}`,
  notSeen: (left) => `nach net gesinn, ${left}`,
  daysLeft: (days) => pluralForm('lb', days, { one: 'nach 1 Dag', other: `nach ${days} Deeg` }),
  lastDay: 'haut ass de leschten Dag',
  signed: (day) => `ënnerschriwwen ${applyEifelRule('den', day)}`,
  anotherChosen: 'en aneren Devis gouf ugeholl',
  expired: (day) => `ofgelaf ${applyEifelRule('den', day)}`,
  withdrawn: (day) => `zeréckgezunn ${applyEifelRule('den', day)}`,
  more: (quote) => `Aner Aktiounen: ${quote}`,
  edit: 'Um Brouillon weiderschreiwen',
  read: 'Devis liesen',
  request: 'Ufro opmaachen',
  project: 'Chantier opmaachen',
  message: 'Message schreiwen',
  remove: 'Brouillon läschen',
  removeText:
    'De Brouillon a seng Unhäng gi fir ëmmer geläscht. Versiounen, déi Dir scho geschéckt hutt, bleiwen.',
  removed: 'Brouillon geläscht',
  contractEnded: (day) => `opgehuewen ${applyEifelRule('den', day)}`,
  contractWithdrawn: (day) => `widderruff ${applyEifelRule('den', day)}`,
};
