import { proofKindNames } from '#features/companies/core/strings/de/proof-names.ts';
import type { NotificationSubjects } from '#features/notifications/core/rules/notification-subjects.ts';
import type { sentences as english } from '#features/notifications/core/strings/en/news.ts';
import { noonOf } from '#kernel/calendar.ts';
import { formatLongDate, formatTime } from '#kernel/dates.ts';
import { pluralForm } from '#kernel/plural.ts';
import type { TranslationType } from '#kernel/translation-type.ts';
import { withoutPlan } from './without-plan.ts';

const longDate = (at: Date) => formatLongDate(at, 'de');

/** Midnight after a day means that day’s end. */
const lastDayBefore = (until: string) => longDate(new Date(Date.parse(until) - 1));

const dayAndTime = (start: string) => `${longDate(new Date(start))}, ${formatTime(new Date(start))}`;

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
  appeals: 'eine Beschwerde gegen eine zurückgehaltene Bewertung',
  'conversation-reports': 'eine gemeldete Unterhaltung',
  'client-reports': 'eine Meldung über einen Kunden',
  facts: 'ein Nachweis eines Betriebs',
  vat: 'eine MwSt.-Nummer',
  'content-reports': 'eine Meldung illegaler Inhalte',
  objections: 'eine Beschwerde gegen eine Entfernung',
  'request-reports': 'eine gemeldete Anfrage',
  'quote-reports': 'ein gemeldeter Kostenvoranschlag',
  people: 'ein Vorschlag, ein Konto zu sperren',
};

const sentenceStart = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** Older notifications contain no reasons. */
const reasonsIn = (statement: string | undefined) => (statement ? `Die Gründe: „${statement}“ ` : '');

const redressOutside =
  'Sie können sich an eine Stelle zur außergerichtlichen Streitbeilegung wenden, die nach Artikel 21 des Gesetzes über digitale Dienste (DSA) zugelassen ist, oder an ein Gericht.';

