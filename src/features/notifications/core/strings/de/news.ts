import { proofKindNames } from '#features/companies/core/strings/de/proof-names.ts';
import type { NotificationSubjects } from '#features/notifications/core/rules/notification-subjects.ts';
import type { sentences as english } from '#features/notifications/core/strings/en/news.ts';
import { noonOf } from '#kernel/calendar.ts';
import { formatDateWithWeekday, formatLongDate, formatTime } from '#kernel/dates.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';
import { withoutPlan } from './without-plan.ts';

const longDate = (at: Date) => formatLongDate(at, 'de');

/** Midnight after a day means that day’s end. */
const lastDayBefore = (until: string) => longDate(new Date(Date.parse(until) - 1));

const dayAndTime = (start: string) =>
  `${formatDateWithWeekday(new Date(start), 'de')}, ${formatTime(new Date(start))}`;

const takenThings: Record<NotificationSubjects['contentTakenDown']['what'], string> = {
  picture: 'ein Bild aus Ihrer Galerie',
  logo: 'Ihr Logo',
  description: 'Ihre Beschreibung',
  profile: 'Ihr Profil',
  project: 'eines Ihrer Projekte',
  message: 'eine Ihrer Nachrichten',
  reply: 'Ihre Antwort auf eine Bewertung',
};

const waitingQueues: Record<NotificationSubjects['moderationWaits']['queue'], string> = {
  appeals: 'eine Beschwerde wegen einer nicht veröffentlichten Bewertung',
  'conversation-reports': 'eine gemeldete Unterhaltung',
  'client-reports': 'eine Meldung über einen Kunden',
  facts: 'ein Dokument eines Betriebs',
  vat: 'eine MwSt.-Nummer',
  'content-reports': 'eine Meldung illegaler Inhalte',
  objections: 'eine Beschwerde gegen eine Entfernung',
  'request-reports': 'eine gemeldete Anfrage',
  'quote-reports': 'ein gemeldetes Angebot',
  people: 'ein Vorschlag, ein Konto zu sperren',
};

const sentenceStart = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** Older notifications contain no reasons. */
const reasonsIn = (statement: string | undefined) => (statement ? `Grund: „${statement}“. ` : '');

const redressOutside =
  'Sie können sich auch an ein Gericht wenden oder an eine Stelle zur außergerichtlichen Streitbeilegung, die nach Artikel 21 des Gesetzes über digitale Dienste (DSA) zugelassen ist.';

