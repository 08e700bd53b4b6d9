import type { sentences as english } from '#features/requests/visits/strings/en/visiting.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  pageTitle: (title) => `${title} · Giewel`,
  myVisits: 'Ortstermine',
  visit: 'Ortstermin',
  backToRequest: (client) => `Anfrage von ${client}`,
  backToVisits: 'Ortstermine',
  backToMessages: (partner) => `Nachrichten mit ${partner}`,

  proposeTitle: 'Ortstermin vorschlagen',
  proposeAct: 'Ortstermin vorschlagen',
  notInTouch: (name) =>
    `Sie können ${name} noch keinen Ortstermin vorschlagen, weil Ihr Betrieb von dieser Person weder eine Nachricht noch eine Anfrage erhalten hat.`,
  isApart: (name) =>
    `Sie können ${name} keinen Ortstermin vorschlagen, solange einer von Ihnen den anderen blockiert hat.`,
  proposeOthersAct: 'Andere Termine vorschlagen',
  chooseTimeAct: 'Termin wählen',
  proposeText: (client) =>
    `Schlagen Sie bis zu drei Termine vor. ${client} kann einen wählen oder um andere bitten.`,
  week: (first, last) => `${first} bis ${last}`,
  weekBefore: 'Vorherige Woche',
  weekAfter: 'Nächste Woche',
  taken: 'Belegt',
  proposed: 'Vorgeschlagen',
  leave: 'Geschlossen',
  addTimeAt: (day, time) => `${day}, ${time} hinzufügen`,
  addTime: 'Termin hinzufügen',
  noTimes: 'Wählen Sie oben einen Termin oder fügen Sie einen hinzu.',
  timesLabel: 'Termine',
  timeNumber: (nth) => `Termin ${nth}`,
  changeTime: (nth) => `Termin ${nth} ändern`,
  removeTime: (nth) => `Termin ${nth} entfernen`,
  done: 'Fertig',
  day: 'Tag',
  begins: 'Beginn',
  lasts: 'Dauer',
  from: (start, end) => `${start} bis ${end}`,
  fromFor: (start, end, length) => `${start} bis ${end}, ${length}`,
  minutes: (minutes) => {
    const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
    const inHours = pluralForm('de', hours, { one: '1 Stunde', other: `${hours} Stunden` });
    if (rest === 0) return inHours;
    return hours === 0 ? `${rest} Minuten` : `${inHours} ${rest} Minuten`;
  },
  whoComes: 'Teammitglied',
  place: 'Wo',
  placeHint: 'Nur wenn der Termin nicht beim Kunden stattfindet.',
  word: 'Nachricht',
  optional: 'optional',
  proposeNow: 'Diese Termine vorschlagen',
  moveNow: 'Stattdessen diese Termine vorschlagen',
  onlyTaken: (client) => `In Ihren Kalender tragen wir nur den Termin ein, den ${client} wählt.`,
  clientSees: (client) => `Vorschau für ${client}`,
  clientSeesTimes: 'Hier erscheinen die Termine, die Sie wählen.',
  wasProposed: 'Termine vorgeschlagen. Wir geben Ihnen Bescheid, sobald der Kunde einen wählt.',

  wouldLike: 'möchte sich vor Ort ein Bild machen.',
  othersProposed: 'möchte den Ortstermin verschieben.',
  chooseLegend: 'Vorgeschlagene Termine',
  gone: 'nicht mehr frei',
  showStreet: 'Meine Adresse freigeben',
  showStreetNote: (street) => `${street}. Ohne Freigabe ist nur die Gemeinde sichtbar.`,
  street: 'Ihre Straße und Hausnummer',
  streetNote: (company) => `${company} sieht diese Adresse, und wir tragen sie in beide Kalender ein.`,
  giveStreet: 'Adresse speichern',
  streetHidden: (company) =>
    `${company} sieht Ihre Straße noch nicht. Geben Sie sie frei, damit der Betrieb zu Ihnen findet.`,
  streetGiven: 'Die Adresse steht jetzt in beiden Kalendern',
  take: (when) => `${when} wählen`,
  noneSuits: 'Keiner dieser Termine passt mir',
  noneSuitsWord: 'Was würde Ihnen besser passen?',
  askOthers: 'Um andere Termine bitten',
  waitsFor: (partner) => `Wir warten, bis ${partner} einen dieser Termine wählt.`,
  waitsForOthers: (partner) => `Wir warten, bis ${partner} andere Termine vorschlägt.`,
  asksForOthers: (partner) => `Keiner der Termine passt ${partner}. Bitte schlagen Sie andere vor.`,
  standsUntil: 'Bis Sie sich auf einen neuen Termin einigen, bleibt es beim vereinbarten.',
  remindersText:
    'Wir haben Ihnen die Einzelheiten per E-Mail gesendet und erinnern Sie am Tag davor und 2 Stunden vorher.',
  remindersHere:
    'Wir erinnern Sie auf Giewel am Tag davor und 2 Stunden vorher. Bestätigen Sie Ihre E-Mail-Adresse, um die Erinnerungen auch per E-Mail zu erhalten.',
  whereHidden: 'Adresse noch nicht freigegeben',
  at: (day, time) => `${day}, ${time}`,

  move: 'Verschieben',
  callOff: 'Ortstermin absagen',
  takeBack: 'Termine zurückziehen',
  callOffTitle: 'Diesen Ortstermin absagen?',
  callOffText: (partner) =>
    `Wir geben ${partner} sofort Bescheid und entfernen den Ortstermin aus beiden Kalendern.`,
  callOffWord: 'Grund (optional)',
  keep: 'Nicht absagen',
  calledOffBy: {
    client: 'Vom Kunden abgesagt',
    company: 'Vom Betrieb abgesagt',
    request: 'Abgesagt, weil die Anfrage geschlossen wurde',
  },
  states: {
    proposed: 'Termine vorgeschlagen',
    asked: 'Andere Termine gewünscht',
    agreed: 'Vereinbart',
    cancelled: 'Abgesagt',
    over: 'Hat stattgefunden',
  },
  message: 'Nachricht',
  gonePartner: 'Jemand, der nicht mehr bei Giewel ist',
  failed: 'Das hat nicht geklappt',

  toAnswer: 'Wartet auf Sie',
  waiting: 'Wartet auf Antwort',
  coming: 'Bevorstehend',
  past: 'Vergangen',
  noVisits: 'Noch keine Ortstermine',
  noVisitsClient:
    'Wenn sich ein Betrieb vor Ort ein Bild machen möchte, erscheinen seine Terminvorschläge hier.',
  noVisitsCompany: 'Ortstermine schlagen Sie in einer Anfrage oder einer Unterhaltung vor.',
  older: 'Ältere',
  newest: 'Neueste',

  calendarTitle: 'Ihre Kalender-App',
  calendarText:
    'Abonnieren Sie Ihre Ortstermine in Ihrer Kalender-App. Änderungen werden automatisch übernommen.',
  calendarMake: 'Link erstellen',
  calendarRenew: 'Neuen Link erstellen',
  calendarMade: (day) => `Erstellt am ${day}.`,
  calendarRenewText: 'Wenn Sie einen neuen Link erstellen, funktioniert der alte nicht mehr.',
  calendarOnce:
    'Kopieren Sie den Link jetzt. Wir zeigen ihn nicht noch einmal an. Wer ihn hat, kann Ihre Ortstermine sehen.',
  calendarLabel: 'Kalender-Link',
};
