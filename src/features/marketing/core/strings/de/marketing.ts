import type { sentences as english } from '#features/marketing/core/strings/en/marketing.ts';
import { withoutPlan } from '#features/notifications/core/strings/de/without-plan.ts';
import { href } from '#kernel/href.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  pageTitle: (title) => `${title} · Giewel`,
  joinAsCompany: 'Als Betrieb mitmachen',
  howItWorksForCompanies: 'So geht es für Betriebe',

  forCompanies: {
    title: 'Für Betriebe',
    documentTitle: 'Für Betriebe aus Bau und Renovierung in Luxemburg',
    description:
      'Zeigen Sie fertige Arbeiten, erhalten Sie Anfragen direkt von Kunden in Luxemburg, sammeln Sie Bewertungen, die zu Projekten gehören. 14 Tage kostenlos testen.',
    heading: 'Ihre fertigen Arbeiten bringen Ihnen die nächste.',
    lead: 'Ein Profil mit Ihren eigenen Arbeiten, Anfragen direkt vom Kunden und Bewertungen, die nur schreiben kann, für wen Sie gearbeitet haben.',
    trial: (days) => `${days} Tage kostenlos testen. Umsehen kostet nichts.`,
    sampleCaption: 'Ein Profil, wie Kunden es sehen. Betrieb und Zahlen sind erfunden.',
    sections: {
      connections: {
        title: 'Direkter Draht zum Kunden',
        text: 'Eine Anfrage kommt von dem Menschen, der die Arbeit möchte, mit Namen, Ort und dem, was zu tun ist. Sie antworten am selben Ort. Niemand verkauft sie an drei andere, und niemand nimmt einen Anteil am Auftrag.',
        points: [
          'Keine Provision auf Verträge',
          'Kein Preis je Anfrage',
          'Eine Unterhaltung für jeden Kunden',
        ],
      },
      reputation: {
        title: 'Ein guter Ruf, der Ihnen gehört',
        text: 'Eine Bewertung kann nur ein Kunde schreiben, dessen Projekt mit Ihnen abgeschlossen ist, und ein Mensch liest sie, bevor sie erscheint. Ist eine unfair, können Sie sie melden, und ein Moderator entscheidet.',
        points: [
          'Jede Bewertung gehört zu einem Projekt',
          'Ein Durchschnitt aus allen',
          'Keine Bewertung zu kaufen',
        ],
      },
      operations: {
        title: 'Alles an einem Ort',
        text: 'Anfragen, Nachrichten und Projekte stehen nebeneinander. Ein Projekt ist abgeschlossen, wenn Sie und der Kunde es gesagt haben, und der Tag bleibt festgehalten.',
        points: [
          'Projekte mit Budget und Zeitraum',
          'Beide Seiten bestätigen',
          'Auf dem Telefon wie am Schreibtisch',
        ],
      },
      analytics: {
        title: 'Zahlen, hinter denen Menschen stehen',
        text: 'Wie viele Ihr Profil angesehen haben, wie viele geschrieben haben, wie viele Kunden wurden und wie schnell Sie geantwortet haben. Wo es zu wenig gibt, um etwas zu sagen, sagt die Seite das.',
        points: ['Besuche, Anfragen und Projekte', '7, 30, 90 oder 365 Tage', 'Jede Zahl aus echten Daten'],
      },
      verified: {
        title: 'Geprüfte Profile',
        text: 'Ihre MwSt.-Nummer wird mit dem Register der Europäischen Kommission abgeglichen; RCS-Nummer, Niederlassungsgenehmigung und Versicherung prüft ein Mensch anhand des Dokuments. Das Zeichen zeigt, was geprüft wurde, wo und wann.',
        points: [
          'MwSt.-Nummer mit VIES geprüft',
          'RCS-Nummer, Genehmigung und Versicherung anhand des Dokuments',
          'Was abläuft, verschwindet von selbst aus dem Zeichen',
          'Das Zeichen ist nicht zu kaufen',
        ],
      },
    },
    priceTitle: (price) => `Ab ${price} im Monat, inkl. MwSt.`,
    priceText: (days) =>
      `Drei Tarife, je nachdem, wie viele Leistungen Sie zeigen. Testen Sie jeden ${days} Tage lang, bevor Sie zahlen, und wechseln Sie jederzeit.`,
    seePlans: 'Tarife und Preise ansehen',
    closing: 'Ihre Arbeit ist schon getan. Zeigen Sie sie.',
  },

  // The sample screens show these. Everything is invented, and their captions say so.
  sample: {
    company: 'Ateliers Wampach',
    description:
      'Zimmerleute und Schreiner aus dem Gutland: Dachstühle, Eichentreppen, Türen und Fenster für alte Häuser, in einer Werkstatt gezeichnet und gebaut.',
    trades: ['Schreinerarbeiten', 'Fenster & Türen', 'Renovierung', 'Dacharbeiten'],
    city: 'Mersch',
    client: 'Anne K.',
    inquiry:
      'Guten Morgen. Wir haben in Larochette eine Eichentreppe von 1911, zwölf Stufen, zwei davon gerissen. Lässt sie sich reparieren, oder muss sie ersetzt werden?',
    reply:
      'Guten Morgen. Zwei gerissene Stufen lassen sich reparieren. Am Donnerstag um 17:00 komme ich durch Larochette und kann sie mir ansehen.',
    sent: '09:14',
    answered: '09:52',
    screens: {
      messages: 'Eine Unterhaltung mit einem Kunden, wie ein Betrieb sie sieht. Erfunden.',
      reviews: 'Bewertungen eines Betriebs. Erfunden.',
      projects: 'Die Projekte eines Betriebs. Erfunden.',
      figures: 'Zahlen eines Betriebs. Erfunden.',
      facts: 'Was bei einem Betrieb geprüft ist. Erfunden.',
    },
    reviews: [
      {
        name: 'marc.thill',
        text: 'Sie haben jede Stufe nummeriert, bevor sie die Treppe herausgenommen haben. Jetzt knarrt sie nicht mehr.',
      },
      {
        name: 'claire_s',
        text: 'Gute Fenster. Zwei Wochen später als geplant, und sie haben es rechtzeitig gesagt.',
      },
    ],
    average: '4,8',
    reviewCount: '37 Bewertungen',
    projects: [
      { name: 'Eichentreppe, Larochette', detail: 'Anne K. · 4.800 €' },
      { name: 'Dachstuhl, Fischbach', detail: 'Commune de Fischbach · 62.000 €' },
      { name: 'Acht Fenster, Mersch', detail: 'Familie Wagner · 19.400 €' },
    ],
    states: { open: 'In Arbeit', waiting: 'Wartet auf den Kunden', done: 'Abgeschlossen' },
    projectsTitle: 'Projekte',
    figures: [
      { key: 'views', label: 'Besuche im Profil', value: '412', delta: '+18 %' },
      { key: 'inquiries', label: 'Anfragen', value: '23', delta: '+4' },
      { key: 'answer', label: 'Zeit bis zur Antwort', value: '1,6 Std.', delta: '−0,4 Std.' },
      { key: 'won', label: 'Wurden Projekte', value: '9', delta: '+2' },
    ],
    period: 'letzte 30 Tage',
    before: 'gegenüber den 30 Tagen davor',
    verifiedTitle: 'Geprüft',
    verified: [
      { key: 'vat', label: 'MwSt.-Nummer', value: 'LU 123 456 78', note: 'Mit VIES geprüft' },
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
        'Von der ersten Suche bis zur Bewertung: wie Hausbesitzer in Luxemburg bei Giewel einen Betrieb finden, vergleichen und beauftragen. Für Kunden kostenlos.',
      companies:
        'Vom Profil zum nächsten Auftrag: wie Giewel für Betriebe aus Bau und Renovierung funktioniert, was es kostet und was ein Tarif enthält.',
    },
    lead: 'Vom ersten Blick bis zum letzten Nagel, in der Reihenfolge, in der es geschieht.',
    tabs: { label: 'Für wen', clients: 'Für Kunden', companies: 'Für Betriebe' },
    questions: 'Was oft gefragt wird',

    clients: {
      steps: [
        {
          title: 'Suchen und stöbern',
          text: 'Wählen Sie ein Gewerk, oder tippen Sie, worum es geht: „Dachrinne“, „Eichentreppe“, „chauffage“. Jedes Profil zeigt fertige Arbeiten, Öffnungszeiten und was Kunden geschrieben haben. Dafür brauchen Sie kein Konto.',
        },
        {
          title: 'Schreiben und Preise anfragen',
          text: 'Schreiben Sie dem Betrieb direkt und bitten Sie um einen Kostenvoranschlag. Merken Sie sich die guten in einer Mappe, mit Notizen, und stellen Sie bis zu vier nebeneinander.',
        },
        {
          title: 'Beauftragen und abschließen',
          text: 'Beginnen Sie ein Projekt mit dem Betrieb, den Sie gewählt haben. Sagen Sie beide, dass es abgeschlossen ist, können Sie eine Bewertung für die Nächsten schreiben.',
        },
      ],
      factsTitle: 'Worauf Sie sich verlassen können',
      facts: [
        {
          title: 'Es kostet Sie nichts',
          text: 'Betriebe zahlen für ihren Platz. Kunden zahlen nichts, nie.',
        },
        {
          title: 'Geprüfte Betriebe',
          text: 'Bei einem Betrieb mit dem Zeichen wurde etwas geprüft: Tippen Sie darauf und lesen Sie, was, wo und wann.',
        },
        {
          title: 'Echte Bewertungen',
          text: 'Nur ein Kunde mit einem abgeschlossenen Projekt kann eine schreiben, einmal für jedes Projekt.',
        },
        {
          title: 'Die Reihenfolge ist erklärt',
          text: 'Was ein Betrieb in den Ergebnissen bezahlen kann und was nicht, steht geschrieben.',
        },
      ],
      questions: [
        {
          question: 'Brauche ich ein Konto?',
          answer:
            'Zum Ansehen nicht. Um einem Betrieb zu schreiben, ihn sich in einer Mappe zu merken oder ein Projekt zu beginnen, ja; das dauert eine Minute.',
        },
        {
          question: 'Wer sieht meine Telefonnummer und meine Adresse?',
          answer:
            'Nur Betriebe, mit denen Sie ein Projekt beginnen, sehen Ihre E-Mail-Adresse und Ihre Telefonnummer; mit der Annahme eines Kostenvoranschlags beginnt eines. Ihre Straße bleibt verborgen, bis Sie sie zeigen. Ein Betrieb, dem Sie schreiben oder den Sie anfragen, sieht Ihren Namen und was Sie geschrieben haben.',
        },
        {
          question: 'Besteht der Vertrag mit Giewel?',
          answer:
            'Nein. Sie einigen sich mit dem Betrieb, und Sie bezahlen den Betrieb. Giewel nimmt keinen Anteil und unterschreibt nichts für Sie.',
        },
        {
          question: 'Was, wenn etwas schiefgeht?',
          answer:
            'Schreiben Sie zuerst dem Betrieb; die Nachrichten halten es für beide Seiten fest. Was Sie erlebt haben, gehört in eine Bewertung, sobald das Projekt abgeschlossen ist.',
        },
      ],
      start: 'Leistungen ansehen',
      join: 'Registrieren als Kunde',
    },

    companies: {
      steps: [
        {
          title: 'Ihre Arbeiten zeigen',
          text: 'Angaben zum Betrieb, Gewerke, Öffnungszeiten und Bilder fertiger Arbeiten. Das Profil ist unter Ihrem Namen, Ihrem Gewerk und Ihrer Gemeinde zu finden.',
        },
        {
          title: 'Geprüft werden',
          text: 'Ihre MwSt.-Nummer wird mit dem europäischen Register abgeglichen; RCS-Nummer, Niederlassungsgenehmigung und Versicherung prüft ein Moderator anhand eines Dokuments, das Sie senden. Mit dem ersten davon erscheint das Zeichen.',
        },
        {
          title: 'Anfragen beantworten',
          text: 'Kunden schreiben Ihnen direkt. Sie antworten, senden einen Kostenvoranschlag und einigen sich auf das Projekt. Wir nehmen keine Provision.',
        },
        {
          title: 'Bewertungen sammeln',
          text: 'Ist ein Projekt auf beiden Seiten abgeschlossen, kann der Kunde es bewerten. Was er schreibt, zählt für die Reihenfolge der Betriebe.',
        },
      ],
      plansTitle: 'Tarife und Preise',
      plansText: 'Zu jedem Tarif gehören Profil, direkte Nachrichten und Bewertungen. Preise inkl. MwSt.',
      plans: {
        basic: {
          name: 'Basic',
          text: 'Eine kleine Werkstatt oder ein erstes Jahr.',
          extras: ['Einfache Zahlen'],
        },
        professional: {
          name: 'Professional',
          text: 'Die meisten Betriebe mit Team.',
          extras: ['Erweiterte Zahlen', 'Vorrang in den Ergebnissen'],
        },
        premium: {
          name: 'Premium',
          text: 'Mehrere Gewerke unter einem Dach.',
          extras: ['Alle Zahlen', 'Platz als Anzeige', 'Persönlicher Ansprechpartner'],
        },
      },
      services: (most) => `Bis zu ${most} Leistungen`,
      unlimitedServices: 'Leistungen ohne Grenze',
      perMonth: 'im Monat',
      prelaunch: (price) => `${price} im Monat vor dem Start`,
      fromLaunch: 'Ab dem Start',
      trial: (days) => `${days} Tage kostenlos testen.`,
      trialText: 'Testen Sie jeden Tarif, bevor Sie dafür zahlen.',
      banner: 'Bannerwerbung',
      bannerText: (price) => `ab ${price} im Monat, unabhängig vom Tarif und als Anzeige gekennzeichnet.`,
      bannerAsk: 'Nach einem Banner fragen',
      joining: {
        question: 'Wann können Betriebe mitmachen?',
        answer:
          'Giewel ist vor dem Start. Die Registrierung lässt sich heute als Vorführung durchgehen und öffnet mit dem Start für alle.',
      },
      joiningLive: {
        question: 'Wann können Betriebe mitmachen?',
        answer: 'Heute. Registrieren Sie sich, und Ihre 14 Tage Testphase beginnen sofort.',
      },
      questions: [
        {
          question: 'Was geschieht am Ende der Testphase?',
          answer: `Nichts wird berechnet, was Sie nicht gewählt haben. Ohne Tarif: ${withoutPlan}`,
        },
        {
          question: 'Kann ich einen besseren Platz in den Ergebnissen kaufen?',
          answer:
            'Von je sechs Ergebnissen sind der erste und der vierte Platz bezahlt und mit „Anzeige“ gekennzeichnet. Premium kommt dort vor Professional, und nur, wo der Betrieb so gut zur Suche passt wie andere unter den sechs. Kein anderer Platz ist zu kaufen.',
        },
        {
          question: 'Kann ich eine schlechte Bewertung entfernen lassen?',
          answer:
            'Sie können sie melden und sagen, warum. Ein Moderator entscheidet, ob sie gegen die Regeln verstößt. Eine schlechte Note allein tut das nicht.',
        },
      ],
    },
    rankingLink: 'Wie die Reihenfolge entsteht',
    reviewsLink: 'Regeln für Bewertungen',
  },

  contact: {
    title: 'Kontakt',
    description:
      'Schreiben Sie denen, die Giewel betreiben: Fragen, Konten, Betriebe, Datenschutz, Barrierefreiheit, Sicherheit.',
    lead: 'Ein Mensch liest das und antwortet per E-Mail.',
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
    messageHint: 'Geht es um eine Seite, hilft ihre Adresse.',
    illegalHint:
      'Bitte nennen Sie die genaue Adresse der Seite, was Sie darauf für illegal halten, und warum.',
    website: 'Bitte leer lassen',
    send: 'Nachricht senden',
    sending: 'Wird gesendet …',
    sent: 'Nachricht gesendet',
    sentText: 'Danke. Die Antwort kommt per E-Mail.',
    another: 'Noch eine Nachricht schreiben',
    notSent: 'Nachricht nicht gesendet',
    unexpected: 'Etwas ist schiefgegangen. Ihr Text steht noch hier; bitte versuchen Sie es noch einmal.',
    needsScript: 'Dieses Formular braucht JavaScript.',
    writeTo: 'Oder per E-Mail:',
    ways: 'Schnellere Wege',
    waysList: [
      {
        label: 'Die Arbeit eines Betriebs oder ein Kostenvoranschlag',
        text: 'Schreiben Sie dem Betrieb selbst, aus seinem Profil.',
        href: href('/search'),
      },
      {
        label: 'Ihr Passwort',
        text: 'Vergessen? Setzen Sie es auf der Seite zum Anmelden zurück.',
        href: href('/auth'),
      },
      {
        label: 'Eine Kopie Ihrer Daten, oder Abschied',
        text: 'Beides steht in den Einstellungen, ohne jemanden zu fragen.',
        href: href('/settings'),
      },
    ],
  },

  nameRequired: 'Bitte geben Sie Ihren Namen ein',
  nameTooLong: 'Dieser Name ist zu lang',
  messageTooShort: 'Bitte schreiben Sie mindestens 10 Zeichen',
  messageTooLong: 'Die Nachricht ist zu lang: höchstens 5.000 Zeichen',
};
