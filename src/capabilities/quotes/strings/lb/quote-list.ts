import { eifel } from '#kernel/eifel.ts';
import { plural } from '#kernel/plural.ts';
import type { Widened } from '#kernel/widened.ts';
import type { sentences as english } from '#quotes/strings/en/quote-list.ts';

export const sentences: Widened<typeof english> = {
  number: 'Nummer',
  object: 'Objet a Client',
  state: 'Stand',
  stands: 'Wéi et steet',
  total: 'Total mat TVA',
  answerBy: (day) => `Äntwerte bis ${eifel('den', day)}`,
  asked: (words) => `gefrot: „${words}“`,
  seen: (day, left) => `gesinn ${eifel('den', day)}, ${left}`,
  notSeen: (left) => `nach net gesinn, ${left}`,
  daysLeft: (days) => plural('lb', days, { one: 'nach 1 Dag', other: `nach ${days} Deeg` }),
  lastDay: 'haut ass de leschten Dag',
  signed: (day) => `ënnerschriwwen ${eifel('den', day)}`,
  anotherChosen: 'en aneren Devis gouf ugeholl',
  expired: (day) => `ofgelaf ${eifel('den', day)}`,
  withdrawn: (day) => `zeréckgezunn ${eifel('den', day)}`,
  more: (quote) => `Méi iwwer: ${quote}`,
  edit: 'Weiderschreiwen',
  read: 'Devis liesen',
  request: 'D’Ufro',
  project: 'De Chantier',
  message: 'Message schreiwen',
  remove: 'Entworf läschen',
  removeText: 'Den Entworf a seng Dateie si fir ëmmer fort. Wat virdru geschéckt gouf, bleift.',
  removed: 'Den Entworf ass geläscht',
};
