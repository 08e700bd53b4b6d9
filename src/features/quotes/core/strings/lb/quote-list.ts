import type { sentences as english } from '#features/quotes/core/strings/en/quote-list.ts';
import { applyEifelRule } from '#kernel/luxembourgish-eifel-rule.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  priceBook: 'Präisbuch',
  myQuotes: 'Meng Devisen',
  noQuotes: 'Nach keng Devisen',
  noQuotesCompany:
    'En Devis fänkt mat enger Ufro vun engem Client un: maacht se op an dréckt op „Devis schreiwen“, oder schreift engem een, mat deem Dir a Kontakt sidd.',
  noQuotesClient: 'Beschreift d’Aarbecht eng Kéier, an d’Devisë vun de Betriber stinn hei niewentenee.',
  waitingForYou: 'Waart op Iech',
  waitingForThem: 'Waart op déi aner Säit',
  settled: 'Ofgeschloss',
  byState: 'No Stand',
  all: 'All',
  stateTotal: (amount) => `${amount} am Ganzen`,
  noneOfState: 'Keng Devisë mat dësem Stand',
  older: 'Méi al Devisen',
  newest: 'Déi neist Devisen',
  newQuote: 'Neien Devis',
  newQuoteText:
    'Fir een, mat deem Äre Betrib schreift. Fir eng Ufro: maacht d’Ufro op an dréckt „Devis schreiwen“.',
  writesWithNobody:
    'Äre Betrib schreift nach mat kengem. En Devis geet un een, deen Iech geschriwwen oder gefrot huet.',
  notInTouch: (name) =>
    `Dir kënnt ${name} nach keen Devis schécken: Dës Persoun huet Ärem Betrib weder geschriwwen nach eppes gefrot.`,
  isApart: (name) =>
    `Dir kënnt ${name} keen Devis schécken, soulaang ee vun Iech deen aneren blockéiert huet.`,
  forWhom: 'Fir wien',
  choose: 'Wielt w.e.g.',
  changeOrders: 'Devisen an Nodréi',
  writeChange: 'Nodrag schreiwen',
  noChanges: 'Nach keng Nodréi',
  noChangesText:
    'Wat bei der Aarbecht derbäikënnt oder ewechfält, gëtt hei mat Präis ausgemaach, ier et gemaach gëtt.',
  number: 'Nummer',
  object: 'Objet a Client',
  state: 'Stand',
  stands: 'Wéi et steet',
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
  more: (quote) => `Méi iwwer: ${quote}`,
  edit: 'Weiderschreiwen',
  read: 'Devis liesen',
  request: 'D’Ufro',
  project: 'De Chantier',
  message: 'Message schreiwen',
  remove: 'Entworf läschen',
  removeText: 'Den Entworf a seng Dateie si fir ëmmer fort. Wat virdru geschéckt gouf, bleift.',
  removed: 'Den Entworf ass geläscht',
  contractEnded: (day) => `opgehuewen ${applyEifelRule('den', day)}`,
  contractWithdrawn: (day) => `widderruff ${applyEifelRule('den', day)}`,
};
