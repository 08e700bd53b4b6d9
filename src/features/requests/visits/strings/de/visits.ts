import type { sentences as english } from '#features/requests/visits/strings/en/visits.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  visitNotFound: 'Ortstermin nicht gefunden',
  invitationNotFound: 'Anfrage nicht gefunden',
  partnerNotFound: 'Wählen Sie einen Kunden, mit dem Sie in Kontakt sind',
  memberNotFound: 'Teammitglied nicht gefunden',
  calendarNotFound: 'Dieser Kalender-Link funktioniert nicht mehr. Erstellen Sie einen neuen.',
  noStreet: 'Bitte geben Sie Straße und Hausnummer an',
  companySuspended:
    'Dieser Betrieb ist zurzeit gesperrt. Sobald die Sperre aufgehoben ist, können Sie wieder Kontakt aufnehmen.',
  invitationEnded: 'Diese Anfrage ist beendet',
  notAvailable: 'Sie können zurzeit keinen Ortstermin vorschlagen',
  visitStands: 'Es gibt schon einen vereinbarten Ortstermin. Verschieben Sie ihn.',
  visitEnded: 'Dieser Ortstermin ist vorbei oder abgesagt',
  notYourTurn: 'Zurzeit stehen keine Termine zur Wahl',
  slotGone: 'Dieser Termin ist nicht mehr frei. Bitte wählen Sie einen anderen.',
  memberBusy: 'Das Teammitglied hat zu dieser Zeit schon einen Ortstermin',

  startRequired: 'Bitte wählen Sie Tag und Uhrzeit',
  minutesInvalid: 'Ein Ortstermin muss zwischen 15 Minuten und 8 Stunden dauern',
  slotsRequired: 'Bitte wählen Sie mindestens einen Termin',
  threeAtMost: 'Sie können bis zu drei Termine vorschlagen',
  slotInPast: 'Bitte wählen Sie Termine in der Zukunft',
  slotsOverlap: 'Diese Termine überschneiden sich',
  slotTooLate: 'Bitte wählen Sie Termine in den nächsten 6 Monaten',
  slotAfterRequest: 'Die Anfrage ist bis dahin abgelaufen. Bitte wählen Sie einen früheren Termin.',
  oneOfTwo: 'Wählen Sie, um welche Anfrage oder welchen Kunden es geht',
  tooLong: 'Dieser Text ist zu lang',
};