export const sentences: TranslationType<typeof english> = {
  messageReceived: {
    title: ({ from }) => `${from} hat Ihnen eine Nachricht gesendet`,
    text: () => 'Öffnen Sie die Unterhaltung, um zu antworten.',
    button: 'Lesen und antworten',
  },
  projectCreated: {
    title: ({ from, name }) => `${from} hat mit Ihnen das Projekt „${name}“ angelegt`,
    text: () => 'Sehen Sie sich an, was geplant ist, und schreiben Sie eine Nachricht zum nächsten Schritt.',
    button: 'Projekt öffnen',
  },
  projectMarkedDone: {
    title: ({ from, name }) => `${from} hat „${name}“ als fertig gemeldet`,
    text: () =>
      'Wenn die Arbeit auch aus Ihrer Sicht fertig ist, melden Sie das Projekt ebenfalls als fertig.',
    button: 'Projekt öffnen',
  },
  projectCompleted: {
    title: ({ from, name }) => `${from} hat bestätigt, dass „${name}“ abgeschlossen ist`,
    text: () =>
      'Sie haben beide bestätigt, dass die Arbeit fertig ist. Der Kunde kann jetzt eine Bewertung schreiben.',
    button: 'Projekt öffnen',
  },
  projectDeclined: {
    title: ({ from, name }) => `${from} hat „${name}“ abgelehnt`,
    text: () => 'Die Begründung finden Sie auf der Projektseite. Vielleicht haben andere Betriebe Zeit.',
    button: 'Projekt öffnen',
  },
  projectCancelled: {
    title: ({ from, name }) => `${from} hat „${name}“ abgebrochen`,
    text: () => 'Sie müssen nichts tun.',
    button: 'Projekt öffnen',
  },
  roomChanged: {
    title: ({ from, name, what, milestone }) => {
      if (what === 'file') return `${from} hat „${name}“ eine Datei hinzugefügt`;
      if (what === 'milestone') return `${from} hat „${name}“ die Etappe „${milestone}“ hinzugefügt`;
      if (what === 'reached') return `${from} hat bei „${name}“ die Etappe „${milestone}“ abgehakt`;
      return `${from} hat „${name}“ aktualisiert`;
    },
    text: () => 'Sehen Sie sich die neuen Bilder, Dokumente oder Etappen auf der Projektseite an.',
    button: 'Projekt öffnen',
  },
  publicationAsked: {
    title: ({ from, name }) => `${from} möchte „${name}“ im eigenen Profil zeigen`,
    text: () =>
      'Sehen Sie sich an, um welche Bilder es geht, und stimmen Sie mit einem Klick zu. Ohne Ihre Zustimmung wird nichts gezeigt.',
    button: 'Bilder ansehen',
  },
  publicationAnswered: {
    title: ({ from, name, outcome }) =>
      outcome === 'agreed'
        ? `${from} stimmt zu, dass Sie „${name}“ zeigen`
        : `${from} möchte nicht, dass Sie „${name}“ zeigen`,
    text: ({ outcome }) =>
      outcome === 'agreed'
        ? 'Ihre Galerie zeigt jetzt die Bilder und Ihr Profil das Projekt.'
        : 'Ihre Galerie und Ihr Profil bleiben unverändert.',
    button: 'Projekt öffnen',
  },
  reviewReceived: {
    title: ({ from, name, rating }) =>
      name
        ? `${from ?? 'Ein Kunde'} hat „${name}“ ${rating} von 5 Sternen gegeben`
        : `${from ?? 'Ein Kunde'} hat Ihnen ${rating} von 5 Sternen gegeben`,
    text: () => 'Die Bewertung wird öffentlich, sobald ein Moderator sie freigegeben hat.',
    button: 'Bewertungen ansehen',
  },
  reviewWaiting: {
    title: ({ company }) => `Eine Bewertung von ${company} wartet auf Ihre Freigabe`,
    text: () => 'Die Bewertung wird öffentlich, sobald Sie sie freigeben.',
    button: 'Prüfen',
  },
  reviewApproved: {
    title: ({ company }) => `Ihre Bewertung von ${company} ist öffentlich`,
    text: () => 'Danke. Ihre Bewertung hilft anderen bei der Wahl eines Betriebs.',
    button: 'Bewertung ansehen',
  },
  reviewWithheld: {
    title: ({ company }) => `Ein Moderator hat Ihre Bewertung von ${company} abgelehnt`,
    text: ({ statement }) =>
      `${reasonsIn(statement)}Die Entscheidung lesen Sie bei der Bewertung auf der Projektseite. Sie können Ihre Bewertung ändern und noch einmal senden oder einmal Beschwerde einlegen.`,
    button: 'Begründung lesen',
  },
  reviewStaysWithheld: {
    title: ({ company }) =>
      `Ihrer Beschwerde wurde nicht stattgegeben: Ihre Bewertung von ${company} wird nicht veröffentlicht`,
    text: ({ statement }) =>
      `${reasonsIn(statement)}Die Entscheidung lesen Sie bei der Bewertung auf der Projektseite. ${redressOutside}`,
    button: 'Entscheidung lesen',
  },
  reviewEditRefused: {
    title: ({ company }) => `Ihre Änderungen an der Bewertung von ${company} wurden nicht angenommen`,
    text: ({ statement }) =>
      `${reasonsIn(statement)}Die veröffentlichte Fassung bleibt öffentlich. Bis zum Ende der Änderungsfrist können Sie Ihre Bewertung wieder ändern.`,
    button: 'Bewertung ansehen',
  },
  reviewReplied: {
    title: ({ company }) => `${company} hat auf Ihre Bewertung geantwortet`,
    text: () => 'Die Antwort steht für alle sichtbar unter Ihrer Bewertung.',
    button: 'Antwort lesen',
  },
  reviewFlagged: {
    title: ({ company }) => `${company} hat eine Bewertung gemeldet`,
    text: () => 'Die Bewertung bleibt öffentlich, bis Sie entschieden haben.',
    button: 'Prüfen',
  },
  clientReportDecided: {
    title: ({ client, outcome }) =>
      outcome === 'upheld'
        ? `Ihrer Meldung über ${client} wurde stattgegeben`
        : `Ihre Meldung über ${client} wurde abgewiesen`,
    text: ({ outcome }) =>
      outcome === 'upheld'
        ? 'Ein Moderator hat Ihre Meldung geprüft und Maßnahmen ergriffen. Vielen Dank.'
        : 'Ein Moderator hat Ihre Meldung geprüft und keinen Grund zum Eingreifen gefunden. Sie können diesen Kunden weiterhin blockieren.',
    button: 'Unterhaltung öffnen',
  },
  vatNumberChecked: {
    title: ({ vatNumber, outcome }) =>
      ({
        confirmed: `Ihre MwSt.-Nummer ${vatNumber} ist bestätigt`,
        refused: `Ihre MwSt.-Nummer ${vatNumber} konnte nicht bestätigt werden`,
        taken: `Ihre MwSt.-Nummer ${vatNumber} gilt nicht mehr als geprüft`,
        withdrawn: `Ihre MwSt.-Nummer ${vatNumber} gilt nicht mehr als geprüft`,
        again: `Ihre MwSt.-Nummer ${vatNumber} wird noch einmal geprüft`,
      })[outcome],
    text: ({ outcome }) =>
      ({
        confirmed: 'Ihr Profil zeigt ab jetzt das Prüfzeichen.',
        refused:
          'Bei VIES, dem Register der Europäischen Kommission, ist diese Nummer nicht als gültig verzeichnet. Prüfen Sie sie in Ihrem Profil oder schreiben Sie uns.',
        withdrawn:
          'Ein Moderator hatte die Nummer versehentlich bestätigt. Prüfen Sie die Nummer in Ihrem Profil oder schreiben Sie uns.',
        taken:
          'Unter dieser MwSt.-Nummer ist ein anderer Betrieb eingetragen. Wenn es Ihre Nummer ist, schreiben Sie uns.',
        again:
          'Wir müssen bestätigen, dass die MwSt.-Nummer zu Ihrem Betrieb gehört. Bis dahin zeigt Ihr Profil das Prüfzeichen nicht.',
      })[outcome],
    button: 'Profil öffnen',
  },
  proofDecided: {
    title: ({ fact, outcome, lastDay }) => {
      const day = lastDay ? longDate(new Date(lastDay)) : '';
      return `${proofKindNames[fact]}: ${
        {
          verified: 'geprüft',
          refused: 'nicht angenommen',
          ending: `nur noch bis ${day} geprüft`,
          ended: `die Prüfung galt bis ${day}`,
        }[outcome]
      }`;
    },
    text: ({ outcome }) =>
      ({
        verified: 'Ihr Profil zeigt diese Angabe ab jetzt mit Quelle und Datum.',
        refused: 'Den Grund finden Sie in Ihrem Profil. Dort können Sie auch ein anderes Dokument senden.',
        ending: 'Um das Prüfzeichen zu behalten, senden Sie uns vorher ein neues Dokument.',
        ended:
          'Ihr Profil zeigt diese Angabe nicht mehr. Senden Sie uns ein neues Dokument, dann prüft es ein Moderator.',
      })[outcome],
    button: 'Profil öffnen',
  },
  contentTakenDown: {
    title: ({ what }) => `${sentenceStart(takenThings[what])} wurde entfernt`,
    text: ({ statement }) =>
      `Das hat einer unserer Moderatoren nach einer Meldung entschieden, ohne automatische Verfahren. ${reasonsIn(statement)}Außer Ihnen sieht den Inhalt niemand mehr. Sie können innerhalb von 6 Monaten kostenlos Beschwerde einlegen. Dann prüft ein anderer Moderator die Entscheidung.`,
    button: 'Begründung lesen und Beschwerde einlegen',
  },
  objectionDecided: {
    title: ({ what, outcome }) =>
      outcome === 'restored'
        ? `${sentenceStart(takenThings[what])} ist wiederhergestellt`
        : `Ihrer Beschwerde wurde nicht stattgegeben: ${takenThings[what]} wird nicht wiederhergestellt`,
    text: ({ outcome }) =>
      outcome === 'restored'
        ? 'Ein Moderator hat Ihrer Beschwerde stattgegeben, und wir haben den Inhalt wiederhergestellt.'
        : `Die Gründe stehen in der Entscheidung. ${redressOutside}`,
    button: 'Entscheidung lesen',
  },
  standingChanged: {
    title: ({ outcome, partner, lastDay }) => {
      if (outcome === 'warning') return 'Ein Moderator hat Sie verwarnt';
      if (outcome === 'block') return `Sie und ${partner} können einander nicht mehr schreiben`;
      return `Sie können bis ${longDate(new Date(lastDay))} keine neuen Unterhaltungen beginnen`;
    },
    text: ({ statement }) =>
      `Das hat ein Moderator nach einer Meldung entschieden. ${reasonsIn(statement)}Wenn Sie nicht einverstanden sind, schreiben Sie uns. Dann prüft jemand anderes die Entscheidung.`,
    button: 'Kontakt aufnehmen',
  },
  conversationReportDecided: {
    title: ({ partner, outcome }) =>
      outcome === 'upheld'
        ? `Ihrer Meldung zur Unterhaltung mit ${partner} wurde stattgegeben`
        : `Ihre Meldung zur Unterhaltung mit ${partner} wurde abgewiesen`,
    text: ({ outcome }) =>
      outcome === 'upheld'
        ? 'Ein Moderator hat die Unterhaltung gelesen und Maßnahmen ergriffen. Vielen Dank.'
        : 'Ein Moderator hat die Unterhaltung gelesen und keinen Grund zum Eingreifen gefunden. Sie können diese Person weiterhin blockieren.',
    button: 'Unterhaltung öffnen',
  },
  requestReportDecided: {
    title: ({ title, outcome }) =>
      outcome === 'upheld'
        ? `Ihrer Meldung zur Anfrage „${title}“ wurde stattgegeben`
        : `Ihre Meldung zur Anfrage „${title}“ wurde abgewiesen`,
    text: ({ outcome }) =>
      outcome === 'upheld'
        ? 'Ein Moderator hat die Anfrage gelesen und geschlossen. Vielen Dank.'
        : 'Ein Moderator hat die Anfrage gelesen und keinen Grund zum Eingreifen gefunden. Sie können sie weiterhin ablehnen.',
    button: 'Anfrage öffnen',
  },
  requestTakenDown: {
    title: ({ title }) => `Ein Moderator hat Ihre Anfrage „${title}“ geschlossen`,
    text: ({ statement }) =>
      `Ein Betrieb hat Ihre Anfrage gemeldet, und ein Moderator hat der Meldung stattgegeben. ${reasonsIn(statement)}Wenn Sie die Entscheidung für falsch halten, schreiben Sie uns. ${redressOutside}`,
    button: 'Anfrage öffnen',
  },
  quoteReportDecided: {
    title: ({ number, outcome }) =>
      outcome === 'upheld'
        ? `Ihrer Meldung zum Angebot ${number} wurde stattgegeben`
        : `Ihre Meldung zum Angebot ${number} wurde abgewiesen`,
    text: ({ from, outcome }) =>
      outcome === 'upheld'
        ? `Ein Moderator hat das Angebot gelesen und Ihrer Meldung stattgegeben. Wir haben ${from} den Grund genannt und das Angebot zurückgezogen, falls Sie es nicht schon angenommen hatten. Vielen Dank.`
        : 'Ein Moderator hat das Angebot gelesen und keinen Grund zum Eingreifen gefunden. Sie können es weiterhin ablehnen.',
    button: 'Öffnen',
  },
  quoteTakenDown: {
    title: ({ number }) => `Ein Moderator hat einer Meldung zu Ihrem Angebot ${number} stattgegeben`,
    text: ({ statement }) =>
      `Der Kunde hat Ihr Angebot gemeldet, und ein Moderator hat der Meldung stattgegeben. ${reasonsIn(statement)}Wir haben das Angebot zurückgezogen, falls es nicht schon angenommen war. Wenn Sie die Entscheidung für falsch halten, schreiben Sie uns. ${redressOutside}`,
    button: 'Öffnen',
  },
  moderationWaits: {
    title: ({ queue }) => `Zu prüfen: ${waitingQueues[queue]}`,
    text: () => 'Öffnen Sie die Liste, um den Fall zu prüfen.',
    button: 'Prüfen',
  },
  subscriptionChanged: {
    title: ({ outcome, lastDay }) => {
      const day = lastDay ? longDate(new Date(lastDay)) : '';
      return {
        trialEnding: `Ihre kostenlose Testphase läuft bis ${day}`,
        trialEnded: 'Ihre kostenlose Testphase ist zu Ende',
        overdue: `Zahlung überfällig: Ihr Tarif gilt noch bis ${day}`,
        cancelled: `Ihr Tarif ist gekündigt und gilt noch bis ${day}`,
        ended: 'Ihr Tarif ist abgelaufen',
      }[outcome];
    },
    text: ({ outcome }) =>
      ({
        trialEnding: `Wählen Sie vor dem Ende der Testphase einen Tarif, dann bleibt alles, wie es ist. ${withoutPlan}`,
        trialEnded: `${withoutPlan} Sie können jederzeit einen Tarif wählen.`,
        overdue:
          'Wir haben Ihre Zahlung nicht erhalten. Zahlen Sie jetzt, um Ihren Tarif zu behalten, oder hinterlegen Sie eine andere Karte.',
        cancelled:
          'Wir verlängern Ihren Tarif nicht. Solange er gilt, können Sie die Kündigung zurücknehmen.',
        ended: `${withoutPlan} Sie können jederzeit einen Tarif wählen.`,
      })[outcome],
    button: 'Tarif öffnen',
  },
  listingEnds: {
    title: ({ lastDay }) => `Ihr Betrieb steht bis ${longDate(noonOf(lastDay))} im Verzeichnis`,
    text: () =>
      'Um danach im Verzeichnis zu bleiben, brauchen Sie ein Gewerk, eine Gemeinde, eine Beschreibung von mindestens 40 Zeichen und eine bestätigte E-Mail-Adresse. Ihre Übersicht zeigt, was fehlt.',
    button: 'Ansehen, was fehlt',
  },
  requestSent: {
    title: ({ title, count, from }) =>
      `An ${pluralForm('de', count, { one: from, other: `${count} Betriebe` })} gesendet: „${title}“`,
    text: () => 'Wir melden uns, sobald ein Betrieb antwortet. Sie müssen kein Angebot annehmen.',
    button: 'Anfrage öffnen',
  },
  requestReceived: {
    title: ({ title, commune }) => `Neue Anfrage in ${commune}: „${title}“`,
    text: () => 'Ein Kunde hat die Arbeit beschrieben und bittet um Ihre Antwort.',
    sms: ({ title, commune, until }) =>
      `Neue Anfrage in ${commune}: „${title}“. Antwort bis einschließlich ${lastDayBefore(until)}`,
    button: 'Anfrage lesen',
  },
  requestReminder: {
    title: ({ title }) => `„${title}“ wartet noch auf Ihre Antwort`,
    text: ({ until }) =>
      `Sie haben Zeit bis einschließlich ${lastDayBefore(until)}. Auch eine Nachricht, eine Frage oder eine Absage gilt als Antwort.`,
    sms: ({ title, until }) =>
      `„${title}“ wartet bis einschließlich ${lastDayBefore(until)} auf Ihre Antwort`,
    button: 'Anfrage lesen',
  },
  requestAnswered: {
    title: ({ title }) => `Der Kunde hat eine Frage zu „${title}“ beantwortet`,
    text: () => 'Sie finden die Antwort bei der Anfrage.',
    button: 'Antwort lesen',
  },
  requestAdded: {
    title: ({ title }) => `Der Kunde hat „${title}“ ergänzt`,
    text: () => 'Sehen Sie sich den neuen Text, die Bilder oder die Pläne an.',
    button: 'Anfrage lesen',
  },
  requestStreetShown: {
    title: ({ title }) => `Sie sehen jetzt die Adresse zu „${title}“`,
    text: () => 'Der Kunde hat seine Adresse freigegeben. Sie finden sie bei der Anfrage.',
    button: 'Anfrage lesen',
  },
  leadWaiting: {
    title: ({ from }) => `${from} wartet noch auf Ihre erste Antwort`,
    text: () =>
      'Dieser Kunde hat Ihnen vor einem Arbeitstag geschrieben. Eine kurze Antwort oder eine freundliche Absage genügt.',
    button: 'Antworten oder ablehnen',
  },
  leadHandedOver: {
    title: ({ from, client }) => `${from} hat Ihnen ${client} zugewiesen`,
    text: () => 'Sie sind jetzt für die Nachrichten und Anfragen dieses Kunden zuständig.',
    button: 'Öffnen',
  },
  requestEnded: {
    title: ({ outcome, title }) =>
      ({
        expired: title
          ? `Die Anfrage „${title}“ ist abgelaufen, bevor Sie geantwortet haben`
          : 'Eine Anfrage ist abgelaufen, bevor Sie geantwortet haben',
        withdrawn: 'Der Kunde hat diese Anfrage zurückgezogen',
        closed: title ? `Die Anfrage „${title}“ wurde geschlossen` : 'Eine Anfrage an Sie wurde geschlossen',
      })[outcome],
    text: ({ outcome }) =>
      ({
        expired:
          'Die 3 Arbeitstage für eine Antwort sind vorbei. Beim nächsten Mal können Sie mit einem Klick ablehnen. Auch das gilt als Antwort.',
        withdrawn: 'Sie müssen nichts tun.',
        closed: 'Der Kunde hat sich entschieden. Vielen Dank für Ihre Mühe.',
      })[outcome],
    button: 'Öffnen',
  },
  wishedToAsk: {
    title: ({ trade, commune, day }) =>
      `Ein Kunde wollte Ihnen eine Anfrage senden: ${trade} in ${commune}, ${longDate(noonOf(day))}`,
    text: () =>
      'Anfragen erhalten nur Betriebe mit einem Tarif oder in der Testphase. Nachrichten können Kunden Ihnen weiterhin senden.',
    button: 'Tarife ansehen',
  },
  companyDeclined: {
    title: ({ from, title }) => `${from} kann „${title}“ nicht übernehmen`,
    text: () => 'Sie können stattdessen einen anderen Betrieb anfragen.',
    button: 'Anfrage öffnen',
  },
  companySilent: {
    title: ({ from, title }) => `${from} hat auf „${title}“ nicht rechtzeitig geantwortet`,
    text: () =>
      'Sie können stattdessen einen anderen Betrieb anfragen. Wir schlagen Ihnen 3 vor, die solche Arbeiten machen.',
    button: 'Anderen Betrieb anfragen',
  },
  companyAsked: {
    title: ({ from, title }) => `${from} hat eine Frage zu „${title}“`,
    text: () => 'Sie können nur diesem Betrieb antworten oder allen auf einmal.',
    button: 'Lesen und antworten',
  },
  requestExpired: {
    title: ({ title }) => `„${title}“ ist abgelaufen`,
    text: () =>
      'Betriebe können nicht mehr antworten. Die Anfrage und Ihre Nachrichten können Sie weiterhin lesen.',
    button: 'Anfrage öffnen',
  },
  visitProposed: {
    title: ({ from, start }) =>
      start
        ? `${from} möchte den Ortstermin am ${dayAndTime(start)} verschieben`
        : `${from} schlägt einen Ortstermin vor`,
    text: ({ start }) =>
      start
        ? 'Wählen Sie einen der neuen Termine. Bis dahin bleibt es beim vereinbarten.'
        : 'Wählen Sie einen der Termine oder bitten Sie um andere.',
    button: 'Termin wählen',
  },
  visitOthersAsked: {
    title: ({ from, start }) =>
      start
        ? `${from} möchte beim Ortstermin am ${dayAndTime(start)} bleiben`
        : `${from} bittet um andere Termine`,
    text: ({ start }) =>
      start
        ? 'Keiner der anderen Termine passt. Es bleibt beim vereinbarten Ortstermin.'
        : 'Keiner der Termine passt, die Sie vorgeschlagen haben. Sie können andere vorschlagen.',
    button: 'Termin öffnen',
  },
  visitAgreed: {
    title: ({ from, start, before }) =>
      before
        ? `Der Ortstermin mit ${from} ist verschoben: ${dayAndTime(start)}`
        : `Ortstermin mit ${from}: ${dayAndTime(start)}`,
    text: ({ before }) =>
      before
        ? `Bisher war der Ortstermin am ${dayAndTime(before)}. Der Kalendereintrag liegt dieser E-Mail bei.`
        : 'Der Kalendereintrag liegt dieser E-Mail bei. Wir erinnern Sie am Tag davor und 2 Stunden vorher.',
    button: 'Termin öffnen',
  },
  visitCancelled: {
    title: ({ from, start }) =>
      start
        ? `Der Ortstermin mit ${from || 'jemandem, der nicht mehr bei Giewel ist'} am ${dayAndTime(start)} ist abgesagt`
        : `Der vorgeschlagene Ortstermin mit ${from} ist abgesagt`,
    text: ({ by, start }) => {
      if (by === 'request') return 'Der Ortstermin wurde abgesagt, weil die Anfrage beendet ist.';
      if (by === 'client')
        return start
          ? 'Der Kunde hat den Ortstermin abgesagt.'
          : 'Der Kunde hat die vorgeschlagenen Termine zurückgezogen.';
      return start
        ? 'Der Betrieb hat den Ortstermin abgesagt.'
        : 'Der Betrieb hat die vorgeschlagenen Termine zurückgezogen.';
    },
    button: 'Ortstermine öffnen',
  },
  visitReminder: {
    title: ({ from, start, ahead }) =>
      ahead === 'day'
        ? `Morgen um ${formatTime(new Date(start))} Uhr: Ortstermin mit ${from}`
        : `Heute um ${formatTime(new Date(start))} Uhr: Ortstermin mit ${from}`,
    text: ({ start }) =>
      `${dayAndTime(start)}. Wenn der Termin nicht mehr passt, verschieben Sie ihn oder sagen Sie ihn jetzt ab.`,
    button: 'Termin öffnen',
  },
  quoteReceived: {
    title: ({ from, isChange }) =>
      `${from} hat Ihnen ${isChange ? 'einen Nachtrag' : 'ein Angebot'} gesendet`,
    text: ({ isChange }) =>
      isChange
        ? 'Sehen Sie sich an, was dazukommt oder wegfällt und was es kostet. Es ändert sich nichts, bis Sie den Nachtrag annehmen.'
        : 'Lesen Sie das Angebot Position für Position, stellen Sie Fragen dazu oder vergleichen Sie es mit anderen.',
    button: 'Lesen',
  },
  quoteRevised: {
    title: ({ from, number, isChange }) =>
      `${from} hat eine neue Fassung ${isChange ? 'des Nachtrags' : 'des Angebots'} ${number} gesendet`,
    text: () => 'Die neue Fassung ersetzt die vorherige.',
    button: 'Neue Fassung lesen',
  },
  quoteWithdrawn: {
    title: ({ from, number, isChange }) =>
      `${from} hat ${isChange ? 'den Nachtrag' : 'das Angebot'} ${number} zurückgezogen`,
    text: () =>
      'Eine Annahme ist nicht mehr möglich. Wenn Sie wissen möchten, warum, schreiben Sie dem Betrieb.',
    button: 'Öffnen',
  },
  quoteSigned: {
    title: ({ from, number, isChange }) =>
      `Sie haben ${isChange ? 'den Nachtrag' : 'das Angebot'} ${number} von ${from} angenommen`,
    text: () =>
      'Wir halten fest, was Sie wann und wie angenommen haben. Sie können den Vertrag 14 Tage lang widerrufen.',
    button: 'Öffnen',
  },
  quoteChangeAsked: {
    title: ({ from, number, isChange }) =>
      `${from} bittet um eine Änderung ${isChange ? 'des Nachtrags' : 'des Angebots'} ${number}`,
    text: () => 'Bis Sie eine neue Fassung senden, kann der Kunde die bisherige noch annehmen.',
    button: 'Nachricht lesen',
  },
  quoteDeclined: {
    title: ({ from, number, isChange }) =>
      `${from} hat ${isChange ? 'den Nachtrag' : 'das Angebot'} ${number} abgelehnt`,
    text: () => 'Den Grund finden Sie auf Giewel. Vielen Dank für Ihre Mühe.',
    button: 'Öffnen',
  },
  quoteAccepted: {
    title: ({ from, number, isChange }) =>
      `${from} hat ${isChange ? 'den Nachtrag' : 'das Angebot'} ${number} angenommen`,
    text: () =>
      'Das Projekt hat begonnen, den Zahlungsplan finden Sie im Projektraum. Vereinbaren Sie mit dem Kunden, wann die Arbeit beginnt.',
    button: 'Öffnen',
  },
  quoteNotChosen: {
    title: ({ number }) => `Statt Ihres Angebots ${number} wurde ein anderes angenommen`,
    text: () => 'Sie müssen nichts tun. Vielen Dank für Ihre Mühe.',
    button: 'Öffnen',
  },
  quoteNotSent: {
    title: ({ from }) => `Ihr Angebot für ${from} konnte nicht gesendet werden`,
    text: () =>
      'Das PDF konnte nicht erstellt werden. Ihr Angebot ist als Entwurf gespeichert. Bitte versuchen Sie es noch einmal.',
    button: 'Entwurf öffnen',
  },
  companySuspended: {
    title: ({ from }) => `${from} ist zurzeit gesperrt`,
    text: () =>
      'Bis die Sperre aufgehoben ist, können Sie die Angebote dieses Betriebs nicht annehmen und bekommen keine Antwort. Wir geben Ihnen dann Bescheid. Inzwischen können Sie andere Betriebe anfragen.',
    button: 'Einzelheiten ansehen',
  },
  companyReinstated: {
    title: ({ from }) => `${from} ist nicht mehr gesperrt`,
    text: () => 'Sie können die Angebote dieses Betriebs wieder annehmen, solange sie gültig sind.',
    button: 'Einzelheiten ansehen',
  },
  quoteExpired: {
    title: ({ from, number }) => `Das Angebot ${number} für ${from} ist abgelaufen`,
    text: () => 'Der Kunde kann das Angebot nicht mehr annehmen. Sie können es in ein neues kopieren.',
    button: 'Öffnen',
  },
  contractWithdrawn: {
    title: ({ from, number }) => `${from} hat den Vertrag zum Angebot ${number} widerrufen`,
    text: () =>
      'Der Kunde hat sein 14-tägiges Widerrufsrecht ausgeübt, und wir haben das Projekt abgebrochen. Sie müssen seine Zahlungen binnen 14 Tagen erstatten. Arbeit, die Sie auf seinen Wunsch schon geleistet haben, muss er bezahlen.',
    button: 'Öffnen',
  },
  withdrawalReceived: {
    title: ({ from, number }) => `Sie haben den Vertrag zum Angebot ${number} von ${from} widerrufen`,
    text: () =>
      'Wir haben Ihren Widerruf erhalten und das Projekt abgebrochen. Eine Eingangsbestätigung mit Tag und Uhrzeit haben wir Ihnen per E-Mail gesendet.',
    button: 'Öffnen',
  },
  changeOrderWithdrawn: {
    title: ({ from, number }) => `${from} hat den Nachtrag ${number} widerrufen`,
    text: () => 'Der Gesamtbetrag enthält den Nachtrag nicht mehr. Der ursprüngliche Vertrag gilt weiter.',
    button: 'Öffnen',
  },
  changeWithdrawalReceived: {
    title: ({ from, number }) => `Sie haben den Nachtrag ${number} von ${from} widerrufen`,
    text: () =>
      'Der Gesamtbetrag enthält den Nachtrag nicht mehr, der ursprüngliche Vertrag gilt weiter. Eine Eingangsbestätigung mit Tag und Uhrzeit haben wir Ihnen per E-Mail gesendet.',
    button: 'Öffnen',
  },
  contractEndAsked: {
    title: ({ from, number }) => `${from} möchte den Vertrag zum Angebot ${number} beenden`,
    text: () =>
      'Der Vertrag endet nur, wenn Sie zustimmen. Lesen Sie die Begründung und stimmen Sie dann zu oder lehnen Sie ab.',
    button: 'Öffnen',
  },
  contractEndRefused: {
    title: ({ from, number }) => `${from} möchte den Vertrag zum Angebot ${number} nicht beenden`,
    text: () =>
      'Der Vertrag läuft weiter. Sie können einander schreiben und es später noch einmal vorschlagen.',
    button: 'Öffnen',
  },
  contractEnded: {
    title: ({ from, number }) => `${from} stimmt der Beendigung des Vertrags zum Angebot ${number} zu`,
    text: () => 'Der Vertrag ist beendet, und wir haben das Projekt abgebrochen.',
    button: 'Öffnen',
  },
  contractPartnerLeaves: {
    title: ({ from, number }) =>
      `${from} löscht das eigene Konto. Ihr Vertrag zum Angebot ${number} läuft weiter`,
    text: () =>
      'Projekt und Unterlagen bleiben erhalten. Sie können einander schreiben, bis die Arbeit fertig ist oder Sie beide den Vertrag beenden. Die unterschriebenen Dokumente behalten Sie auch danach.',
    button: 'Öffnen',
  },
};
