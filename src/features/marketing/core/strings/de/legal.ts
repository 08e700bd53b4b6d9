import type { sentences as english } from '#features/marketing/core/strings/en/legal.ts';
import { BELL_RETENTION_DAYS } from '#features/notifications/core/rules/bell-retention.ts';
import { href } from '#kernel/href.ts';
import { pluralForm } from '#kernel/plural.ts';
import {
  DECISION_RETENTION_YEARS,
  DELIVERY_RETRY_DAYS,
  type RetainedData,
  RETENTION_DAYS,
  type RetentionEnd,
} from '#kernel/retention.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

/** Every sentence here must be true of the product as it is. */
export const sentences: TranslationType<typeof english> = {
  pageTitle: (title) => `${title} · Giewel`,
  updated: 'Zuletzt geändert am 29. November 2026.',
  binding:
    'Für Verbraucher gilt die Sprache, in der Sie diese Seiten akzeptiert haben. Für Betriebe gilt der englische Text. Ihre Rechte nach luxemburgischem Recht sind in jeder Sprache dieselben.',
  neighbours: 'Über Giewel und seine Regeln',

  about: {
    title: 'Über Giewel',
    description:
      'Giewel ist ein Marktplatz für Renovierung und Bau in Luxemburg: für wen er da ist, was er tut und was er lässt.',
    lead: 'Bei Giewel finden Hausbesitzer in Luxemburg die Betriebe, die renovieren, reparieren und bauen, und dort zeigen diese Betriebe, was sie gemacht haben.',
    sections: [
      {
        key: 'name',
        title: 'Der Name',
        text: [
          'Giewel ist luxemburgisch für Giebel: der Teil der Hauswand zwischen den beiden Dachschrägen.',
        ],
      },
      {
        key: 'what',
        title: 'Was es tut',
        text: [
          'Sie suchen ein Gewerk oder beschreiben die Arbeit. Sie lesen, was Kunden geschrieben haben, als die Arbeit getan war. Sie schreiben dem Betrieb direkt, merken sich die guten in einer Mappe, vergleichen sie nebeneinander und führen das Projekt hier, bis Sie beide sagen, dass es abgeschlossen ist.',
          'Betriebe haben ein Profil mit ihren Gewerken, ihren Öffnungszeiten, Bildern fertiger Arbeiten und Bewertungen, die jeweils zu einem Projekt gehören.',
        ],
      },
      {
        key: 'not',
        title: 'Was es nicht tut',
        text: [
          'Der Vertrag besteht zwischen Ihnen und dem Betrieb. Giewel nimmt darauf keine Provision, hält kein Geld und unterschreibt nichts in fremdem Namen.',
          'Es gibt kein Werbenetzwerk, kein Tracking und keine Cookies außer denen, die das Anmelden braucht.',
        ],
      },
      {
        key: 'money',
        title: 'Wer es bezahlt',
        text: [
          'Die Betriebe, mit einem Tarif. Für Kunden kostet Giewel nichts. Was ein Tarif kauft und was nicht, steht auf der Seite über die Reihenfolge.',
        ],
        links: [
          { label: 'Wie die Reihenfolge entsteht', href: href('/ranking') },
          { label: 'Tarife für Betriebe', href: href('/how-it-works', { tab: 'companies' }) },
        ],
      },
    ],
  },

  imprint: {
    title: 'Impressum',
    description: 'Wer Giewel betreibt, unter welchem Namen und welcher Nummer, und wie man ihn erreicht.',
    lead: 'Wer diese Website betreibt.',
    operator: 'Betreiber',
    name: 'Name',
    address: 'Adresse',
    registration: 'Handels- und Gesellschaftsregister (RCS)',
    vat: 'MwSt.-Nummer (TVA)',
    permit: 'Niederlassungsgenehmigung',
    director: 'Verantwortlich für den Inhalt',
    phone: 'Telefon',
    email: 'E-Mail',
    notSet:
      'Giewel ist vor dem Start. Die Angaben zum Betreiber stehen hier, bevor der erste Betrieb etwas bezahlt.',
    notSetLive:
      'Die Angaben zum Betreiber sind noch nicht eingetragen. Bitte schreiben Sie uns mit dem Kontaktformular.',
    reach: 'So erreichen Sie uns',
    reachText: 'Schreiben Sie uns mit dem Kontaktformular. Ein Mensch liest es und antwortet.',
    toContact: 'Kontakt',
    hosting: 'Was wir sind, in den Worten des Gesetzes',
    hostingText:
      'Für das, was Betriebe und Kunden hier schreiben, ist Giewel ein Hostingdienst und eine Online-Plattform nach der Verordnung (EU) 2022/2065. Behörden wie Nutzer erreichen uns mit dem Kontaktformular, auf Deutsch, Französisch, Luxemburgisch, Portugiesisch oder Englisch.',
  },

  terms: {
    title: 'Nutzungs\u00adbedingungen',
    description: 'Die Regeln von Giewel für Kunden und Betriebe, in klaren Worten.',
    lead: 'Die Hausordnung. Sie gilt zwischen Ihnen und dem Betreiber, der im Impressum steht.',
    sections: [
      {
        key: 'service',
        title: 'Was Giewel ist',
        text: [
          'Giewel bringt Kunden und Betriebe zusammen. Es ist nicht Partei dessen, was sie vereinbaren. Kostenvoranschläge, Verträge, die Arbeit und ihre Bezahlung sind Sache der beiden.',
          'Ein Zeichen sagt, was geprüft wurde, und nicht mehr. „Geprüft“ heißt, dass mindestens eines hiervon geprüft wurde und noch gilt: die MwSt.-Nummer des Betriebs (mit VIES oder von einem Moderator), seine RCS-Nummer, seine Niederlassungsgenehmigung oder seine Versicherung (von einem Moderator, anhand eines Dokuments). Wer auf das Zeichen tippt, sieht, welches, anhand welcher Quelle, wann und bis wann. Für die Qualität der Arbeit steht es nicht.',
        ],
      },
      {
        key: 'accounts',
        title: 'Konten',
        text: [
          'Umsehen können Sie sich ohne Konto. Zum Schreiben, um sich Betriebe zu merken oder ein Projekt zu führen, brauchen Sie eines. Geben Sie eine echte E-Mail-Adresse an, behalten Sie Ihr Passwort für sich und legen Sie kein Konto in fremdem Namen an.',
          'Sie können Ihr Konto jederzeit in den Einstellungen löschen lassen. Es verschwindet sieben Tage später, damit Sie es sich anders überlegen können.',
        ],
        links: [{ label: 'Datenschutz', href: href('/privacy') }],
      },
      {
        key: 'companies',
        title: 'Betriebe',
        text: [
          'Das Profil eines Betriebs muss stimmen: sein Name, seine MwSt.-Nummer, seine Gewerke und seine Bilder. Zeigen Sie nur eigene Arbeiten, und nur mit der Zustimmung derer, deren Zuhause es ist.',
          'Wer ein Konto für einen Betrieb anlegt, muss für ihn handeln dürfen, und der Betrieb muss die Genehmigungen haben, die seine Gewerke in Luxemburg verlangen.',
        ],
      },
      {
        key: 'reviews',
        title: 'Bewertungen',
        text: [
          'Ein Kunde darf einen Betrieb für jedes abgeschlossene Projekt einmal bewerten. Niemand darf für eine Bewertung bezahlen, etwas dafür anbieten, um eine drohen oder eine über sich selbst schreiben. Wie Bewertungen geprüft werden, steht auf einer eigenen Seite.',
        ],
        links: [{ label: 'Regeln für Bewertungen', href: href('/reviews-policy') }],
      },
      {
        key: 'forbidden',
        title: 'Was hier keinen Platz hat',
        text: [
          'Alles Rechtswidrige; Beleidigungen und Drohungen; die Daten anderer ohne ihre Zustimmung; Werbung, um die niemand gebeten hat; Programme, die sammeln, was bei Giewel steht, oder die es am Laufen hindern.',
          'Was gegen diese Regeln verstößt, kann entfernt werden, und ein Konto, das weiter gegen sie verstößt, kann gesperrt werden. Sie erfahren den Grund und können sich beschweren.',
        ],
        links: [{ label: 'Illegale Inhalte melden', href: href('/report-illegal-content') }],
      },
      {
        key: 'money',
        title: 'Preise und Zahlung',
        text: [
          'Giewel ist für Kunden kostenlos. Betriebe wählen einen Tarif; die Preise stehen auf der Seite für Betriebe und verstehen sich inkl. MwSt. Jeden Tarif kann ein Betrieb 14 Tage lang testen, bevor er zahlt.',
          'Ein Tarif lässt sich vor der nächsten Verlängerung kündigen. Was bezahlt ist, läuft bis zu seinem Ende.',
        ],
        links: [{ label: 'Tarife für Betriebe', href: href('/how-it-works', { tab: 'companies' }) }],
      },
      {
        key: 'content',
        title: 'Was Sie schreiben und hochladen',
        text: [
          'Es bleibt Ihres. Sie erlauben Giewel, es zu speichern und dort zu zeigen, wo Sie es hingestellt haben, solange es da ist.',
        ],
      },
      {
        key: 'liability',
        title: 'Haftung',
        text: [
          'Wir haften unbegrenzt für Vorsatz, für grobe Fahrlässigkeit und für Schäden an Leben und Gesundheit. Im Übrigen haften wir nur, wo wir eine Pflicht verletzen, ohne die dieser Dienst keinen Sinn hätte, und dann für den Schaden, der zu erwarten war. Rechte, die das Gesetz Verbrauchern gibt, bleiben unberührt.',
          'Wir betreiben Giewel mit Sorgfalt und können nicht versprechen, dass es nie unterbrochen wird.',
        ],
      },
      {
        key: 'businesses',
        title: 'Für Betriebe: Verordnung (EU) 2019/1150',
        text: [
          'Wenn wir das Konto eines Betriebs einschränken oder sperren, schicken wir die Gründe per E-Mail, spätestens wenn die Entscheidung wirksam wird. Schließen wir ein Konto, schicken wir sie mindestens 30 Tage vorher, außer das Gesetz verlangt etwas anderes oder der Betrieb hat wiederholt gegen diese Bedingungen verstoßen. Der Betrieb kann widersprechen, und wir nehmen die Entscheidung zurück, wenn sie falsch war.',
          'Auf der Seite über die Reihenfolge steht, wovon die Reihenfolge der Ergebnisse abhängt und wofür Betriebe bezahlen können. Giewel verkauft nichts, was mit den eingetragenen Betrieben konkurriert, und bevorzugt keinen Betrieb über das hinaus, was dort steht. Betriebe können die Daten, die sie auf Giewel eingeben und erhalten, einsehen und herunterladen. Andere Betriebe haben darauf keinen Zugriff.',
          'Betriebe können sich kostenlos über das Kontaktformular beschweren. Jemand aus unserem Team, der an der Entscheidung nicht beteiligt war, antwortet schriftlich. Können wir uns nicht einigen, sind wir zu einer Mediation beim Centre de médiation civile et commerciale (CMCC) in Luxemburg bereit. Der Weg zu den Gerichten steht Betrieben jederzeit offen.',
        ],
        links: [
          { label: 'Wie die Reihenfolge entsteht', href: href('/ranking') },
          { label: 'Kontakt', href: href('/contact', { topic: 'company' }) },
        ],
      },
      {
        key: 'changes',
        title: 'Änderungen, Recht und Gerichte',
        text: [
          'Wenn wir diese Bedingungen ändern, schreiben wir allen, die ein Konto haben, mindestens 30 Tage vorher eine E-Mail. Wenn Sie nicht einverstanden sind, können Sie Ihr Konto schließen.',
          'Es gilt luxemburgisches Recht. Verbraucher können sich an die Gerichte ihres Wohnorts wenden und behalten den Schutz des Rechts dieses Landes.',
          'Wenn Sie Verbraucher sind und wir einen Streit nicht beilegen können, können Sie sich kostenlos an den Service national du Médiateur de la consommation in Luxemburg wenden (mediateurconsommation.lu). Er hilft auch bei einem Streit zwischen Ihnen und einem Betrieb.',
        ],
      },
    ],
  },

  reviewsPolicy: {
    title: 'Regeln für Bewertungen',
    description:
      'Wer einen Betrieb bei Giewel bewerten darf, wie eine Bewertung geprüft wird, was zurückgehalten wird und was ein Betrieb dagegen tun kann.',
    lead: 'Eine Bewertung hilft, wenn Sie wissen, woher sie kommt. Hier steht, woher unsere kommen.',
    sections: [
      {
        key: 'who',
        title: 'Wer eine schreiben darf',
        text: [
          'Nur ein Kunde, nur über einen Betrieb, mit dem er bei Giewel ein Projekt hatte, und erst, wenn beide Seiten bestätigt haben, dass es abgeschlossen ist. Eine Bewertung je Projekt. Einen anderen Weg gibt es nicht: Bewertungen werden nicht gekauft, nicht übernommen und nicht von uns geschrieben.',
        ],
      },
      {
        key: 'check',
        title: 'Wie sie geprüft wird',
        text: [
          'Dass es das Projekt gibt und dass es abgeschlossen ist, prüft das Programm, sobald die Bewertung gesendet wird. Dann liest sie ein Mensch, bevor sie erscheint. Sie wird freigegeben oder mit einem Grund abgelehnt, den der Kunde erfährt.',
          'Abgelehnt wird eine Bewertung, wenn sie nicht vom Projekt handelt, jemanden beleidigt oder bedroht, Privates anderer verrät, für etwas wirbt oder bezahlt wurde. Eine schlechte Note ist kein Grund.',
        ],
      },
      {
        key: 'shown',
        title: 'Was gezeigt und was zurückgehalten wird',
        text: [
          'Gezeigt werden die Note von 1 bis 5, der Text, das Datum, das Projekt und der Benutzername des Kunden. Ein Kunde kann anonym bleiben: Dann sieht niemand sonst Namen, Konto oder Projekt, und vom Datum nur den Monat. Der Betrieb kann trotzdem erraten, wer es war. Das Projekt wird ebenso geprüft, und die Sterne zählen für den Betrieb, nicht für das Projekt.',
          'Zurückgehalten werden Bewertungen, die auf Freigabe warten, und solche, die abgelehnt wurden. Beide zählen nicht für den Durchschnitt. Alle freigegebenen Bewertungen werden gezeigt und gezählt, die neuesten zuerst.',
        ],
      },
      {
        key: 'numbers',
        title: 'Wie die Zahlen entstehen',
        text: [
          'Der Durchschnitt ist der einfache Durchschnitt aller freigegebenen Bewertungen, auf eine Nachkommastelle gerundet. Für die Reihenfolge der Ergebnisse dient eine vorsichtige Note, in der eine einzelne Bewertung wenig zählt; sie ist auf der Seite über die Reihenfolge erklärt.',
        ],
        links: [{ label: 'Wie die Reihenfolge entsteht', href: href('/ranking') }],
      },
      {
        key: 'companies',
        title: 'Was ein Betrieb tun kann',
        text: [
          'Ein Betrieb kann eine Bewertung melden und sagen, warum. Sie bleibt öffentlich und zählt, bis ein Moderator entschieden hat. Entfernen kann ein Betrieb eine Bewertung nicht, und kein Tarif ändert das.',
        ],
      },
    ],
    demo: {
      key: 'demo',
      title: 'In der Vorführung',
      text: [
        'Giewel ist vor dem Start. Die Betriebe der Vorführung und die Bewertungen über sie sind erfunden; Suchmaschinen sind gebeten, sie auszulassen.',
      ],
    },
  },

  ranking: {
    title: 'Wie die Reihenfolge entsteht',
    description:
      'In welcher Reihenfolge Giewel Betriebe zeigt, woraus sie entsteht und was Betriebe bezahlen können und was nicht.',
    lead: 'In welcher Reihenfolge Betriebe erscheinen, und was davon bezahlt ist.',
    sections: [
      {
        key: 'relevance',
        title: 'Relevanz, wenn Sie nichts anderes wählen',
        text: [
          'Bei einer Suche zählt zuerst, wie gut ein Betrieb dazu passt. In dieser Reihenfolge: Sein Name ist, was Sie getippt haben; sein Name beginnt damit; die Wörter stehen in seinem Namen; die Wörter stehen in seinem Namen oder seinen Gewerken; er übt das Gewerk aus, von dem Ihr Satz spricht; die Wörter stehen irgendwo in seinem Profil, samt Ort. Kleine Tippfehler werden verziehen.',
          'Bei einem Ort kommen zuerst die Betriebe von dort, dann die, die sagen, dass sie dort arbeiten, dann die nächsten. Wir kennen die Entfernung bis zur Gemeinde eines Betriebs, nicht bis zu seiner Tür, darum sagen wir „etwa“, in Schritten von 5 km. Orte und ihre Lage stammen von GeoNames (CC BY 4.0).',
          'Ohne Suche passen alle Betriebe gleich gut.',
        ],
      },
      {
        key: 'paid',
        title: 'Was bezahlt ist',
        text: [
          'Nach Relevanz sortiert, kommen die Ergebnisse zu je sechs. Unter je sechs sind der erste und der vierte Platz bezahlt. Sie gehen an Betriebe mit dem Tarif Premium, dann Professional, in der Reihenfolge, in der sie zur Suche passen, und diese Betriebe sind mit „Anzeige“ gekennzeichnet.',
          'Einen bezahlten Platz erhält ein Betrieb nur, wenn er nicht schlechter passt als der letzte Betrieb dort, der nicht für seinen Platz zahlt. Wo das keiner tut, ist der Platz nicht bezahlt. Auf allen anderen Plätzen ändert ein Tarif nichts: Ein Betrieb mit Tarif steht dort ohne Kennzeichen, wo jeder andere stünde.',
          'Vorschläge unter dem Suchfeld, die Karte und die Betriebe, die wir für eine Anfrage vorschlagen, sind nicht zu kaufen.',
          'Nach Note, nach Name oder nach Neuesten sortiert, spielt der Tarif keine Rolle.',
          'Bannerwerbung ist kein Suchergebnis. Wo ein Banner steht, ist es als Anzeige gekennzeichnet.',
        ],
      },
      {
        key: 'score',
        title: 'Die Note aus allen Bewertungen',
        text: [
          'Zwischen Betrieben, die gleich gut passen, entscheiden die Bewertungen, mit einem vorsichtigen Durchschnitt: Zu den echten Bewertungen jedes Betriebs kommen sechs gedachte von 4,0. So schlägt eine Bewertung von 5 nicht fünfzig von 4,9, und ein neuer Betrieb beginnt in der Mitte und nicht am Ende.',
          'Bei noch immer gleichen Betrieben steht der neueste zuerst.',
        ],
      },
      {
        key: 'sorts',
        title: 'Die anderen Reihenfolgen',
        text: [
          'Beste Note: allein nach diesem vorsichtigen Durchschnitt. Neueste: nach dem Tag, an dem ein Betrieb dazukam. Name: nach dem Alphabet.',
        ],
      },
      {
        key: 'not',
        title: 'Was keine Rolle spielt',
        text: [
          'Wer Sie sind, was Sie vorher angesehen haben, wo Sie sind (außer Sie nennen einen Ort), welches Gerät Sie benutzen. Wer dasselbe sucht, sieht dieselbe Reihenfolge.',
        ],
        links: [
          { label: 'Regeln für Bewertungen', href: href('/reviews-policy') },
          { label: 'Betriebe suchen', href: href('/search') },
        ],
      },
    ],
  },

  accessibility: {
    title: 'Erklärung zur Barrierefreiheit',
    description: 'Wie barrierefrei Giewel ist, wie das getestet wird, was fehlt und wem man es sagt.',
    lead: 'Giewel ist für alle gedacht, die in einem Haus wohnen, also muss es für alle funktionieren.',
    sections: [
      {
        key: 'standard',
        title: 'Woran wir uns halten',
        text: [
          'Die Web Content Accessibility Guidelines 2.2, Stufe AA, auf denen die europäische Norm EN 301 549 aufbaut. Nach unserem besten Wissen erfüllen sie die öffentlichen Seiten und die Seiten nach der Anmeldung.',
        ],
      },
      {
        key: 'tested',
        title: 'Wie es getestet wird',
        text: [
          'Jede Änderung wird vor der Veröffentlichung vom Programm getestet: jede Seite in hellen und dunklen Farben und auf breitem und schmalem Bildschirm, mit axe-core; Überschriften, Titel und Bereiche; die ganze Startseite allein mit der Tastatur; Seiten bei 320 Pixeln Breite und 400 % Zoom; erzwungene Farben; weniger Bewegung; und Lesen ohne JavaScript.',
          'Tests vom Programm finden vielleicht die Hälfte von dem, was falsch sein kann. Menschen, die täglich mit einem Screenreader arbeiten, haben Giewel noch nicht für uns getestet.',
        ],
      },
      {
        key: 'known',
        title: 'Was nach unserem Wissen fehlt',
        text: [
          'Bilder, die Betriebe hochladen, sind durch ihre Titel beschrieben, und die können kurz sein oder fehlen.',
        ],
      },
      {
        key: 'tell',
        title: 'Sagen Sie es uns',
        text: [
          'Wenn etwas für Sie nicht funktioniert, schreiben Sie uns, auf welcher Seite und was Sie benutzen. Ein Mensch antwortet, mit Abhilfe oder mit einem anderen Weg zu dem, was Sie brauchen.',
          'Wenn unsere Antwort nicht hilft, können Sie sich in Luxemburg an das Amt für die Überwachung der Barrierefreiheit von Produkten und Dienstleistungen (OSAPS) wenden.',
        ],
        links: [{ label: 'Schreiben Sie uns', href: href('/contact', { topic: 'accessibility' }) }],
      },
    ],
  },

  reportContent: {
    title: 'Illegale Inhalte melden',
    description: 'Wie Sie Giewel Inhalte melden, die Sie für illegal halten, und was dann geschieht.',
    lead: 'Jeder kann uns Inhalte bei Giewel nennen, die er für gesetzwidrig hält. Dafür brauchen Sie kein Konto.',
    sections: [
      {
        key: 'say',
        title: 'Was Sie uns sagen',
        text: [
          'Die genaue Adresse der Seite; was Sie darauf für illegal halten, und warum; Ihren Namen und Ihre E-Mail-Adresse.',
          'Bitte schreiben Sie, was Sie wissen, und nicht, was Sie vermuten: Mit dem Senden einer Meldung erklären Sie nach bestem Wissen, dass sie richtig und vollständig ist.',
        ],
        links: [{ label: 'Meldung schreiben', href: href('/report') }],
      },
      {
        key: 'then',
        title: 'Was dann geschieht',
        text: [
          'Ein Mensch liest sie und entscheidet sorgfältig und unparteiisch. Sie hören von uns, was entschieden wurde und was Sie tun können, wenn Sie anderer Meinung sind. Wer den Inhalt geschrieben hat, hört es auch, mit dem Grund; Ihr Name wird nicht weitergegeben, außer er ist nötig, um die Meldung zu verstehen.',
          'Erfahren wir von etwas, das Leben oder Sicherheit eines Menschen gefährdet, melden wir es der Polizei.',
        ],
      },
      {
        key: 'objection',
        title: 'Wenn Sie anderer Meinung sind',
        text: [
          'Antworten Sie auf unsere Nachricht: Dann prüft es jemand anderes noch einmal. Sie können sich auch an eine zugelassene Stelle zur außergerichtlichen Streitbeilegung wenden, an die Autorité de la concurrence, die in Luxemburg über Online-Plattformen wacht, oder an ein Gericht.',
        ],
      },
      {
        key: 'review',
        title: 'Wenn es um eine Bewertung geht',
        text: ['Ein bewerteter Betrieb kann die Bewertung selbst melden; das geht schneller.'],
        links: [{ label: 'Regeln für Bewertungen', href: href('/reviews-policy') }],
      },
    ],
  },

  privacy: {
    title: 'Datenschutz',
    description:
      'Was Giewel über Menschen speichert, warum, wie lange und wer es sonst sieht. Kein Tracking, keine Werbecookies.',
    lead: 'Was über Sie gespeichert wird, warum und wie lange. Die Tabelle unten wird vom Programm mit der Datenbank abgeglichen: Was nicht darin steht, wird nicht gespeichert.',
    sections: [
      {
        key: 'who',
        title: 'Wer verantwortlich ist',
        text: ['Der Betreiber, der im Impressum steht.'],
        links: [
          { label: 'Impressum', href: href('/imprint') },
          { label: 'Schreiben Sie uns zu Ihren Daten', href: href('/contact', { topic: 'privacy' }) },
        ],
      },
      {
        key: 'cookies',
        title: 'Cookies und was Ihr Browser behält',
        text: [
          'Wer sich nur umsieht, erhält kein Cookie, und sein Browser wird nicht gebeten, bei jemand anderem als uns etwas zu holen. Darum bittet kein Banner um Ihre Zustimmung.',
          'Wenn Sie sich anmelden, hält ein Cookie Sie angemeldet, bis Sie 12 Stunden weg waren; wenn Sie „Angemeldet bleiben“ ankreuzen, 14 Tage. Nach 30 Tagen endet es in jedem Fall. Wer für uns arbeitet, wird früher abgemeldet: nach 30 Minuten oder 2 Stunden. Ein zweites, mit dem Namen „known“, sagt 180 Tage lang, dass sich jemand mit diesem Browser angemeldet hat, damit kein Fremder, der Ihr Passwort zu erraten versucht, Sie aussperrt; beim Abmelden bleibt es. Wenn Sie einen Code anfordern, bevor Sie ein Konto haben, verbindet ihn ein Cookie eine Stunde lang mit Ihrem Browser.',
          'Ihr Browser selbst behält die Farben, die Sie gewählt haben, die Betriebe, denen Sie ein Herz gegeben haben, den Ort, um den Sie zuletzt gesucht haben, die Mappe, in der Sie sich zuletzt etwas gemerkt haben, was Sie zu schreiben begonnen haben, wie weit Sie gescrollt hatten, und eine Seite, die sagt, dass Sie offline sind. Nichts davon geht an uns, bevor Sie es senden; beim Abmelden werden der Ort und das Begonnene vergessen.',
        ],
      },
    ],
    stored: 'Was wir speichern',
    storedColumns: { what: 'Was', why: 'Warum', until: 'Wie lange', basis: 'Rechtsgrundlage' },
    basis: {
      contract: 'Vertrag (Art. 6 Abs. 1 lit. b DSGVO)',
      interest: 'Berechtigtes Interesse (Art. 6 Abs. 1 lit. f DSGVO)',
    },
    data: {
      account: {
        what: 'Ihr Konto: Benutzername, Passwort (nur als Hash, aus dem niemand es lesen kann), E-Mail, Telefonnummer, Name, Bild und Passnummer, wenn Sie sie angeben, Ihre Sprache, welche Mitteilungen Sie wünschen, und eine neue E-Mail-Adresse oder Telefonnummer, solange sie auf ihren Code wartet',
        why: 'Um Sie hineinzulassen, und damit die, denen Sie schreiben, wissen, wer Sie sind',
        until: `Bis Sie das Konto löschen lassen; es verschwindet 7 Tage später. Ein Konto einer Privatperson, bei dem sich niemand anmeldet, endet nach ${RETENTION_DAYS.dormantAccounts / 365} Jahren, ${RETENTION_DAYS.dormantWarning} Tage nach einer E-Mail, die es ankündigt`,
      },
      standing: {
        what: 'Ob Ihr Konto gesperrt wurde, und warum',
        why: 'Um andere vor Konten zu schützen, die gegen die Regeln verstoßen',
        until: 'So lange wie das Konto',
      },
      visits: {
        what: 'Wo Sie angemeldet sind: IP-Adresse und Art des Browsers jeder Sitzung, wann Sie sie zuletzt benutzt und gezeigt haben, dass Sie es sind, und die Adressen Ihrer ersten und letzten Anmeldung; und dass Sie sich mit Ihrem Browser schon einmal angemeldet haben',
        why: 'Damit Sie und wir einen Fremden in Ihrem Konto bemerken und wir sehen, wenn Kunde und Betrieb dieselbe Person sind',
        until: `Jede Sitzung, bis sie endet: 14 Tage nach der letzten Benutzung, höchstens 30 Tage; ein Browser 180 Tage nach der letzten Anmeldung damit, oder bis Sie sich überall abmelden; die Adressen der ersten und letzten Anmeldung ${RETENTION_DAYS.networks} Tage`,
      },
      proofs: {
        what: 'Codes, Links für ein neues Passwort, Passkeys (von einem Passkey nur der öffentliche Teil) und, wenn Sie es einschalten, der Schlüssel, aus dem Ihre App ihre Codes macht, mit Ersatzcodes (nur als Hashes)',
        why: 'Um zu beweisen, dass eine Adresse, eine Nummer oder ein Konto Ihnen gehört',
        until:
          'Codes einen Tag; Links 30 Minuten; Passkeys, der Schlüssel der App und Ersatzcodes, bis Sie sie entfernen',
      },
      programs: {
        what: 'API-Token: ihre Namen, was sie erlauben, wann sie erstellt und zuletzt verwendet wurden (vom Token selbst nur ein Hash); Webhooks: ihre Adressen, Ereignisse und Signaturschlüssel, und was wann zugestellt wurde',
        why: 'Damit Programme Ihrer Wahl in Ihrem Namen arbeiten können',
        until: `Bis Sie sie löschen; ein Token höchstens ein Jahr; Zustellungen ${RETENTION_DAYS.webhookDeliveries} Tage`,
      },
      attempts: {
        what: 'Versuche, ein Konto anzulegen: IP-Adresse, Art des Browsers und wie es ausging',
        why: 'Um Programme zu erkennen, die Konten in großer Zahl anlegen',
        until: `${RETENTION_DAYS.signUpAttempts} Tage`,
      },
      trail: {
        what: 'Was die Sicherheit Ihres Kontos betraf und was Moderatoren von Ihnen gelesen haben: wann, die Art des Browsers und der erste Teil der IP-Adresse (24 Bit bei IPv4, 48 bei IPv6)',
        why: 'Damit Sie und wir einen Fremden in Ihrem Konto bemerken, und jeden von uns, der liest, was er nicht soll',
        until:
          'Ein Jahr, niemand kann es ändern; ist Ihr Konto gelöscht, steht dort eine Nummer und kein Name',
      },
      company: {
        what: 'Das Profil eines Betriebs: Name, Beschreibung, MwSt.- und Registernummer, Adresse, Telefon, E-Mail, ob diese beiden allen gezeigt werden dürfen, Website, Öffnungszeiten, Logo, Gewerke und Bilder, was die Prüfung der MwSt.-Nummer ergab, was zum Prüfen gesendet wurde (RCS-Nummer, Niederlassungsgenehmigung, Versicherung, jeweils mit Dokument) und was entschieden wurde, und sein Tarif',
        why: 'Das zeigt das Verzeichnis, und danach wird ein Tarif berechnet',
        until: 'Bis das Konto des Betriebs gelöscht wird',
      },
      team: {
        what: 'Wer für einen Betrieb arbeitet und als was, eingeladene Adressen, wer in seiner Übersicht was getan hat, von was auf was, und wer sich um welchen Kunden kümmert',
        why: 'Damit mehrere für einen Betrieb antworten können und er weiß, wer es war',
        until:
          'Bis Sie das Team verlassen; was getan wurde, bleibt beim Betrieb, ohne Ihren Namen, sobald Ihr Konto gelöscht ist',
      },
      billing: {
        what: 'Der Tarif eines Betriebs, was er bezahlt hat und bis wann, seine Rechnungen mit Name, Adresse und MwSt.-Nummer, auf die sie ausgestellt wurden, und unter welchen Nummern der Zahlungsdienst ihn kennt; Kartennummern erreichen uns nie',
        why: 'Um einem Betrieb zu geben, wofür er zahlt, und weil das Gesetz Rechnungen verlangt',
        until:
          'Bis das Konto des Betriebs gelöscht wird; Rechnungen bis zehn Jahre nach dem Ende ihres Jahres, wie das Gesetz es verlangt',
      },
      folders: {
        what: 'Ihre Mappen, die Betriebe darin, was Ihnen gefällt, Ihre Notizen, und Links, mit denen Sie eine Mappe teilen',
        why: 'Sie haben sie dort abgelegt',
        until: 'Bis Sie sie oder Ihr Konto entfernen',
      },
      projects: {
        what: 'Projekte: Name, Beschreibung, Budget, Zeitraum, Bilder, Dokumente und Etappen, wer sie bestätigt, abgelehnt oder abgesagt hat, und ob der Kunde zugestimmt hat, dass eines gezeigt wird',
        why: 'Sie und der Betrieb arbeiten damit',
        until:
          'So lange wie das Konto des Betriebs; Ihr Name und Ihre Zustimmung, dass ein Projekt gezeigt wird, gehen mit Ihrem Konto',
      },
      messages: {
        what: 'Nachrichten zwischen Ihnen und anderen, die Dateien darin, wen Sie blockiert haben, und wie weit ein Betrieb mit einer Anfrage ist',
        why: 'Damit beide sie lesen können',
        until: 'Sie gehören auch der anderen Seite und bleiben bei ihr; Ihr Name geht mit Ihrem Konto',
      },
      requests: {
        what: 'Anfragen: was Sie über die Arbeit und Ihr Zuhause geschrieben haben, Bilder und Pläne, welche Betriebe Sie angefragt haben, was sie gefragt oder geantwortet haben, und Ihre Straße, die ein Betrieb sieht, wenn Sie es erlauben',
        why: 'Damit Sie die Arbeit einmal beschreiben und Betriebe darauf antworten können',
        until:
          'Bis Ihr Konto gelöscht oder ein Entwurf weggeworfen wird; dann verlieren auch die Betriebe sie',
      },
      companyVisits: {
        what: 'Ortstermine: die vorgeschlagenen Zeiten und die angenommene, wo es ist, was dazu geschrieben wurde, wer kommt, und ein Hash der Adresse Ihres Kalenders, wenn Sie eine erzeugt haben',
        why: 'Damit beide Seiten denselben Termin in ihren Kalendern haben und daran erinnert werden',
        until:
          'So lange wie beide Konten; wird eines gelöscht, erfährt die andere Seite, dass der Termin ausfällt',
      },
      quotes: {
        what: 'Kostenvoranschläge: ihre Positionen, Preise, Zahlungspläne und Fassungen, was gefragt, abgelehnt und angenommen wurde, und von einer Annahme der getippte Name, wann, wie sie bestätigt wurde, und die gekürzte Adresse des Netzes',
        why: 'Damit beide Seiten wissen und beweisen können, was angeboten und vereinbart wurde',
        until:
          'So lange wie beide Konten; was angenommen wurde, bleibt zehn Jahre bei der anderen Seite, unter den Namen der Unterschrift. Ein Code zum Annehmen gilt zehn Minuten',
      },
      reviews: {
        what: 'Bewertungen, Änderungen daran, was ein Betrieb geantwortet oder beim Melden gesagt hat, und warum eine zurückgehalten wird und was ihr Verfasser dagegen gesagt hat',
        why: 'Danach wählen andere',
        until: 'So lange wie das Konto des Betriebs; Ihr Name geht mit Ihrem Konto',
      },
      translations: {
        what: 'Was ein Übersetzungsdienst aus einer Nachricht, einer Anfrage, dem Text eines Betriebs oder einer Bewertung gemacht hat, wo jemand auf „Übersetzen“ gedrückt hat',
        why: 'Damit ein Text einmal an den Dienst geht und nicht noch einmal',
        until: 'So lange wie der Text, zu dem sie gehört, und nur, bis dieser geändert wird',
      },
      reports: {
        what: 'Meldungen von Betrieben über Kunden und über Unterhaltungen, Meldungen illegaler Inhalte mit dem Namen und der Adresse, die jemand angegeben hat, und was entschieden wurde',
        why: 'Um gegen Missbrauch vorzugehen',
        until: `Bis das Konto des Betriebs oder des Kunden gelöscht wird, höchstens ${DECISION_RETENTION_YEARS} Jahre nach der Entscheidung; bei einer Meldung illegaler Inhalte gehen Name und Adresse mit dem Konto, zu dem sie gehören`,
      },
      decisions: {
        what: 'Was Moderatoren über Bewertungen, Konten und Meldungen entschieden haben, mit ihren Gründen',
        why: 'Damit Entscheidungen noch einmal geprüft werden können und nichts still verschwindet',
        until: `${DECISION_RETENTION_YEARS} Jahre, oder länger, solange sie gilt: bei einem gesperrten Konto, einer zurückgehaltenen Bewertung. Der Text über Sie geht mit Ihrem Konto`,
      },
      notifications: {
        what: 'Was die Glocke Ihnen sagt, was eine offene Seite zuletzt erfahren hat, und die Adressen der Geräte, auf denen wir Ihnen Antworten melden sollen',
        why: 'Damit Sie sehen, was neu ist',
        until: `Was die Glocke Ihnen sagt, ${BELL_RETENTION_DAYS} Tage und nie länger als das Konto; was eine offene Seite erfahren hat, einen Tag; ein Gerät, bis Sie sich dort abmelden oder es ausschalten`,
      },
      counts: {
        what: 'Dass heute jemand das Profil eines Betriebs angesehen hat, als Hash des Kontos oder des Netzes, und ob er aus unserer Suche kam; für jeden Betrieb, wie viele es waren, Tag für Tag',
        why: 'Damit Betriebe wissen, wie viele sie sehen, ohne Cookies',
        until:
          'Die Hashes und das, womit sie erzeugt wurden, bis zum Ende des Tages; die bloßen Zahlen, solange der Betrieb im Verzeichnis steht',
      },
      outgoing: {
        what: 'E-Mails und SMS, die auf das Senden warten, auch die des Kontaktformulars; Schlüssel in E-Mails, mit denen Sie antworten oder sie abstellen',
        why: 'Damit keine verloren geht, wenn ein Server ausfällt',
        until: `Bis sie gesendet sind: Wir versuchen es bis zu ${DELIVERY_RETRY_DAYS} Tage lang; was nicht gesendet werden konnte, weitere ${RETENTION_DAYS.failedJobs} Tage; Schlüssel ${RETENTION_DAYS.mailTokens} Tage; von beantworteten E-Mails ein Hash, ${RETENTION_DAYS.answeredMails} Tage`,
      },
      guard: {
        what: 'Wie oft etwas versucht wurde, unter einem Schlüssel, der ein Hash einer Adresse oder Nummer ist; Antworten auf doppelt gesendete Aufrufe; welche gespeicherten Dateien wem gehören und wie groß sie sind',
        why: 'Damit niemand Passwörter erraten kann, nichts zweimal getan wird und niemand ohne Ende speichert',
        until: 'Minuten bis Stunden; Antworten einen Tag; von einer Datei, solange sie gespeichert ist',
      },
    },
    kept: 'Was wann verschwindet',
    keptText: 'Jede Nacht löscht ein Programm, was älter ist als hier angegeben.',
    keptColumns: { what: 'Was', until: 'Wie lange' },
    keptDays: (days) => pluralForm('de', days, { one: 'Einen Tag', other: `${days} Tage` }),
    keptYears: (years) => pluralForm('de', years, { one: 'Ein Jahr', other: `${years} Jahre` }),
    keptEnds: {
      withConversation:
        'So lange wie die Unterhaltung, in der sie gesendet wurden: Sie gehört auch der anderen Seite',
      atSignOut: 'Bis Sie sich abmelden',
      withAccount:
        'Bis Sie Ihr Konto löschen lassen. Die andere Seite behält, was Sie ihr gesendet haben, ohne Ihren Namen',
      withProject: 'So lange wie das Projekt: Beide Seiten richten sich danach',
      byLaw:
        'Solange der Betrieb ein Konto hat: Das Gesetz verpflichtet Betriebe, ihre Korrespondenz zehn Jahre aufzubewahren',
    } satisfies Record<RetentionEnd, string>,
    keptWhat: {
      answers: 'Antworten auf doppelt gesendete Aufrufe',
      liveEvents: 'Was eine offene Seite erfahren hat',
      unsentAttachments: 'Dateien, die Sie für eine Nachricht hochgeladen und nie gesendet haben',
      codes: 'Codes',
      networks: 'IP-Adressen Ihrer ersten und letzten Anmeldung',
      signUpAttempts: 'Versuche, ein Konto anzulegen',
      bell: 'Was die Glocke Ihnen sagt',
      requestWishes: 'Dass Sie einen Betrieb ohne Tarif angefragt hätten',
      trail: 'Was die Sicherheit Ihres Kontos betraf und was Moderatoren von Ihnen gelesen haben',
      mailTokens: 'Schlüssel in E-Mails, mit denen Sie antworten oder sie abstellen',
      answeredMails: 'Hashes beantworteter E-Mails',
      webhookDeliveries: 'Zustellungen von Webhooks',
      stripeEvents: 'Nummern dessen, was uns der Zahlungsdienst gemeldet hat',
      failedJobs: 'E-Mails und SMS, die nicht gesendet werden konnten',
      dormantAccounts: 'Das Konto einer Privatperson, bei dem sich niemand anmeldet',
      dormantWarning: 'Ein solches Konto, sobald wir sein Ende angekündigt haben',
      sentFiles: 'Dateien in Nachrichten',
      drafts: 'Was Sie in Ihrem Browser zu schreiben begonnen und nicht gesendet haben',
      companyDays: 'Wie oft die Seite eines Betriebs an jedem Tag angesehen wurde',
      companyLog: 'Was die Mitglieder eines Teams im Namen ihres Betriebs getan haben',
      messages: 'Nachrichten',
      requests: 'Beendete Anfragen und welche Betriebe angefragt wurden',
      projectHistory: 'Was in einem Projekt geschehen ist und wann',
      quotes: 'Kostenvoranschläge, die nicht angenommen wurden',
      decisions:
        'Meldungen, was die Moderation entschieden und was sie entfernt hat, sobald es nicht mehr gilt',
    } satisfies Record<RetainedData, string>,
    after: [
      {
        key: 'others',
        title: 'Wer es sonst sieht',
        text: [
          'Was Sie veröffentlichen, alle. Was Sie einem Betrieb schreiben, dieser Betrieb. Niemand kauft es, und kein Werbetreibender bekommt es.',
          'Giewel nutzt andere, wo es nicht ohne geht: einen Mailserver, um E-Mails zu senden, einen SMS-Dienst, um Codes per SMS zu senden, VIES der Europäischen Kommission, um die MwSt.-Nummer eines Betriebs zu prüfen, den Dienst des Herstellers Ihres Browsers, um ein Gerät zu erreichen, auf dem Sie Hinweise wünschen (er überträgt sie, ohne sie lesen zu können), und, wo der Betreiber sie eingerichtet hat, einen Speicher für Dateien und einen Zahlungsdienst. Jeder bekommt, was er dafür braucht, und sonst nichts.',
          'Wo der Betreiber einen Übersetzungsdienst eingerichtet hat, steht „Übersetzen“ neben Texten in einer anderen Sprache. Ein Text geht nur dann an diesen Dienst, wenn jemand, der ihn lesen darf, darauf drückt: der Text allein, ohne Ihren Namen und Ihre Adresse. Drückt niemand, geht keiner.',
          'Das Protokoll des Servers enthält weder Adressen von Besuchern noch, was sie getippt haben.',
        ],
      },
      {
        key: 'rights',
        title: 'Ihre Rechte',
        text: [
          'In den Einstellungen können Sie eine Kopie von allem erhalten, was wir über Sie speichern, es berichtigen und Ihr Konto löschen lassen. Dafür müssen Sie niemanden fragen.',
          'Sie können auch widersprechen, die Verarbeitung Ihrer Daten einschränken lassen oder sich bei der Commission nationale pour la protection des données (CNPD) in Luxemburg beschweren.',
        ],
        links: [{ label: 'Schreiben Sie uns zu Ihren Daten', href: href('/contact', { topic: 'privacy' }) }],
      },
    ],
  },
};
