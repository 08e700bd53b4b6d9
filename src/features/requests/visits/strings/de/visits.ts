import type { sentences as english } from '#features/requests/visits/strings/en/visits.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  visitNotFound: 'Diesen Ortstermin gibt es nicht',
  invitationNotFound: 'Diese Anfrage gibt es nicht',
  partnerNotFound: 'Mit diesem Kunden sind Sie nicht in Kontakt',
  memberNotFound: 'Hier arbeitet niemand mit diesem Namen',
  calendarNotFound: 'Unter dieser Adresse gibt es keinen Kalender',
  noStreet: 'Bitte geben Sie die Straße an',
  companySuspended:
    'Dieser Betrieb ist zurzeit gesperrt. Sobald die Sperre aufgehoben ist, können Sie ihm wieder antworten',
  invitationEnded: 'Diese Anfrage ist beendet',
  notAvailable: 'Hier lässt sich zurzeit kein Ortstermin vorschlagen',
  visitStands: 'Es gibt schon einen Ortstermin. Bitte verschieben Sie diesen',
  visitEnded: 'Dieser Ortstermin ist vorbei oder abgesagt',
  notYourTurn: 'Zurzeit gibt es keine Termine zur Wahl',
  slotGone: 'Dieser Termin ist nicht mehr frei. Bitte wählen Sie einen anderen',
  memberBusy: 'Zu dieser Zeit ist ein anderer Ortstermin vereinbart',

  startRequired: 'Bitte wählen Sie Tag und Uhrzeit',
  minutesInvalid: 'Ein Ortstermin dauert zwischen 15 Minuten und 8 Stunden',
  slotsRequired: 'Bitte wählen Sie mindestens einen Termin',
  threeAtMost: 'Bis zu drei Termine lassen sich vorschlagen',
  slotInPast: 'Bitte wählen Sie Termine, die noch kommen',
  slotsOverlap: 'Diese Termine überschneiden sich',
  slotTooLate: 'Bitte wählen Sie Termine in den nächsten 6 Monaten',
  slotAfterRequest: 'Die Anfrage endet vorher. Bitte wählen Sie einen früheren Termin',
  oneOfTwo: 'Bitte sagen Sie, um welche Anfrage oder welchen Kunden es geht',
  tooLong: 'Das ist zu lang',
};
