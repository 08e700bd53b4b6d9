import type { sentences as english } from '#features/marketing/core/strings/en/marketing.ts';
import { withoutPlan } from '#features/notifications/core/strings/de/without-plan.ts';
import { href } from '#kernel/href.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  pageTitle: (title) => `${title} · Giewel`,
  joinAsCompany: 'Als Betrieb mitmachen',
  howItWorksForCompanies: 'So funktioniert Giewel für Betriebe',

  forCompanies: {
    title: 'Für Betriebe',
    documentTitle: 'Für Betriebe aus Bau und Renovierung in Luxemburg',
    description:
      'Zeigen Sie abgeschlossene Arbeiten, erhalten Sie Anfragen direkt von Kunden in Luxemburg und sammeln Sie Bewertungen aus echten Projekten. 14 Tage kostenlos testen.',
    heading: 'Mit Ihren Arbeiten neue Kunden gewinnen.',
    lead: 'Ein Profil, das Ihre Arbeiten zeigt, Anfragen direkt von Kunden und Bewertungen, die nur schreiben kann, wer Sie beauftragt hat.',
    trial: (days) =>
      `${days} Tage kostenlos testen. Wir berechnen Ihnen nichts, solange Sie keinen Tarif wählen.`,
    sampleCaption: 'Ein Profil, wie Kunden es sehen. Betrieb und Zahlen sind erfunden.',
    sections: {
      connections: {
        title: 'Direkter Draht zum Kunden',
        text: 'Anfragen kommen von den Auftraggebern selbst, mit Namen, Ort und einer Beschreibung der Arbeit. Sie antworten ihnen direkt. Wir verkaufen keine Kontakte und nehmen keine Provision.',
        points: ['Keine Provision auf Verträge', 'Keine Gebühr je Anfrage', 'Eine Unterhaltung je Kunde'],
      },
      reputation: {
        title: 'Ein Ruf, den Sie sich verdient haben',
        text: 'Eine Bewertung können nur Kunden schreiben, deren Projekt mit Ihnen abgeschlossen ist, und ein Moderator liest jede, bevor wir sie veröffentlichen. Finden Sie eine unfair, können Sie sie melden. Dann entscheidet ein Moderator.',
        points: [
          'Jede Bewertung gehört zu einem Projekt',
          'Eine Note aus allen Bewertungen',
          'Keine gekauften Bewertungen',
        ],
      },
      operations: {
        title: 'Alle Aufträge im Blick',
        text: 'In Ihrer Übersicht verwalten Sie Anfragen, Nachrichten und Projekte. Ein Projekt ist abgeschlossen, sobald Sie und der Kunde die Fertigstellung bestätigt haben. Den Tag halten wir fest.',
        points: [
          'Projekte mit Budget und Zeitraum',
          'Abschluss von Ihnen und dem Kunden bestätigt',
          'Am Handy wie am Computer',
        ],
      },
      analytics: {
        title: 'Statistiken aus echten Besuchen',
        text: 'Sehen Sie, wie viele Besucher Ihr Profil angesehen, Ihnen geschrieben und Sie beauftragt haben und wie schnell Sie antworten. Reichen die Daten noch nicht aus, sagen wir das.',
        points: [
          'Besuche, Anfragen und Projekte',
          '7, 30, 90 oder 365 Tage',
          'Echte Zahlen, keine Schätzungen',
        ],
      },
      verified: {
        title: 'Geprüfte Profile',
        text: 'Ihre MwSt.-Nummer gleichen wir mit dem Register der Europäischen Kommission ab. RCS-Nummer, Niederlassungsgenehmigung und Versicherung prüft ein Moderator anhand Ihrer Dokumente. Kunden tippen auf das Prüfzeichen und sehen, was wir wo und wann geprüft haben.',
        points: [
          'MwSt.-Nummer bei VIES geprüft',
          'RCS-Nummer, Genehmigung und Versicherung anhand von Dokumenten geprüft',
          'Nicht mehr gültige Angaben werden automatisch entfernt',
          'Das Prüfzeichen kann man nicht kaufen',
        ],
      },
    },
    priceTitle: (price) => `Ab ${price} im Monat, inkl. MwSt.`,
    priceText: (days) =>
      `Drei Tarife, je nachdem, wie viele Leistungen Sie anbieten. Testen Sie jeden Tarif ${days} Tage kostenlos und wechseln Sie jederzeit.`,
    seePlans: 'Tarife und Preise ansehen',
    closing: 'Die Arbeit haben Sie schon gemacht. Jetzt zeigen Sie sie.',
  },

  // The sample screens show these. Everything is invented, and their captions say so.
  sample: {
    company: 'Ateliers Wampach',
    description:
      'Zimmerleute und Schreiner aus dem Gutland: Dachstühle, Eichentreppen, Türen und Fenster für alte Häuser, in einer Werkstatt gezeichnet und gebaut.',
    trades: ['Schreinerarbeiten', 'Fenster und Türen', 'Renovierung', 'Dacharbeiten'],
    city: 'Mersch',
    client: 'Anne K.',
    inquiry:
      'Guten Morgen. Wir haben in Larochette eine Eichentreppe von 1911, zwölf Stufen, zwei davon gerissen. Lässt sie sich reparieren, oder muss sie ersetzt werden?',
    reply:
      'Guten Morgen. Zwei gerissene Stufen lassen sich reparieren. Am Donnerstag bin ich um 17 Uhr in Larochette und könnte dann vorbeikommen.',
    sent: '09:14',
    answered: '09:52',
    screens: {
      messages: 'Eine Unterhaltung mit einem Kunden, wie ein Betrieb sie sieht (erfundenes Beispiel)',
      reviews: 'Bewertungen eines Betriebs (erfundenes Beispiel)',
      projects: 'Die Projekte eines Betriebs (erfundenes Beispiel)',
      figures: 'Statistiken eines Betriebs (erfundenes Beispiel)',
      facts: 'Geprüfte Angaben eines Betriebs (erfundenes Beispiel)',
    },
    reviews: [
      {
        name: 'marc.thill',
        text: 'Sie haben jede Stufe nummeriert, bevor sie die Treppe ausgebaut haben. Jetzt knarrt sie nicht mehr.',
      },
      {
        name: 'claire_s',
        text: 'Gute Fenster. Zwei Wochen später als geplant, aber sie haben rechtzeitig Bescheid gesagt.',
      },
    ],
    average: '4,8',
    reviewCount: '37 Bewertungen',
    projects: [
      { name: 'Eichentreppe, Larochette', detail: 'Anne K. · 4.800 €' },
      { name: 'Dachstuhl, Fischbach', detail: 'Commune de Fischbach · 62.000 €' },
      { name: 'Acht Fenster, Mersch', detail: 'Familie Wagner · 19.400 €' },
    ],
    states: { open: 'In Arbeit', waiting: 'Bestätigung steht aus', done: 'Abgeschlossen' },
    projectsTitle: 'Projekte',
    figures: [
      { key: 'views', label: 'Profilbesuche', value: '412', delta: '+18 %' },
      { key: 'inquiries', label: 'Interessenten', value: '23', delta: '+4' },
      { key: 'answer', label: 'Antwortzeit', value: '1,6 Std.', delta: '−0,4 Std.' },
      { key: 'won', label: 'Projekte daraus', value: '9', delta: '+2' },
    ],
    period: 'letzte 30 Tage',
    before: 'gegenüber den 30 Tagen davor',
    verifiedTitle: 'Geprüft',
    verified: [
      { key: 'vat', label: 'MwSt.-Nummer', value: 'LU 123 456 78', note: 'Bei VIES geprüft' },
      { key: 'registration', label: 'RCS-Nummer', value: 'B000000', note: 'Handelsregister' },
      {
        key: 'insurance',
        label: 'Versicherung',
        value: 'Gültig bis 31. Dezember',
        note: 'Bescheinigung des Versicherers',
      },
    ],
    outOfFive: (rating) => `${rating} von 5`,
  },

  howItWorks: {
    title: 'So geht’s',
    documentTitle: {
      clients: 'So funktioniert Giewel für Kunden',
      companies: 'So funktioniert Giewel für Betriebe: Tarife und Preise',
    },
    description: {
      clients:
        'Wie Hausbesitzer in Luxemburg auf Giewel Betriebe finden, vergleichen und beauftragen, von der ersten Suche bis zur Bewertung. Für Kunden kostenlos.',
      companies:
        'Wie Giewel für Betriebe aus Bau und Renovierung funktioniert, was es kostet und was jeder Tarif enthält.',
    },
    lead: 'Jeder Schritt, von der ersten Suche bis zur fertigen Arbeit.',
    tabs: { label: 'Schritte für', clients: 'Für Kunden', companies: 'Für Betriebe' },
    questions: 'Häufige Fragen',

    clients: {
      steps: [
        {
          title: 'Suchen und stöbern',
          text: 'Wählen Sie ein Gewerk oder geben Sie ein, was Sie brauchen: „Dachrinne“, „Eichentreppe“, „chauffage“. Jedes Profil zeigt abgeschlossene Arbeiten, Öffnungszeiten und Bewertungen von Kunden. Zum Umsehen brauchen Sie kein Konto.',
        },
        {
          title: 'Anschreiben und Preise anfragen',
          text: 'Schreiben Sie den Betrieben direkt und bitten Sie um ein Angebot. Merken Sie sich Ihre Favoriten mit Notizen in einer Mappe und vergleichen Sie bis zu vier nebeneinander.',
        },
        {
          title: 'Beauftragen und abschließen',
          text: 'Legen Sie mit dem Betrieb Ihrer Wahl ein Projekt an. Sobald Sie beide es als abgeschlossen markiert haben, können Sie eine Bewertung schreiben und anderen Hausbesitzern helfen.',
        },
      ],
      factsTitle: 'Unsere Versprechen',
      facts: [
        {
          title: 'Für Kunden kostenlos',
          text: 'Betriebe zahlen für einen Tarif, Kunden zahlen nichts.',
        },
        {
          title: 'Geprüfte Betriebe',
          text: 'Tippen Sie auf das Prüfzeichen eines Betriebs, um zu sehen, was wir wo und wann geprüft haben.',
        },
        {
          title: 'Echte Bewertungen',
          text: 'Nur Kunden mit einem abgeschlossenen Projekt können eine Bewertung schreiben, eine je Projekt.',
        },
        {
          title: 'Transparente Reihenfolge',
          text: 'Wir veröffentlichen, wie die Reihenfolge entsteht und wofür Betriebe bezahlen können und wofür nicht.',
        },
      ],
      questions: [
        {
          question: 'Brauche ich ein Konto?',
          answer:
            'Zum Umsehen nicht. Ein Konto brauchen Sie erst, um Betrieben zu schreiben, sie sich in einer Mappe zu merken oder ein Projekt anzulegen. Die Registrierung dauert eine Minute.',
        },
        {
          question: 'Wer sieht meine Telefonnummer und meine Adresse?',
          answer:
            'Nur Betriebe, mit denen Sie ein Projekt anlegen, sehen Ihre E-Mail-Adresse und Telefonnummer. Auch mit der Annahme eines Angebots entsteht ein Projekt. Ihre Straße bleibt verborgen, bis Sie sie freigeben. Betriebe, denen Sie schreiben oder die Sie anfragen, sehen Ihren Namen und was Sie geschrieben haben.',
        },
        {
          question: 'Schließe ich den Vertrag mit Giewel?',
          answer:
            'Nein. Den Vertrag schließen Sie mit dem Betrieb, und Sie bezahlen den Betrieb direkt. Giewel nimmt keine Provision und unterschreibt nichts für Sie.',
        },
        {
          question: 'Und wenn etwas schiefgeht?',
          answer:
            'Schreiben Sie zuerst dem Betrieb, damit Sie beide es schriftlich haben. Sobald das Projekt abgeschlossen ist, können Sie Ihre Erfahrung in einer Bewertung schildern.',
        },
      ],
      start: 'Leistungen ansehen',
      join: 'Als Kunde registrieren',
    },

    companies: {
      steps: [
        {
          title: 'Ihre Arbeiten zeigen',
          text: 'Geben Sie die Daten Ihres Betriebs, Gewerke und Öffnungszeiten an und fügen Sie Bilder abgeschlossener Arbeiten hinzu. So finden Kunden Ihren Betrieb über Name, Gewerk und Gemeinde.',
        },
        {
          title: 'Betrieb prüfen lassen',
          text: 'Ihre MwSt.-Nummer prüfen wir bei VIES, dem Register der Europäischen Kommission. RCS-Nummer, Niederlassungsgenehmigung und Versicherung prüft ein Moderator anhand Ihrer Dokumente. Sie erhalten das Prüfzeichen, sobald mindestens eine Angabe geprüft ist.',
        },
        {
          title: 'Kunden antworten',
          text: 'Kunden senden Ihnen Nachrichten und Anfragen direkt. Sie antworten, senden ein Angebot und vereinbaren mit ihnen das Projekt. Wir nehmen keine Provision.',
        },
        {
          title: 'Bewertungen sammeln',
          text: 'Sobald Sie und der Kunde ein Projekt als abgeschlossen markiert haben, kann der Kunde es bewerten. Bewertungen zählen für Ihren Platz in der Reihenfolge.',
        },
      ],
      plansTitle: 'Tarife und Preise',
      plansText: 'Zu jedem Tarif gehören Profil, direkte Nachrichten und Bewertungen. Preise inkl. MwSt.',
      plans: {
        basic: {
          name: 'Basic',
          text: 'Für kleine und neue Betriebe.',
          extras: ['Einfache Statistiken'],
        },
        professional: {
          name: 'Professional',
          text: 'Für die meisten Betriebe mit Team.',
          extras: ['Erweiterte Statistiken', 'Vorrang in den Suchergebnissen'],
        },
        premium: {
          name: 'Premium',
          text: 'Für Betriebe mit mehreren Gewerken.',
          extras: ['Alle Statistiken', 'Hervorgehobener Platz (Anzeige)', 'Persönlicher Ansprechpartner'],
        },
      },
      services: (most) => `Bis zu ${most} Leistungen`,
      unlimitedServices: 'Unbegrenzt viele Leistungen',
      perMonth: 'im Monat',
      prelaunch: (price) => `${price} im Monat vor dem Start`,
      fromLaunch: 'Ab dem Start',
      trial: (days) => `${days} Tage kostenlos testen.`,
      trialText: 'Testen Sie jeden Tarif, bevor Sie dafür zahlen.',
      banner: 'Bannerwerbung',
      bannerText: (price) => `ab ${price} im Monat, unabhängig vom Tarif und als Anzeige gekennzeichnet.`,
      bannerAsk: 'Banner anfragen',
      joining: {
        question: 'Wann können Betriebe mitmachen?',
        answer:
          'Sobald Giewel startet, können sich alle Betriebe registrieren. Bis dahin können Sie ein Demo-Konto anlegen.',
      },
      joiningLive: {
        question: 'Wann können Betriebe mitmachen?',
        answer: 'Sofort. Mit der Registrierung beginnt Ihre Testphase von 14 Tagen.',
      },
      questions: [
        {
          question: 'Was geschieht am Ende der Testphase?',
          answer: `Wir berechnen Ihnen nichts, solange Sie keinen Tarif wählen. ${withoutPlan}`,
        },
        {
          question: 'Kann ich einen besseren Platz in den Ergebnissen kaufen?',
          answer:
            'Von je sechs Ergebnissen sind der erste und der vierte Platz bezahlt und mit „Anzeige“ gekennzeichnet. Diese Plätze gehen zuerst an Premium-, dann an Professional-Betriebe, aber nur, wenn sie mindestens so gut zur Suche passen wie die übrigen der sechs. Andere Plätze kann man nicht kaufen.',
        },
        {
          question: 'Kann ich eine schlechte Bewertung entfernen lassen?',
          answer:
            'Sie können die Bewertung melden und sagen, warum. Ein Moderator entscheidet, ob sie gegen unsere Regeln verstößt. Eine schlechte Note allein ist kein Grund, eine Bewertung zu entfernen.',
        },
      ],
    },
    rankingLink: 'Wie die Reihenfolge entsteht',
    reviewsLink: 'Regeln für Bewertungen',
  },

  contact: {
    title: 'Kontakt',
    description:
      'Fragen zu Konto, Betrieb, Datenschutz, Barrierefreiheit, Sicherheit oder etwas anderem? Schreiben Sie dem Giewel-Team.',
    lead: 'Jemand aus unserem Team liest Ihre Nachricht und antwortet per E-Mail.',
    form: 'Schreiben Sie uns',
    name: 'Ihr Name',
    email: 'Ihre E-Mail-Adresse',
    topic: 'Worum geht es?',
    topics: {
      general: 'Eine Frage oder ein Vorschlag',
      account: 'Mein Konto',
      company: 'Mein Betrieb bei Giewel',
      'illegal-content': 'Illegaler Inhalt',
      privacy: 'Meine Daten und Datenschutz',
      accessibility: 'Barrierefreiheit',
      security: 'Eine Sicherheitslücke',
    },
    message: 'Nachricht',
    messageHint: 'Wenn es um eine bestimmte Seite geht, geben Sie ihre Webadresse an.',
    illegalHint:
      'Bitte geben Sie die genaue Webadresse der Seite an und schreiben Sie, was Sie für illegal halten und warum.',
    website: 'Bitte leer lassen',
    send: 'Nachricht senden',
    sending: 'Wird gesendet …',
    sent: 'Nachricht gesendet',
    sentText: 'Danke. Wir antworten Ihnen per E-Mail.',
    another: 'Noch eine Nachricht schreiben',
    notSent: 'Nachricht nicht gesendet',
    unexpected:
      'Es ist ein Fehler aufgetreten. Ihre Nachricht ist noch da. Bitte versuchen Sie es noch einmal.',
    needsScript: 'Schalten Sie JavaScript ein, um dieses Formular zu verwenden.',
    writeTo: 'Oder schreiben Sie uns eine E-Mail:',
    ways: 'Schnellere Hilfe',
    waysList: [
      {
        label: 'Fragen zur Arbeit oder zum Angebot eines Betriebs',
        text: 'Schreiben Sie dem Betrieb über sein Profil.',
        href: href('/search'),
      },
      {
        label: 'Passwort vergessen',
        text: 'Setzen Sie Ihr Passwort auf der Anmeldeseite zurück.',
        href: href('/auth'),
      },
      {
        label: 'Daten herunterladen oder Konto löschen',
        text: 'Beides geht in Ihren Einstellungen.',
        href: href('/settings'),
      },
    ],
  },

  nameRequired: 'Bitte geben Sie Ihren Namen ein',
  nameTooLong: 'Der Name darf höchstens 120 Zeichen haben',
  messageTooShort: 'Die Nachricht muss mindestens 10 Zeichen haben',
  messageTooLong: 'Die Nachricht darf höchstens 5.000 Zeichen haben',
};
