import { plural } from '#kernel/plural.ts';
import type { Widened } from '#kernel/widened.ts';
import type { sentences as english } from '#quotes/strings/en/quote-list.ts';

export const sentences: Widened<typeof english> = {
  number: 'Nummer',
  object: 'Gegenstand und Kunde',
  state: 'Stand',
  stands: 'Wie es steht',
  total: 'Summe inkl. MwSt.',
  answerBy: (day) => `Antworten bis ${day}`,
  asked: (words) => `gefragt: „${words}“`,
  seen: (day, left) => `gesehen am ${day}, ${left}`,
  notSeen: (left) => `noch nicht gesehen, ${left}`,
  daysLeft: (days) => plural('de', days, { one: 'noch 1 Tag', other: `noch ${days} Tage` }),
  lastDay: 'heute ist der letzte Tag',
  signed: (day) => `unterschrieben am ${day}`,
  anotherChosen: 'ein anderer wurde angenommen',
  expired: (day) => `abgelaufen am ${day}`,
  withdrawn: (day) => `zurückgezogen am ${day}`,
  more: (quote) => `Mehr zu: ${quote}`,
  edit: 'Weiterschreiben',
  read: 'Kostenvoranschlag lesen',
  request: 'Die Anfrage',
  project: 'Das Projekt',
  message: 'Nachricht schreiben',
  remove: 'Entwurf löschen',
  removeText: 'Der Entwurf und seine Anhänge sind dann endgültig weg. Was vorher gesendet wurde, bleibt.',
  removed: 'Der Entwurf ist gelöscht',
};