export const sentences: TranslationType<typeof english> = {
  messageReceived: {
    title: ({ from }) => `${from} hat Ihnen eine Nachricht gesendet`,
    text: () => 'Sie wartet bei Giewel auf Sie:',
    button: 'Lesen und antworten',
  },
  projectCreated: {
    title: ({ from, name }) => `${from} hat mit Ihnen das Projekt „${name}“ angelegt`,
    text: () => 'Sehen Sie sich an, was geplant ist, und schreiben Sie einander über den nächsten Schritt.',
    button: 'Projekt öffnen',
  },
  projectMarkedDone: {
    title: ({ from, name }) => `${from} hat „${name}“ als fertig gemeldet`,
    text: () =>
      'Wenn auch Sie finden, dass die Arbeit getan ist, melden Sie das Projekt ebenfalls als fertig.',
    button: 'Projekt öffnen',
  },
  projectCompleted: {
    title: ({ from, name }) => `${from} stimmt zu: „${name}“ ist abgeschlossen`,
    text: () => 'Sie beide haben es gesagt. Der Kunde kann jetzt eine Bewertung schreiben.',
    button: 'Projekt öffnen',
  },
  projectDeclined: {
    title: ({ from, name }) => `${from} hat „${name}“ abgelehnt`,
    text: () => 'Warum, steht beim Projekt. Andere Betriebe haben vielleicht Zeit.',
    button: 'Projekt öffnen',
  },
  projectCancelled: {
    title: ({ from, name }) => `${from} hat „${name}“ abgesagt`,
    text: () => 'Dafür ist nichts mehr zu tun.',
    button: 'Projekt öffnen',
  },
  roomChanged: {
    title: ({ from, name }) => `${from} hat etwas zu „${name}“ hinzugefügt`,
    text: () => 'Neue Bilder, Dokumente oder Etappen warten auf der Seite des Projekts auf Sie.',
    button: 'Projekt öffnen',
  },
  publicationAsked: {
    title: ({ from, name }) => `${from} möchte „${name}“ zeigen`,
    text: () =>
      'Sie sehen, welche Bilder, und stimmen mit einem Klick zu. Ohne Ihr Wort wird nichts gezeigt.',
    button: 'Bilder ansehen',
  },
  publicationAnswered: {
    title: ({ from, name, outcome }) =>
      outcome === 'agreed'
        ? `${from} stimmt zu, dass „${name}“ gezeigt wird`
        : `${from} möchte nicht, dass „${name}“ gezeigt wird`,
    text: ({ outcome }) =>
      outcome === 'agreed'
        ? 'Die Bilder stehen in Ihrer Galerie und das Projekt in Ihrem Profil.'
        : 'Nichts davon steht in Ihrer Galerie, und das Projekt nicht in Ihrem Profil.',
    button: 'Projekt öffnen',
  },
  reviewReceived: {
    title: ({ from, name, rating }) =>
      name
        ? `${from ?? 'Ein Kunde'} hat „${name}“ ${rating} von 5 Sternen gegeben`
        : `${from ?? 'Ein Kunde'} hat Ihnen ${rating} von 5 Sternen gegeben`,
    text: () => 'Die Bewertung wird öffentlich, sobald sie geprüft ist.',
    button: 'Bewertungen ansehen',
  },
  reviewWaiting: {
    title: ({ company }) => `Eine Bewertung von ${company} wartet auf Prüfung`,
    text: () => 'Sie wird öffentlich, sobald Sie sie freigeben.',
    button: 'Ansehen',
  },
  reviewApproved: {
    title: ({ company }) => `Ihre Bewertung von ${company} ist öffentlich`,
    text: () => 'Danke: Das hilft allen, die als Nächste einen Betrieb suchen.',
    button: 'Bewertung ansehen',
  },
  reviewWithheld: {
    title: ({ company }) => `Ihre Bewertung von ${company} wird zurückgehalten`,
    text: ({ statement }) =>
      `${reasonsIn(statement)}Der Grund steht bei der Bewertung, auf der Seite Ihres Projekts. Sie können sie ändern und noch einmal senden oder sich einmal beschweren.`,
    button: 'Grund lesen',
  },
  reviewStaysWithheld: {
    title: ({ company }) =>
      `Ihrer Beschwerde wurde nicht stattgegeben: Ihre Bewertung von ${company} bleibt zurückgehalten`,
    text: ({ statement }) =>
      `${reasonsIn(statement)}Die Gründe stehen bei der Bewertung, auf der Seite Ihres Projekts. ${redressOutside}`,
    button: 'Entscheidung lesen',
  },
  reviewEditRefused: {
    title: ({ company }) => `Ihre Änderungen an der Bewertung von ${company} wurden nicht angenommen`,
    text: ({ statement }) =>
      `${reasonsIn(statement)}Was vorher öffentlich war, bleibt öffentlich. Sie können sie wieder ändern, solange sie sich ändern lässt.`,
    button: 'Bewertung ansehen',
  },
  reviewReplied: {
    title: ({ company }) => `${company} hat auf Ihre Bewertung geantwortet`,
    text: () => 'Die Antwort steht unter Ihrer Bewertung, und jeder kann sie lesen.',
    button: 'Antwort lesen',
  },
  reviewFlagged: {
    title: ({ company }) => `${company} hat eine Bewertung gemeldet`,
    text: () => 'Sie bleibt öffentlich, bis Sie entschieden haben.',
    button: 'Ansehen',
  },
  clientReportDecided: {
    title: ({ client, outcome }) =>
      outcome === 'upheld'
        ? `Ihrer Meldung über ${client} wurde stattgegeben`
        : `Ihre Meldung über ${client} wurde abgewiesen`,
    text: ({ outcome }) =>
      outcome === 'upheld'
        ? 'Ein Moderator hat sie geprüft und gehandelt. Vielen Dank.'
        : 'Ein Moderator hat sie geprüft und keinen Anlass zum Handeln gefunden. Wer Sie stört, den können Sie weiterhin blockieren.',
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
        confirmed: 'Ihr Profil zeigt ab jetzt das Zeichen „Geprüft“.',
        refused:
          'Die Steuerbehörde kennt sie nicht als gültig. Bitte prüfen Sie sie in Ihrem Profil, oder schreiben Sie uns.',
        withdrawn:
          'Ein Moderator hatte sie versehentlich bestätigt. Bitte prüfen Sie die Nummer in Ihrem Profil, oder schreiben Sie uns.',
        taken:
          'Sie wurde für einen anderen Betrieb geprüft, dessen Name der bei der Steuerbehörde ist. Wenn die Nummer Ihre ist, schreiben Sie uns bitte.',
        again:
          'Name und Nummer gehören zusammen: Bis beide bestätigt sind, zeigt Ihr Profil dafür kein Zeichen.',
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
        verified: 'Ihr Profil zeigt es ab jetzt, mit Quelle und Datum.',
        refused:
          'Der Grund steht in Ihrem Profil. Sie können es noch einmal angeben, mit einem anderen Dokument.',
        ending: 'Senden Sie das neue Dokument rechtzeitig, dann bleibt das Zeichen.',
        ended: 'Ihr Profil zeigt es nicht mehr. Senden Sie das neue Dokument, dann prüft es ein Moderator.',
      })[outcome],
    button: 'Profil öffnen',
  },
  contentTakenDown: {
    title: ({ what }) => `${sentenceStart(takenThings[what])} wurde entfernt`,
    text: ({ statement }) =>
      `Das hat nach einer Meldung ein Moderator entschieden, keine Maschine. Die Gründe: „${statement}“ Niemand sonst sieht es mehr. Sie können sich innerhalb von 6 Monaten kostenlos beschweren; dann prüft es jemand anderes.`,
    button: 'Grund lesen, beschweren',
  },
  objectionDecided: {
    title: ({ what, outcome }) =>
      outcome === 'restored'
        ? `${sentenceStart(takenThings[what])} ist wieder da`
        : `Ihrer Beschwerde wurde nicht stattgegeben: ${takenThings[what]} bleibt entfernt`,
    text: ({ outcome }) =>
      outcome === 'restored'
        ? 'Ein Moderator hat Ihnen recht gegeben. Es steht wieder, wo es stand.'
        : `Die Gründe stehen auf der Seite dazu. ${redressOutside}`,
    button: 'Entscheidung lesen',
  },
  standingChanged: {
    title: ({ outcome, partner, lastDay }) => {
      if (outcome === 'warning') return 'Ein Moderator hat Sie verwarnt';
      if (outcome === 'block') return `Sie und ${partner} können einander nicht mehr schreiben`;
      return `Sie können bis ${longDate(new Date(lastDay))} keine neuen Unterhaltungen beginnen`;
    },
    text: ({ statement }) =>
      `Das hat ein Moderator nach einer Meldung entschieden. Die Gründe: „${statement}“ Wenn Sie das anders sehen, schreiben Sie uns; dann prüft es jemand anderes.`,
    button: 'Uns schreiben',
  },
  conversationReportDecided: {
    title: ({ partner, outcome }) =>
      outcome === 'upheld'
        ? `Ihrer Meldung zur Unterhaltung mit ${partner} wurde stattgegeben`
        : `Ihre Meldung zur Unterhaltung mit ${partner} wurde abgewiesen`,
    text: ({ outcome }) =>
      outcome === 'upheld'
        ? 'Ein Moderator hat sie gelesen und gehandelt. Vielen Dank.'
        : 'Ein Moderator hat sie gelesen und keinen Anlass zum Handeln gefunden. Wer Sie stört, den können Sie weiterhin blockieren.',
    button: 'Unterhaltung öffnen',
  },
  requestReportDecided: {
    title: ({ title, outcome }) =>
      outcome === 'upheld'
        ? `Ihrer Meldung zur Anfrage „${title}“ wurde stattgegeben`
        : `Ihre Meldung zur Anfrage „${title}“ wurde abgewiesen`,
    text: ({ outcome }) =>
      outcome === 'upheld'
        ? 'Ein Moderator hat sie gelesen und die Anfrage beendet. Vielen Dank.'
        : 'Ein Moderator hat sie gelesen und keinen Anlass zum Handeln gefunden. Ablehnen können Sie die Anfrage weiterhin.',
    button: 'Anfrage öffnen',
  },
  requestTakenDown: {
    title: ({ title }) => `Ihre Anfrage „${title}“ wurde von einem Moderator beendet`,
    text: ({ statement }) =>
      `Ein Betrieb hat sie gemeldet, und ein Moderator hat zugestimmt: ${statement} Wenn Sie das für falsch halten, schreiben Sie uns. ${redressOutside}`,
    button: 'Anfrage öffnen',
  },
  quoteReportDecided: {
    title: ({ number, outcome }) =>
      outcome === 'upheld'
        ? `Ihrer Meldung zum Kostenvoranschlag ${number} wurde stattgegeben`
        : `Ihre Meldung zum Kostenvoranschlag ${number} wurde abgewiesen`,
    text: ({ from, outcome }) =>
      outcome === 'upheld'
        ? `Ein Moderator hat sie gelesen und Ihnen recht gegeben: ${from} hat den Grund erfahren. Was noch nicht angenommen war, ist zurückgezogen. Vielen Dank.`
        : 'Ein Moderator hat sie gelesen und keinen Anlass zum Handeln gefunden. Ablehnen können Sie den Kostenvoranschlag weiterhin.',
    button: 'Ansehen',
  },
  quoteTakenDown: {
    title: ({ number }) => `Ein Moderator gab einer Meldung Ihres Kostenvoranschlags ${number} recht`,
    text: ({ statement }) =>
      `Der Kunde hat ihn gemeldet, und ein Moderator hat zugestimmt: ${statement} Was noch nicht angenommen war, ist zurückgezogen. Wenn Sie das für falsch halten, schreiben Sie uns. ${redressOutside}`,
    button: 'Ansehen',
  },
  moderationWaits: {
    title: ({ queue }) => `In der Moderation wartet etwas: ${waitingQueues[queue]}`,
    text: () => 'Es wartet auf Prüfung.',
    button: 'Ansehen',
  },
  subscriptionChanged: {
    title: ({ outcome, lastDay }) => {
      const day = lastDay ? longDate(new Date(lastDay)) : '';
      return {
        trialEnding: `Ihre kostenlose Testphase läuft bis ${day}`,
        trialEnded: 'Ihre kostenlose Testphase ist zu Ende',
        overdue: `Die Zahlung für Ihren Tarif ist fällig. Er gilt noch bis ${day}`,
        cancelled: `Ihr Tarif ist gekündigt. Er gilt noch bis ${day}`,
        ended: 'Ihr Tarif ist zu Ende',
      }[outcome];
    },
    text: ({ outcome }) =>
      ({
        trialEnding: `Wählen Sie rechtzeitig einen Tarif, dann ändert sich nichts. Ohne Tarif: ${withoutPlan}`,
        trialEnded: `${withoutPlan} Wählen Sie einen Tarif, wann immer Sie möchten.`,
        overdue:
          'Wir haben die Zahlung nicht erhalten. Bitte zahlen Sie bis dahin, oder ändern Sie Ihre Karte.',
        cancelled: 'Er wird nicht verlängert. Bis dahin können Sie die Kündigung zurücknehmen.',
        ended: `${withoutPlan} Wählen Sie einen Tarif, wann immer Sie möchten.`,
      })[outcome],
    button: 'Tarif öffnen',
  },
  listingEnds: {
    title: ({ lastDay }) => `Ihr Betrieb steht bis ${longDate(noonOf(lastDay))} im Verzeichnis`,
    text: () =>
      'Danach führt das Verzeichnis Betriebe mit einem Gewerk, einer Gemeinde, einem Text von 40 Zeichen und einer bestätigten E-Mail-Adresse. Ihre Übersicht zeigt, was fehlt.',
    button: 'Sehen, was fehlt',
  },
  requestSent: {
    title: ({ title, count, from }) =>
      `An ${pluralForm('de', count, { one: from, other: `${count} Betriebe` })} gesendet: „${title}“`,
    text: () => 'Wir melden uns, sobald ein Betrieb antwortet. Sie müssen keinen Kostenvoranschlag annehmen.',
    button: 'Anfrage öffnen',
  },
  requestReceived: {
    title: ({ title, commune }) => `Neue Anfrage in ${commune}: „${title}“`,
    text: ({ until }) =>
      `Ein Kunde hat die Arbeit beschrieben und bittet um Ihre Antwort bis zum Ende des ${lastDayBefore(until)}.`,
    sms: ({ title, commune, until }) =>
      `Neue Anfrage in ${commune}: „${title}“. Antwort bis zum Ende des ${lastDayBefore(until)}`,
    button: 'Anfrage lesen',
  },
  requestReminder: {
    title: ({ title }) => `„${title}“ wartet noch auf Ihre Antwort`,
    text: ({ until }) =>
      `Sie haben Zeit bis zum Ende des ${lastDayBefore(until)}. Auch eine Nachricht, eine Frage oder ein „Nein“ ist eine Antwort.`,
    sms: ({ title, until }) =>
      `„${title}“ wartet noch auf Ihre Antwort, bis zum Ende des ${lastDayBefore(until)}`,
    button: 'Anfrage lesen',
  },
  requestAnswered: {
    title: ({ title }) => `Eine Frage zu „${title}“ wurde beantwortet`,
    text: () => 'Die Antwort steht bei der Anfrage.',
    button: 'Antwort lesen',
  },
  requestAdded: {
    title: ({ title }) => `Zu „${title}“ gibt es mehr zu lesen`,
    text: () => 'Der Kunde hat Text, Bilder oder Pläne hinzugefügt.',
    button: 'Anfrage lesen',
  },
  requestStreetShown: {
    title: ({ title }) => `Sie sehen jetzt die Straße von „${title}“`,
    text: () => 'Der Kunde verrät Ihnen, wo die Arbeit ist. Es steht bei der Anfrage.',
    button: 'Anfrage lesen',
  },
  leadWaiting: {
    title: ({ from }) => `${from} wartet noch auf Ihre erste Antwort`,
    text: () => 'Seit einem Arbeitstag. Ein kurzes Wort oder ein freundliches Nein genügt:',
    button: 'Antworten oder ablehnen',
  },
  leadHandedOver: {
    title: ({ from, client }) => `${from} übergibt Ihnen ${client}`,
    text: () => 'Was dieser Kunde schreibt und fragt, beantworten jetzt Sie.',
    button: 'Öffnen',
  },
  requestEnded: {
    title: ({ outcome, title }) =>
      ({
        expired: title
          ? `Die Anfrage „${title}“ ist für Sie ohne Antwort zu Ende gegangen`
          : 'Eine Anfrage ist für Sie ohne Antwort zu Ende gegangen',
        withdrawn: 'Der Kunde hat diese Anfrage zurückgezogen',
        closed: title ? `Die Anfrage „${title}“ wurde geschlossen` : 'Eine Anfrage an Sie wurde geschlossen',
      })[outcome],
    text: ({ outcome }) =>
      ({
        expired:
          'Ihre drei Arbeitstage sind vorbei. Die nächste lässt sich mit einem Klick beantworten, auch mit einem „Nein“.',
        withdrawn: 'Dafür ist nichts mehr zu tun.',
        closed: 'Der Kunde hat sich entschieden. Danke für die Zeit, die Sie sich genommen haben.',
      })[outcome],
    button: 'Interessenten öffnen',
  },
  wishedToAsk: {
    title: ({ trade, commune, day }) =>
      `Ein Kunde hätte Sie angefragt: ${trade} in ${commune}, ${longDate(noonOf(day))}`,
    text: () =>
      'Anfragen erreichen Betriebe mit einem Tarif oder in der Testphase. Nachrichten erreichen Sie wie bisher.',
    button: 'Tarife ansehen',
  },
  companyDeclined: {
    title: ({ from, title }) => `${from} kann „${title}“ nicht übernehmen`,
    text: () => 'Der Platz ist frei: Sie können an dieser Stelle einen anderen Betrieb anfragen.',
    button: 'Anfrage öffnen',
  },
  companySilent: {
    title: ({ from, title }) => `${from} hat auf „${title}“ nicht rechtzeitig geantwortet`,
    text: () => 'Der Platz ist frei. Wir zeigen Ihnen 3 andere, die solche Arbeiten machen.',
    button: 'Anderen Betrieb anfragen',
  },
  companyAsked: {
    title: ({ from, title }) => `${from} fragt etwas zu „${title}“`,
    text: () => 'Sie können nur diesem Betrieb antworten oder allen auf einmal.',
    button: 'Lesen und antworten',
  },
  requestExpired: {
    title: ({ title }) => `Die dreißig Tage von „${title}“ sind um`,
    text: () => 'Niemand kann mehr darauf antworten. Was gesagt wurde, bleibt bei Ihnen.',
    button: 'Anfrage öffnen',
  },
  visitProposed: {
    title: ({ from, start }) =>
      start
        ? `${from} möchte den Ortstermin verschieben: ${dayAndTime(start)}`
        : `${from} schlägt einen Ortstermin vor`,
    text: ({ start }) =>
      start
        ? 'Es gibt andere Termine zur Wahl. Bis Sie einen nehmen, bleibt der Ortstermin, wie er ist.'
        : 'Es gibt Termine zur Wahl. Mit einem Klick nehmen Sie einen oder bitten um andere.',
    button: 'Termin wählen',
  },
  visitOthersAsked: {
    title: ({ from, start }) =>
      start ? `${from} bleibt bei ${dayAndTime(start)}` : `${from} bittet um andere Termine`,
    text: ({ start }) =>
      start
        ? 'Keiner der anderen Termine passt. Der Ortstermin bleibt, wie vereinbart.'
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
        ? `Vorher war er: ${dayAndTime(before)}. Der Eintrag für Ihren Kalender liegt dieser E-Mail bei.`
        : 'Der Eintrag für Ihren Kalender liegt dieser E-Mail bei. Am Tag davor und 2 Stunden vorher kommt eine Erinnerung.',
    button: 'Termin öffnen',
  },
  visitCancelled: {
    title: ({ from, start }) =>
      start
        ? `Abgesagt: Ortstermin mit ${from || 'jemandem, der nicht mehr bei Giewel ist'}, ${dayAndTime(start)}`
        : `Es gibt keinen Ortstermin mit ${from}`,
    text: ({ by, start }) => {
      if (by === 'request') return 'Er endete mit der Anfrage, zu der er gehörte.';
      if (by === 'client')
        return start ? 'Der Kunde hat ihn abgesagt.' : 'Der Kunde hat die Termine zurückgenommen.';
      return start ? 'Der Betrieb hat ihn abgesagt.' : 'Der Betrieb hat die Termine zurückgenommen.';
    },
    button: 'Ortstermine öffnen',
  },
  visitReminder: {
    title: ({ from, start, ahead }) =>
      ahead === 'day'
        ? `Morgen um ${formatTime(new Date(start))}: Ortstermin mit ${from}`
        : `Heute um ${formatTime(new Date(start))}: Ortstermin mit ${from}`,
    text: ({ start }) =>
      `${dayAndTime(start)}. Wenn er nicht mehr passt, verschieben Sie ihn oder sagen Sie ihn jetzt ab, damit niemand wartet.`,
    button: 'Termin öffnen',
  },
  quoteReceived: {
    title: ({ from, isChange }) =>
      `${from} hat Ihnen einen ${isChange ? 'Nachtrag' : 'Kostenvoranschlag'} gesendet`,
    text: ({ isChange }) =>
      isChange
        ? 'Lesen Sie, was dazukommt oder wegfällt und was es kostet. Vorher ändert sich nichts: Erst müssen Sie annehmen.'
        : 'Lesen Sie ihn Position für Position, fragen Sie nach einer Position, oder legen Sie ihn neben die anderen.',
    button: 'Lesen',
  },
  quoteRevised: {
    title: ({ from, number, isChange }) =>
      `${from} hat eine neue Fassung von ${isChange ? 'Nachtrag' : 'Kostenvoranschlag'} ${number} gesendet`,
    text: () => 'Sie tritt an die Stelle der vorigen.',
    button: 'Neue Fassung lesen',
  },
  quoteWithdrawn: {
    title: ({ from, number, isChange }) =>
      `${from} hat den ${isChange ? 'Nachtrag' : 'Kostenvoranschlag'} ${number} zurückgezogen`,
    text: () =>
      'Er lässt sich nicht mehr annehmen. Schreiben Sie dem Betrieb, wenn Sie wissen möchten, warum.',
    button: 'Ansehen',
  },
  quoteSigned: {
    title: ({ from, number, isChange }) =>
      `Sie haben den ${isChange ? 'Nachtrag' : 'Kostenvoranschlag'} ${number} von ${from} angenommen`,
    text: () =>
      'Was Sie angenommen haben, wann und wie, steht beim Kostenvoranschlag. Sie können den Vertrag 14 Tage lang widerrufen.',
    button: 'Ansehen',
  },
  quoteChangeAsked: {
    title: ({ from, number, isChange }) =>
      `${from} bittet um eine Änderung von ${isChange ? 'Nachtrag' : 'Kostenvoranschlag'} ${number}`,
    text: () => 'Die gesendete Fassung lässt sich noch annehmen, bis Sie eine neue senden.',
    button: 'Lesen, was gewünscht ist',
  },
  quoteDeclined: {
    title: ({ from, number, isChange }) =>
      `${from} hat den ${isChange ? 'Nachtrag' : 'Kostenvoranschlag'} ${number} abgelehnt`,
    text: () => 'Der Grund steht dabei. Danke für die Zeit, die Sie sich genommen haben.',
    button: 'Ansehen',
  },
  quoteAccepted: {
    title: ({ from, number, isChange }) =>
      `${from} hat den ${isChange ? 'Nachtrag' : 'Kostenvoranschlag'} ${number} angenommen`,
    text: () =>
      'Das Projekt hat begonnen, der Zahlungsplan steht darin. Vereinbaren Sie mit dem Kunden, wann es losgeht.',
    button: 'Ansehen',
  },
  quoteNotChosen: {
    title: ({ number }) => `Statt ${number} wurde ein anderer Kostenvoranschlag angenommen`,
    text: () => 'Der Kunde hat sich entschieden. Danke für die Zeit, die Sie sich genommen haben.',
    button: 'Ansehen',
  },
  quoteNotSent: {
    title: ({ from }) => `Ihr Kostenvoranschlag für ${from} konnte nicht gesendet werden`,
    text: () =>
      'Sein Dokument ließ sich nicht erstellen. Nichts ist verloren: Er ist wieder ein Entwurf. Bitte versuchen Sie es noch einmal.',
    button: 'Entwurf öffnen',
  },
  companySuspended: {
    title: ({ from }) => `${from} ist vorerst gesperrt`,
    text: () =>
      'Bis zum Ende der Sperre können Sie keine Kostenvoranschläge annehmen und bekommen keine Antwort. Wird sie aufgehoben, geht alles weiter wie zuvor, und wir sagen Ihnen Bescheid. Inzwischen können Sie andere Betriebe anfragen.',
    button: 'Öffnen',
  },
  companyReinstated: {
    title: ({ from }) => `${from} ist wieder da`,
    text: () =>
      'Die Sperre wurde aufgehoben. Was Sie bekommen haben, lässt sich wieder annehmen, solange es gültig ist.',
    button: 'Öffnen',
  },
  quoteExpired: {
    title: ({ from, number }) => `Der Kostenvoranschlag ${number} für ${from} ist abgelaufen`,
    text: () => 'Niemand kann ihn mehr annehmen. Sie können ihn in einen neuen kopieren.',
    button: 'Ansehen',
  },
  contractWithdrawn: {
    title: ({ from, number }) => `${from} hat den Vertrag zum Kostenvoranschlag ${number} widerrufen`,
    text: () =>
      'Das Widerrufsrecht von 14 Tagen wurde genutzt. Das Projekt ist abgesagt. Bitte zahlen Sie das Erhaltene binnen 14 Tagen zurück; gewünschte und schon geleistete Arbeit ist zu bezahlen.',
    button: 'Ansehen',
  },
  withdrawalReceived: {
    title: ({ from, number }) =>
      `Sie haben den Vertrag zum Kostenvoranschlag ${number} von ${from} widerrufen`,
    text: () =>
      'Ihr Widerruf ist eingegangen, und das Projekt ist abgesagt. Die Eingangsbestätigung mit Tag und Uhrzeit liegt in Ihren E-Mails.',
    button: 'Ansehen',
  },
  changeOrderWithdrawn: {
    title: ({ from, number }) => `${from} hat den Nachtrag ${number} widerrufen`,
    text: () =>
      'Was er hinzugefügt hat, fällt aus der Summe wieder weg. Der Vertrag bleibt, wie er vorher war.',
    button: 'Ansehen',
  },
  changeWithdrawalReceived: {
    title: ({ from, number }) => `Sie haben den Nachtrag ${number} von ${from} widerrufen`,
    text: () =>
      'Was er hinzugefügt hat, fällt aus der Summe wieder weg, und der Vertrag bleibt, wie er war. Die Eingangsbestätigung mit Tag und Uhrzeit liegt in Ihren E-Mails.',
    button: 'Ansehen',
  },
  contractEndAsked: {
    title: ({ from, number }) => `${from} möchte den Vertrag zum Kostenvoranschlag ${number} beenden`,
    text: () =>
      'Ohne Ihre Bestätigung endet nichts. Lesen Sie den Grund, dann bestätigen Sie oder lehnen ab.',
    button: 'Ansehen',
  },
  contractEndRefused: {
    title: ({ from, number }) => `${from} möchte den Vertrag zum Kostenvoranschlag ${number} nicht beenden`,
    text: () =>
      'Der Vertrag läuft weiter. Schreiben Sie einander, und fragen Sie noch einmal, wenn Sie sich einig sind.',
    button: 'Ansehen',
  },
  contractEnded: {
    title: ({ from, number }) =>
      `${from} hat bestätigt: Der Vertrag zum Kostenvoranschlag ${number} ist beendet`,
    text: () => 'Sie sind sich beide einig, und das Projekt ist abgesagt.',
    button: 'Ansehen',
  },
  contractPartnerLeaves: {
    title: ({ from, number }) =>
      `${from} löscht das eigene Konto. Ihr Vertrag zum Kostenvoranschlag ${number} läuft weiter`,
    text: () =>
      'Projekt und Unterlagen bleiben, wo sie sind. Sie können einander schreiben, bis die Arbeit fertig ist oder Sie beide den Vertrag beenden. Was unterschrieben ist, behalten Sie auch danach.',
    button: 'Ansehen',
  },
};
