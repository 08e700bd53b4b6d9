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
    'Für Verbraucher gilt die Fassung in der Sprache, in der sie diese Seiten akzeptiert haben. Für Betriebe gilt die englische Fassung. Ihre Rechte nach luxemburgischem Recht sind in jeder Sprache dieselben.',
  neighbours: 'Über Giewel und seine Regeln',

  about: {
    title: 'Über Giewel',
    description:
      'Giewel ist ein Marktplatz für Renovierung und Bau in Luxemburg. Für wen er da ist, was er tut und was nicht.',
    lead: 'Auf Giewel finden Hausbesitzer in Luxemburg Betriebe, die renovieren, reparieren und bauen. Betriebe zeigen hier ihre abgeschlossenen Arbeiten.',
    sections: [
      {
        key: 'name',
        title: 'Unser Name',
        text: [
          'Giewel ist das luxemburgische Wort für Giebel, den Teil der Hauswand zwischen den beiden Dachschrägen.',
        ],
      },
      {
        key: 'what',
        title: 'Was Giewel bietet',
        text: [
          'Suchen Sie nach einem Gewerk oder beschreiben Sie Ihr Vorhaben, und lesen Sie Bewertungen von Kunden, deren Projekte abgeschlossen sind. Schreiben Sie Betrieben direkt, merken Sie sich Ihre Favoriten in einer Mappe, vergleichen Sie sie nebeneinander und verwalten Sie Ihr Projekt auf Giewel, bis Sie und der Betrieb es als abgeschlossen markiert haben.',
          'Jeder Betrieb hat ein Profil mit seinen Gewerken, Öffnungszeiten, Bildern abgeschlossener Arbeiten und Bewertungen, die zu Projekten gehören.',
        ],
      },
      {
        key: 'not',
        title: 'Unsere Grenzen',
        text: [
          'Den Vertrag schließen Sie mit dem Betrieb. Giewel nimmt keine Provision, verwahrt kein Geld und unterschreibt nichts in Ihrem Namen.',
          'Wir nutzen keine Werbenetzwerke und kein Tracking. Es gibt nur die Cookies, die Sie zum Anmelden brauchen.',
        ],
      },
      {
        key: 'money',
        title: 'Wer Giewel bezahlt',
        text: [
          'Betriebe zahlen für einen Tarif. Für Kunden ist Giewel kostenlos. Auf der Seite über die Reihenfolge steht, wofür Betriebe bezahlen können und wofür nicht.',
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
    description: 'Wer Giewel betreibt, wie der Betreiber eingetragen ist und wie Sie uns erreichen.',
    lead: 'Das Unternehmen hinter dieser Website.',
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
      'Giewel ist noch nicht gestartet. Wir veröffentlichen hier die Angaben zum Betreiber, bevor der erste Betrieb etwas bezahlt.',
    notSetLive:
      'Die Angaben zum Betreiber sind noch nicht eingetragen. Bitte schreiben Sie uns über das Kontaktformular.',
    reach: 'So erreichen Sie uns',
    reachText:
      'Nutzen Sie unser Kontaktformular. Jemand aus unserem Team liest Ihre Nachricht und antwortet.',
    toContact: 'Kontakt',
    hosting: 'Rechtsstellung und Kontaktstelle',
    hostingText:
      'Für die Inhalte, die Betriebe und Kunden hier veröffentlichen, ist Giewel ein Hostingdienst und eine Online-Plattform nach der Verordnung (EU) 2022/2065 (Gesetz über digitale Dienste). Das Kontaktformular ist die zentrale Kontaktstelle für Behörden und Nutzer. Sie können auf Deutsch, Französisch, Luxemburgisch, Portugiesisch oder Englisch schreiben.',
  },

  terms: {
    title: 'Nutzungs\u00adbedingungen',
    description: 'Die Regeln für Kunden und Betriebe auf Giewel, in klarer Sprache.',
    lead: 'Diese Bedingungen sind eine Vereinbarung zwischen Ihnen und dem im Impressum genannten Betreiber.',
    sections: [
      {
        key: 'service',
        title: 'Der Dienst',
        text: [
          'Giewel bringt Kunden und Betriebe zusammen, ist aber nie selbst Vertragspartei. Angebote, Verträge, die Arbeit und ihre Bezahlung sind Sache des Kunden und des Betriebs.',
          '„Geprüft“ bedeutet, dass wir mindestens eine der folgenden Angaben geprüft haben und dass sie weiterhin gilt: die MwSt.-Nummer, die RCS-Nummer, die Niederlassungsgenehmigung oder die Versicherung des Betriebs. MwSt.-Nummern prüfen wir bei VIES, oder ein Moderator prüft sie. Die übrigen Angaben prüft ein Moderator anhand eines Dokuments. Am Prüfzeichen sehen Sie, was wir wo und wann geprüft haben und bis wann es gilt. Es ist keine Garantie für die Qualität der Arbeit.',
        ],
      },
      {
        key: 'accounts',
        title: 'Konten',
        text: [
          'Sie können sich auf Giewel ohne Konto umsehen. Um Nachrichten zu senden, sich Betriebe zu merken oder ein Projekt zu führen, brauchen Sie eines. Verwenden Sie eine echte E-Mail-Adresse, halten Sie Ihr Passwort geheim und legen Sie ein Konto nur im eigenen Namen an.',
          'Sie können Ihr Konto jederzeit in den Einstellungen löschen. Wir löschen es 7 Tage später. Bis dahin können Sie es sich anders überlegen.',
        ],
        links: [{ label: 'Datenschutz', href: href('/privacy') }],
      },
      {
        key: 'companies',
        title: 'Betriebe',
        text: [
          'Alle Angaben im Profil eines Betriebs müssen stimmen, auch Name, MwSt.-Nummer, Gewerke und Bilder. Zeigen Sie nur eigene Arbeiten und das Zuhause anderer nur mit deren Zustimmung.',
          'Wer ein Konto für einen Betrieb anlegt, muss befugt sein, für ihn zu handeln. Der Betrieb muss die Genehmigungen haben, die in Luxemburg für seine Gewerke vorgeschrieben sind.',
        ],
      },
      {
        key: 'reviews',
        title: 'Bewertungen',
        text: [
          'Ein Kunde kann einen Betrieb für jedes abgeschlossene Projekt einmal bewerten. Sie dürfen für Bewertungen nichts bezahlen und nichts anbieten, keine durch Drohungen erlangen und sich nicht selbst bewerten. Wie wir Bewertungen prüfen, steht in den Regeln für Bewertungen.',
        ],
        links: [{ label: 'Regeln für Bewertungen', href: href('/reviews-policy') }],
      },
      {
        key: 'forbidden',
        title: 'Verbotene Inhalte und Verhaltensweisen',
        text: [
          'Sie dürfen nichts Rechtswidriges, keine Beleidigungen oder Drohungen, keine personenbezogenen Daten anderer ohne deren Zustimmung und keine unerbetene Werbung veröffentlichen oder senden. Sie dürfen keine Programme einsetzen, um Inhalte von Giewel zu sammeln oder den Dienst zu stören.',
          'Inhalte, die gegen diese Regeln verstoßen, können wir entfernen, und Konten, die weiter gegen sie verstoßen, können wir sperren. Wir begründen jede Entscheidung, und Sie können Beschwerde einlegen.',
        ],
        links: [{ label: 'Illegale Inhalte melden', href: href('/report-illegal-content') }],
      },
      {
        key: 'money',
        title: 'Preise und Zahlung',
        text: [
          'Giewel ist für Kunden kostenlos. Betriebe wählen einen Tarif. Die Preise stehen auf der Seite für Betriebe und enthalten die MwSt. Jeden Tarif kann ein Betrieb 14 Tage lang testen, bevor er zahlt.',
          'Sie können einen Tarif jederzeit vor der nächsten Verlängerung kündigen. Er gilt bis zum Ende des bezahlten Zeitraums.',
        ],
        links: [{ label: 'Tarife für Betriebe', href: href('/how-it-works', { tab: 'companies' }) }],
      },
      {
        key: 'content',
        title: 'Ihre Inhalte',
        text: [
          'Die Rechte an allem, was Sie schreiben und hochladen, bleiben bei Ihnen. Sie erlauben Giewel, diese Inhalte zu speichern und dort zu zeigen, wo Sie sie veröffentlicht haben, bis Sie sie entfernen.',
        ],
      },
      {
        key: 'liability',
        title: 'Haftung',
        text: [
          'Unsere Haftung für Vorsatz, grobe Fahrlässigkeit und Schäden an Leben oder Gesundheit wird durch diese Bedingungen nicht beschränkt. Im Übrigen haften wir nur für vorhersehbare Schäden aus der Verletzung einer für diesen Dienst wesentlichen Pflicht. Die gesetzlichen Rechte von Verbrauchern bleiben unberührt.',
          'Wir betreiben Giewel mit Sorgfalt, können aber keinen unterbrechungsfreien Betrieb garantieren.',
        ],
      },
      {
        key: 'businesses',
        title: 'Für Betriebe: Verordnung (EU) 2019/1150',
        text: [
          'Wenn wir das Konto eines Betriebs einschränken oder sperren, schicken wir ihm die Gründe per E-Mail, spätestens sobald die Entscheidung wirksam wird. Schließen wir ein Konto, schicken wir sie mindestens 30 Tage vorher, es sei denn, das Gesetz verlangt etwas anderes oder der Betrieb hat wiederholt gegen diese Bedingungen verstoßen. Der Betrieb kann widersprechen, und wir nehmen die Entscheidung zurück, wenn sie falsch war.',
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
          'Wenn wir diese Bedingungen ändern, schreiben wir allen, die ein Konto haben, mindestens 30 Tage vorher eine E-Mail. Wenn Sie nicht einverstanden sind, können Sie Ihr Konto löschen.',
          'Es gilt luxemburgisches Recht. Verbraucher können sich an die Gerichte ihres Wohnsitzlandes wenden und behalten den Schutz des dortigen Rechts.',
          'Wenn Sie Verbraucher sind und wir einen Streit nicht beilegen können, können Sie sich kostenlos an den Service national du Médiateur de la consommation in Luxemburg wenden (mediateurconsommation.lu). Er hilft auch bei einem Streit zwischen Ihnen und einem Betrieb.',
        ],
      },
    ],
  },

  reviewsPolicy: {
    title: 'Regeln für Bewertungen',
    description:
      'Wer einen Betrieb auf Giewel bewerten darf, wie wir Bewertungen prüfen, welche wir nicht veröffentlichen und wie Betriebe reagieren können.',
    lead: 'Jede Bewertung auf Giewel stammt von einem Kunden mit einem abgeschlossenen Projekt.',
    sections: [
      {
        key: 'who',
        title: 'Wer eine Bewertung schreiben kann',
        text: [
          'Bewertungen können nur Kunden schreiben, die mit dem Betrieb ein Projekt auf Giewel hatten. Kunde und Betrieb müssen beide bestätigt haben, dass es abgeschlossen ist. Je Projekt ist eine Bewertung möglich. Wir kaufen, importieren und schreiben keine Bewertungen.',
        ],
      },
      {
        key: 'check',
        title: 'Wie wir Bewertungen prüfen',
        text: [
          'Wenn ein Kunde eine Bewertung sendet, prüft unser System, ob es das Projekt gibt und ob es abgeschlossen ist. Danach liest ein Moderator die Bewertung, bevor sie erscheint, und gibt sie frei oder lehnt sie ab. Lehnen wir sie ab, nennen wir dem Kunden den Grund.',
          'Wir lehnen eine Bewertung ab, wenn sie nicht vom Projekt handelt, jemanden beleidigt oder bedroht, private Angaben anderer preisgibt, für etwas wirbt oder bezahlt wurde. Wegen einer schlechten Note lehnen wir nie eine Bewertung ab.',
        ],
      },
      {
        key: 'shown',
        title: 'Veröffentlichte und nicht veröffentlichte Bewertungen',
        text: [
          'Wir zeigen die Note von 1 bis 5, den Text, das Datum, das Projekt und den Benutzernamen des Kunden. Möchte ein Kunde anonym bleiben, zeigen wir statt des Datums nur den Monat, und niemand, auch nicht der Betrieb, sieht seinen Benutzernamen, sein Konto oder das Projekt. Der Betrieb kann trotzdem erraten, wer die Bewertung geschrieben hat. Das Projekt prüfen wir wie bei jeder Bewertung. Die Note zählt für den Durchschnitt des Betriebs, wir zeigen sie aber nicht beim Projekt.',
          'Bewertungen, die auf Freigabe warten oder abgelehnt wurden, veröffentlichen wir nicht, und sie zählen nicht für den Durchschnitt. Alle freigegebenen Bewertungen veröffentlichen und zählen wir, die neuesten zuerst.',
        ],
      },
      {
        key: 'numbers',
        title: 'Wie wir Noten berechnen',
        text: [
          'Der Durchschnitt ist der Mittelwert aller freigegebenen Bewertungen, auf eine Nachkommastelle gerundet. Für die Reihenfolge der Ergebnisse verwenden wir einen gewichteten Durchschnitt, in dem eine einzelne Bewertung wenig zählt. Die Seite über die Reihenfolge erklärt ihn.',
        ],
        links: [{ label: 'Wie die Reihenfolge entsteht', href: href('/ranking') }],
      },
      {
        key: 'companies',
        title: 'Wie Betriebe reagieren können',
        text: [
          'Ein Betrieb kann eine Bewertung melden und sagen, warum. Sie bleibt öffentlich und zählt weiter, bis ein Moderator entschieden hat. Betriebe können Bewertungen nicht entfernen, auch nicht mit einem Tarif.',
        ],
      },
    ],
    demo: {
      key: 'demo',
      title: 'In der Demo',
      text: [
        'Giewel ist noch nicht gestartet. Die Betriebe in dieser Demo und ihre Bewertungen sind erfunden, und wir bitten Suchmaschinen, sie nicht aufzunehmen.',
      ],
    },
  },

  ranking: {
    title: 'Wie die Reihenfolge entsteht',
    description: 'Wie Giewel Suchergebnisse ordnet und wofür Betriebe bezahlen können und wofür nicht.',
    lead: 'Wie wir Betriebe in den Suchergebnissen ordnen und welche Plätze bezahlt sind.',
    sections: [
      {
        key: 'relevance',
        title: 'Relevanz (Standard)',
        text: [
          'Bei einer Suche stehen die Betriebe vorn, die am besten passen, in dieser Reihenfolge: Der Name des Betriebs entspricht genau Ihrer Eingabe; sein Name beginnt damit; Ihre Wörter stehen in seinem Namen; Ihre Wörter stehen in seinem Namen oder seinen Gewerken; er übt das Gewerk aus, das Sie beschreiben; Ihre Wörter stehen irgendwo in seinem Profil, auch in der Ortsangabe. Kleine Tippfehler machen nichts aus.',
          'Nennen Sie einen Ort, kommen zuerst die dort ansässigen Betriebe, dann die, die nach eigenen Angaben dort arbeiten, dann die nächstgelegenen. Wir messen die Entfernung bis zur Gemeinde eines Betriebs, nicht bis zu seiner Adresse. Entfernungen sind deshalb ungefähr und in Schritten von 5 km angegeben. Die Ortsdaten stammen von GeoNames (CC BY 4.0).',
          'Ohne Suche passen alle Betriebe gleich gut.',
        ],
      },
      {
        key: 'paid',
        title: 'Bezahlte Plätze',
        text: [
          'Sind die Ergebnisse nach Relevanz sortiert, sind von je sechs der erste und der vierte Platz bezahlt. Diese Plätze gehen an Betriebe mit dem Tarif Premium, dann Professional, in der Reihenfolge, in der sie zur Suche passen. Wir kennzeichnen diese Betriebe mit „Anzeige“.',
          'Einen bezahlten Platz erhält ein Betrieb nur, wenn er mindestens so gut zur Suche passt wie das letzte unbezahlte Ergebnis der sechs. Erfüllt das keiner, geht der Platz an ein unbezahltes Ergebnis. Auf alle anderen Plätze hat ein Tarif keinen Einfluss.',
          'In den Vorschlägen unter dem Suchfeld, auf der Karte und unter den Betrieben, die wir für eine Anfrage vorschlagen, können Betriebe keinen Platz kaufen.',
          'Sind die Ergebnisse nach Note, Name oder Neuheit sortiert, spielt der Tarif keine Rolle.',
          'Banner sind keine Suchergebnisse. Wir kennzeichnen sie immer als Anzeige.',
        ],
      },
      {
        key: 'score',
        title: 'Note aus Bewertungen',
        text: [
          'Passen Betriebe gleich gut, entscheiden ihre Bewertungen. Dafür verwenden wir einen gewichteten Durchschnitt: Zu den echten Bewertungen jedes Betriebs rechnen wir sechs gedachte von 4,0 hinzu. So steht ein Betrieb mit einer einzigen Bewertung von 5 nicht vor einem mit fünfzig Bewertungen von 4,9, und neue Betriebe beginnen in der Mitte und nicht am Ende.',
          'Bei weiterem Gleichstand steht der neueste Betrieb zuerst.',
        ],
      },
      {
        key: 'sorts',
        title: 'Andere Sortierungen',
        text: [
          '„Beste Note“ richtet sich nur nach dem gewichteten Durchschnitt, „Neueste“ nach dem Tag, an dem ein Betrieb dazugekommen ist, und „Name“ nach dem Alphabet.',
        ],
      },
      {
        key: 'not',
        title: 'Was wir nicht berücksichtigen',
        text: [
          'Wir berücksichtigen nicht, wer Sie sind, was Sie vorher angesehen haben, wo Sie sind (es sei denn, Sie nennen einen Ort) und welches Gerät Sie verwenden. Wer dasselbe sucht, sieht dieselbe Reihenfolge.',
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
    description: 'Wie barrierefrei Giewel ist, wie wir es testen und wie Sie ein Problem melden.',
    lead: 'Alle sollen Giewel nutzen können.',
    sections: [
      {
        key: 'standard',
        title: 'Standards',
        text: [
          'Wir richten uns nach den Web Content Accessibility Guidelines (WCAG) 2.2, Stufe AA, auf denen die europäische Norm EN 301 549 aufbaut. Nach unserem besten Wissen entsprechen die öffentlichen Seiten und die Seiten für angemeldete Nutzer diesen Vorgaben.',
        ],
      },
      {
        key: 'tested',
        title: 'Wie wir testen',
        text: [
          'Jede Änderung wird vor der Veröffentlichung automatisch getestet: jede Seite in heller und dunkler Darstellung und auf breitem und schmalem Bildschirm, mit axe-core; Überschriften, Titel und Bereiche; die ganze Startseite allein mit der Tastatur; Seiten bei 320 Pixeln Breite und 400 % Zoom; erzwungene Farben; weniger Bewegung; und Lesen ohne JavaScript.',
          'Automatische Tests finden nur etwa die Hälfte aller Probleme. Von Menschen, die täglich mit einem Screenreader arbeiten, haben wir Giewel noch nicht testen lassen.',
        ],
      },
      {
        key: 'known',
        title: 'Bekannte Probleme',
        text: [
          'Screenreader lesen die Titel der Bilder von Betrieben vor, die kurz sein oder fehlen können.',
        ],
      },
      {
        key: 'tell',
        title: 'Ein Problem melden',
        text: [
          'Wenn bei Ihnen etwas nicht funktioniert, schreiben Sie uns, auf welcher Seite und mit welchem Gerät, Browser oder Hilfsmittel. Wir antworten mit einer Lösung oder zeigen Ihnen einen anderen Weg.',
          'Wenn unsere Antwort nicht hilft, können Sie sich in Luxemburg an das Amt für die Überwachung der Barrierefreiheit von Produkten und Dienstleistungen (OSAPS) wenden.',
        ],
        links: [{ label: 'Kontakt aufnehmen', href: href('/contact', { topic: 'accessibility' }) }],
      },
    ],
  },

  reportContent: {
    title: 'Illegale Inhalte melden',
    description: 'Wie Sie Inhalte melden, die Sie für illegal halten, und was wir mit Ihrer Meldung tun.',
    lead: 'Sie können Inhalte auf Giewel melden, die Sie für illegal halten, auch ohne Konto.',
    sections: [
      {
        key: 'say',
        title: 'Nötige Angaben',
        text: [
          'Nennen Sie uns die genaue Adresse der Seite, was Sie für illegal halten und warum, sowie Ihren Namen und Ihre E-Mail-Adresse.',
          'Geben Sie nur an, was Sie sicher wissen. Wenn Sie eine Meldung senden, erklären Sie nach bestem Wissen, dass sie richtig und vollständig ist.',
        ],
        links: [{ label: 'Inhalte melden', href: href('/report') }],
      },
      {
        key: 'then',
        title: 'Nach Ihrer Meldung',
        text: [
          'Ein Moderator liest Ihre Meldung und entscheidet sorgfältig und unparteiisch. Wir teilen Ihnen die Entscheidung mit und was Sie tun können, wenn Sie nicht einverstanden sind. Auch der Person, die den Inhalt veröffentlicht hat, nennen wir unsere Gründe. Ihren Namen geben wir nicht weiter, es sei denn, er ist nötig, um die Meldung zu verstehen.',
          'Erfahren wir von einer Gefahr für das Leben oder die Sicherheit eines Menschen, informieren wir die Polizei.',
        ],
      },
      {
        key: 'objection',
        title: 'Wenn Sie nicht einverstanden sind',
        text: [
          'Antworten Sie auf unsere Nachricht, dann prüft ein anderer Moderator die Entscheidung. Sie können sich auch an eine zugelassene Stelle zur außergerichtlichen Streitbeilegung wenden, an die Autorité de la concurrence, die in Luxemburg Online-Plattformen beaufsichtigt, oder an ein Gericht.',
        ],
      },
      {
        key: 'review',
        title: 'Eine Bewertung melden',
        text: ['Bewertungen Ihres Betriebs melden Sie schneller in Ihrer Übersicht.'],
        links: [{ label: 'Regeln für Bewertungen', href: href('/reviews-policy') }],
      },
    ],
  },

  privacy: {
    title: 'Datenschutz',
    description:
      'Was Giewel über Sie speichert, warum, wie lange und wer es sonst sehen kann. Wir verwenden kein Tracking und keine Werbecookies.',
    lead: 'Was wir über Sie speichern, warum und wie lange. Eine automatische Prüfung gleicht die Tabelle unten mit unserer Datenbank ab. Was nicht in der Tabelle steht, speichern wir nicht.',
    sections: [
      {
        key: 'who',
        title: 'Wer verantwortlich ist',
        text: ['Der im Impressum genannte Betreiber.'],
        links: [
          { label: 'Impressum', href: href('/imprint') },
          { label: 'Schreiben Sie uns zu Ihren Daten', href: href('/contact', { topic: 'privacy' }) },
        ],
      },
      {
        key: 'cookies',
        title: 'Cookies und Browserspeicher',
        text: [
          'Wenn Sie sich nur umsehen, setzen wir keine Cookies, und Ihr Browser lädt Inhalte nur von uns. Darum sehen Sie kein Cookie-Banner.',
          'Wenn Sie sich anmelden, sorgt ein Cookie dafür, dass Sie angemeldet bleiben, bis Sie 12 Stunden lang nicht da waren, mit „Angemeldet bleiben“ 14 Tage lang. Nach 30 Tagen werden Sie in jedem Fall abgemeldet. Unser Team wird früher abgemeldet: nach 30 Minuten ohne Aktivität, mit „Angemeldet bleiben“ nach 2 Stunden. Ein zweites Cookie mit dem Namen „known“ hält 180 Tage lang fest, dass sich jemand mit diesem Browser angemeldet hat, damit niemand, der Ihr Passwort zu erraten versucht, Sie aussperren kann. Es bleibt auch nach dem Abmelden bestehen. Wenn Sie einen Code anfordern, bevor Sie ein Konto haben, verbindet ihn ein drittes Cookie eine Stunde lang mit Ihrem Browser.',
          'Ihr Browser speichert die gewählte Darstellung, die Betriebe, die Ihnen gefallen, den Ort Ihrer letzten Suche, die Mappe, in der Sie sich zuletzt etwas gemerkt haben, Ihre Entwürfe, wie weit Sie gescrollt haben, und eine Seite für den Fall, dass Sie offline sind. Nichts davon erhalten wir, bevor Sie es senden. Beim Abmelden löscht Ihr Browser den Ort Ihrer letzten Suche und Ihre Entwürfe.',
        ],
      },
    ],
    stored: 'Daten, die wir speichern',
    storedColumns: { what: 'Daten', why: 'Zweck', until: 'Speicherdauer', basis: 'Rechtsgrundlage' },
    basis: {
      contract: 'Vertrag (Art. 6 Abs. 1 lit. b DSGVO)',
      interest: 'Berechtigtes Interesse (Art. 6 Abs. 1 lit. f DSGVO)',
    },
    data: {
      account: {
        what: 'Ihr Konto: Benutzername, Passwort (nur als Hash), E-Mail, Telefonnummer, Name, Bild und Passnummer, wenn Sie sie angeben, Ihre Sprache, Ihre Einstellungen für Mitteilungen und eine neue E-Mail-Adresse oder Telefonnummer, bis Sie sie bestätigen',
        why: 'Um Sie anzumelden und Empfängern Ihrer Nachrichten zu zeigen, wer Sie sind',
        until: `Bis 7 Tage nach der Löschung Ihres Kontos; meldet sich ein Kunde ${RETENTION_DAYS.dormantAccounts / 365} Jahre lang nicht an, warnen wir ihn per E-Mail und löschen das Konto ${RETENTION_DAYS.dormantWarning} Tage später`,
      },
      standing: {
        what: 'Ob und warum Ihr Konto gesperrt wurde',
        why: 'Um andere vor Konten zu schützen, die gegen die Regeln verstoßen',
        until: 'So lange wie das Konto',
      },
      visits: {
        what: 'Angemeldete Geräte: IP-Adresse und Browser jeder Sitzung, wann Sie sie zuletzt verwendet und wann Sie darin zuletzt Ihre Identität bestätigt haben, die IP-Adressen Ihrer ersten und letzten Anmeldung und die Browser, mit denen Sie sich schon angemeldet haben',
        why: 'Damit fremde Zugriffe auf Ihr Konto auffallen und wir erkennen, wenn Kunde und Betrieb dieselbe Person sind',
        until: `Sitzungen 14 Tage nach der letzten Verwendung, höchstens 30 Tage; Browser 180 Tage nach der letzten Anmeldung damit oder bis Sie sich überall abmelden; die IP-Adressen der ersten und letzten Anmeldung ${RETENTION_DAYS.networks} Tage`,
      },
      proofs: {
        what: 'Codes, Links zum Zurücksetzen des Passworts, Passkeys (nur der öffentliche Teil) und, wenn Sie die Anmeldung in zwei Schritten einschalten, der geheime Schlüssel Ihrer Authenticator-App und Ihre Ersatzcodes (nur als Hashes)',
        why: 'Um zu bestätigen, dass eine E-Mail-Adresse, eine Telefonnummer oder ein Konto Ihnen gehört',
        until:
          'Codes einen Tag; Links 30 Minuten; Passkeys, der geheime Schlüssel Ihrer Authenticator-App und Ersatzcodes, bis Sie sie entfernen',
      },
      programs: {
        what: 'API-Token: ihre Namen, worauf sie Zugriff geben, wann sie erstellt und zuletzt verwendet wurden, und ein Hash des Tokens; Webhooks: ihre Adressen, Ereignisse und Signaturschlüssel sowie was wir wann zugestellt haben',
        why: 'Damit Programme Ihrer Wahl in Ihrem Namen arbeiten können',
        until: `Bis Sie sie löschen; ein Token höchstens ein Jahr; Zustellungen ${RETENTION_DAYS.webhookDeliveries} Tage`,
      },
      attempts: {
        what: 'Registrierungsversuche: IP-Adresse, Browser und Ergebnis',
        why: 'Um Programme zu erkennen, die Konten in großer Zahl anlegen',
        until: `${RETENTION_DAYS.signUpAttempts} Tage`,
      },
      trail: {
        what: 'Sicherheitsereignisse Ihres Kontos und welche Ihrer Angaben unsere Moderatoren angesehen haben, mit Zeit, Browser und dem ersten Teil der IP-Adresse (24 Bit bei IPv4, 48 bei IPv6)',
        why: 'Damit fremde Zugriffe auf Ihr Konto auffallen, auch wenn jemand aus unserem Team Daten ansieht, die er nicht ansehen soll',
        until:
          'Ein Jahr; niemand kann diese Einträge ändern; nach dem Löschen Ihres Kontos steht dort statt Ihres Namens eine Nummer',
      },
      company: {
        what: 'Das Profil eines Betriebs: Name, Beschreibung, MwSt.- und RCS-Nummer, Adresse, Telefon, E-Mail, ob Telefon und E-Mail öffentlich sind, Website, Öffnungszeiten, Logo, Gewerke und Bilder, das Ergebnis der Prüfung der MwSt.-Nummer, die hochgeladenen Dokumente zu RCS-Nummer, Niederlassungsgenehmigung und Versicherung, unsere Entscheidungen darüber und der Tarif',
        why: 'Um den Betrieb im Verzeichnis anzuzeigen und seinen Tarif abzurechnen',
        until: 'Bis das Konto des Betriebs gelöscht wird',
      },
      team: {
        what: 'Teammitglieder und ihre Rollen, eingeladene E-Mail-Adressen, ein Protokoll darüber, wer was geändert hat, und die Angabe, wer für welchen Kunden zuständig ist',
        why: 'Damit mehrere Personen für einen Betrieb arbeiten können und der Betrieb weiß, wer was getan hat',
        until:
          'Bis Sie das Team verlassen; das Protokoll bleibt beim Betrieb, ohne Ihren Namen, sobald Ihr Konto gelöscht ist',
      },
      billing: {
        what: 'Der Tarif eines Betriebs, seine Zahlungen und bezahlten Zeiträume, seine Rechnungen mit Name, Adresse und MwSt.-Nummer sowie seine Nummern beim Zahlungsdienst; Kartennummern erhalten wir nie',
        why: 'Um die Leistungen zu erbringen, für die ein Betrieb zahlt, und weil das Gesetz Rechnungen verlangt',
        until:
          'Bis das Konto des Betriebs gelöscht wird; Rechnungen 10 Jahre ab dem Ende des Jahres, in dem sie ausgestellt wurden, wie das Gesetz es verlangt',
      },
      folders: {
        what: 'Ihre Mappen, die Betriebe darin, Ihre „Gefällt mir“-Angaben und Notizen sowie die Links, mit denen Sie Mappen teilen',
        why: 'Um Ihnen die Betriebe zu zeigen, die Sie sich gemerkt haben',
        until: 'Bis Sie sie oder Ihr Konto löschen',
      },
      projects: {
        what: 'Projekte: Name, Beschreibung, Budget, Zeitraum, Bilder, Dokumente und Etappen, wer ein Projekt bestätigt, abgelehnt oder abgebrochen hat und ob der Kunde zugestimmt hat, es öffentlich zu zeigen',
        why: 'Damit Sie und der Betrieb das Projekt führen können',
        until:
          'So lange wie das Konto des Betriebs; Ihr Name und Ihre Zustimmung, ein Projekt zu zeigen, werden mit Ihrem Konto gelöscht',
      },
      messages: {
        what: 'Nachrichten zwischen Ihnen und anderen, ihre Anhänge, wen Sie blockiert haben und die Phase, in der ein Betrieb jeden Interessenten führt',
        why: 'Damit Sie und die anderen sie lesen können',
        until:
          'Die andere Person behält sie, denn sie gehören Ihnen beiden; Ihr Name wird mit Ihrem Konto gelöscht',
      },
      requests: {
        what: 'Anfragen: was Sie über die Arbeit und Ihr Zuhause geschrieben haben, Bilder und Pläne, die angefragten Betriebe, ihre Fragen und Antworten und Ihre Straße, die ein Betrieb nur sieht, wenn Sie sie freigeben',
        why: 'Damit Sie die Arbeit nur einmal beschreiben müssen und Betriebe antworten können',
        until: 'Bis Sie Ihr Konto oder den Entwurf löschen; dann verlieren auch die Betriebe den Zugriff',
      },
      companyVisits: {
        what: 'Ortstermine: die vorgeschlagenen Termine und der vereinbarte, der Ort, Anmerkungen, wer kommt, und ein Hash Ihres Kalender-Links, falls Sie einen erstellt haben',
        why: 'Damit Sie und der Betrieb denselben Termin im Kalender haben und daran erinnert werden',
        until:
          'So lange wie beide Konten; wird eines gelöscht, teilen wir der anderen Person mit, dass der Ortstermin abgesagt ist',
      },
      quotes: {
        what: 'Angebote: ihre Positionen, Preise, Zahlungspläne und Fassungen, Fragen und ob sie abgelehnt oder angenommen wurden; bei einer Annahme auch der eingegebene Name, die Zeit, die Art der Bestätigung und die gekürzte IP-Adresse',
        why: 'Damit Sie und der Betrieb wissen und beweisen können, was angeboten und vereinbart wurde',
        until:
          'So lange wie beide Konten; angenommene Angebote behält die andere Seite 10 Jahre, mit den Namen der Unterzeichner; Codes zum Annehmen 10 Minuten',
      },
      reviews: {
        what: 'Bewertungen und ihre Änderungen, Antworten und Meldungen von Betrieben und, bei einer nicht veröffentlichten Bewertung, unsere Begründung und die Beschwerde des Verfassers',
        why: 'Um anderen Kunden bei der Wahl zu helfen',
        until: 'So lange wie das Konto des Betriebs; Ihr Name wird mit Ihrem Konto gelöscht',
      },
      translations: {
        what: 'Übersetzungen einer Nachricht, einer Anfrage, des Textes eines Betriebs oder einer Bewertung, wenn jemand „Übersetzen“ gewählt hat',
        why: 'Damit wir denselben Text nicht noch einmal übersetzen müssen',
        until: 'Bis der Originaltext geändert oder gelöscht wird',
      },
      reports: {
        what: 'Meldungen von Betrieben über Kunden und Unterhaltungen, Meldungen illegaler Inhalte mit Name und E-Mail-Adresse der Person, die sie gesendet hat, und unsere Entscheidungen',
        why: 'Um gegen Missbrauch vorzugehen',
        until: `Bis das Konto des Betriebs oder des Kunden gelöscht wird, höchstens ${DECISION_RETENTION_YEARS} Jahre nach der Entscheidung; Name und E-Mail-Adresse in einer Meldung illegaler Inhalte werden mit dem Konto gelöscht, zu dem sie gehören`,
      },
      decisions: {
        what: 'Entscheidungen von Moderatoren über Bewertungen, Konten und Meldungen, mit ihren Gründen; bis zur Entscheidung auch ihre Notizen zum Fall und bis wann er zurückgestellt ist',
        why: 'Damit Entscheidungen später geprüft werden können',
        until: `${DECISION_RETENTION_YEARS} Jahre oder solange die Entscheidung gilt (zum Beispiel bei einer Sperre oder einer nicht veröffentlichten Bewertung); Texte über Sie werden mit Ihrem Konto gelöscht`,
      },
      notifications: {
        what: 'Ihre Mitteilungen, die letzten Aktualisierungen einer offenen Seite und die Adressen der Geräte, auf denen Sie Push-Mitteilungen eingeschaltet haben',
        why: 'Um Ihnen zu zeigen, was neu ist',
        until: `Mitteilungen ${BELL_RETENTION_DAYS} Tage und nie länger als Ihr Konto; Aktualisierungen einen Tag; Geräteadressen, bis Sie sich auf dem Gerät abmelden oder Push-Mitteilungen ausschalten`,
      },
      counts: {
        what: 'Heutige Besuche im Profil eines Betriebs: ein Hash des Kontos oder Netzes jedes Besuchers und ob er über unsere Suche kam; Tagessummen für jeden Betrieb',
        why: 'Damit Betriebe auch ohne Cookies wissen, wie viele Personen ihr Profil ansehen',
        until:
          'Die Hashes und ihr Schlüssel bis zum Ende des Tages; die Summen, solange der Betrieb im Verzeichnis steht',
      },
      outgoing: {
        what: 'E-Mails und SMS, die noch nicht gesendet wurden, auch aus dem Kontaktformular; Schlüssel in E-Mails, mit denen Sie antworten oder sich abmelden',
        why: 'Damit keine Nachricht verloren geht, wenn ein Server ausfällt',
        until: `Bis sie gesendet sind: Wir versuchen es bis zu ${DELIVERY_RETRY_DAYS} Tage lang; was nicht gesendet werden konnte, weitere ${RETENTION_DAYS.failedJobs} Tage; Schlüssel ${RETENTION_DAYS.mailTokens} Tage; Hashes beantworteter E-Mails ${RETENTION_DAYS.answeredMails} Tage`,
      },
      guard: {
        what: 'Wie viele Versuche von einer IP-Adresse oder Telefonnummer kamen (nur als Hash gespeichert); Antworten unseres Servers, damit eine doppelt gesendete Aktion nur einmal ausgeführt wird; wem jede gespeicherte Datei gehört und wie groß sie ist',
        why: 'Um das Erraten von Passwörtern und doppelte Aktionen zu verhindern und den Speicherplatz zu begrenzen',
        until:
          'Einige Minuten bis einige Stunden; Antworten unseres Servers einen Tag; Angaben zu einer Datei, solange sie gespeichert ist',
      },
    },
    kept: 'Automatische Löschung',
    keptText: 'Jede Nacht löschen wir automatisch Daten, die älter sind als hier angegeben.',
    keptColumns: { what: 'Daten', until: 'Speicherdauer' },
    keptDays: (days) => pluralForm('de', days, { one: 'Einen Tag', other: `${days} Tage` }),
    keptYears: (years) => pluralForm('de', years, { one: 'Ein Jahr', other: `${years} Jahre` }),
    keptEnds: {
      withConversation:
        'So lange wie die Unterhaltung, in der sie gesendet wurden, denn sie gehört allen Beteiligten',
      atSignOut: 'Bis Sie sich abmelden',
      withAccount:
        'Bis Sie Ihr Konto löschen; die andere Person behält, was Sie gesendet haben, ohne Ihren Namen',
      withProject: 'So lange wie das Projekt, denn Kunde und Betrieb brauchen es beide',
      byLaw:
        'Solange der Betrieb ein Konto hat, denn das Gesetz verpflichtet Betriebe, ihre Korrespondenz 10 Jahre aufzubewahren',
    } satisfies Record<RetentionEnd, string>,
    keptWhat: {
      answers: 'Antworten unseres Servers, falls eine Aktion doppelt gesendet wird',
      liveEvents: 'Aktualisierungen einer offenen Seite',
      unsentAttachments: 'Dateien, die Sie für eine Nachricht hochgeladen, aber nie gesendet haben',
      codes: 'Codes',
      networks: 'IP-Adressen Ihrer ersten und letzten Anmeldung',
      signUpAttempts: 'Registrierungsversuche',
      bell: 'Mitteilungen',
      requestWishes: 'Ihr Wunsch, einen Betrieb ohne Tarif anzufragen',
      trail: 'Sicherheitsereignisse Ihres Kontos und welche Ihrer Angaben unsere Moderatoren angesehen haben',
      mailTokens: 'Schlüssel in E-Mails, mit denen Sie antworten oder sich abmelden',
      answeredMails: 'Hashes von E-Mails, auf die Sie geantwortet haben',
      webhookDeliveries: 'Zustellungen von Webhooks',
      stripeEvents: 'Nummern von Ereignissen des Zahlungsdienstes',
      failedJobs: 'E-Mails und SMS, die nicht gesendet werden konnten',
      dormantAccounts: 'Ungenutzte Kundenkonten',
      dormantWarning: 'Ungenutzte Kundenkonten nach unserer Warnung per E-Mail',
      sentFiles: 'Dateien in Nachrichten',
      drafts: 'Nicht gesendete Entwürfe in Ihrem Browser',
      companyDays: 'Tägliche Besuche im Profil eines Betriebs',
      companyLog: 'Das Protokoll der Aktivitäten im Team eines Betriebs',
      messages: 'Nachrichten',
      requests: 'Geschlossene Anfragen und die angefragten Betriebe',
      projectHistory: 'Der Verlauf eines Projekts',
      quotes: 'Angebote, die nicht angenommen wurden',
      decisions:
        'Meldungen, die Entscheidungen der Moderatoren darüber und die entfernten Inhalte, sobald die Entscheidungen nicht mehr gelten',
    } satisfies Record<RetainedData, string>,
    after: [
      {
        key: 'others',
        title: 'Wer Ihre Daten sonst sehen kann',
        text: [
          'Was Sie veröffentlichen, können alle sehen. Was Sie einem Betrieb schreiben, sieht dieser Betrieb. Wir verkaufen Ihre Daten nicht und geben sie nicht an Werbetreibende weiter.',
          'Wir nutzen diese Dienste: einen Mailserver für E-Mails, einen SMS-Dienst für Codes per SMS, VIES der Europäischen Kommission, um die MwSt.-Nummern von Betrieben zu prüfen, den Push-Dienst Ihres Browserherstellers, um Geräte zu erreichen, auf denen Sie Push-Mitteilungen eingeschaltet haben (er kann sie nicht lesen), und in manchen Fällen einen Dateispeicher und einen Zahlungsdienst. Jeder erhält nur, was er braucht.',
          'Wenn wir automatische Übersetzung anbieten, steht „Übersetzen“ neben Texten in einer anderen Sprache. Wir senden den Text nur dann an den Übersetzungsdienst, wenn jemand, der ihn lesen darf, „Übersetzen“ wählt. Ihren Namen und Ihre Adresse senden wir nicht mit.',
          'Die Protokolle unserer Server enthalten weder die IP-Adressen von Besuchern noch, was sie eingegeben haben.',
        ],
      },
      {
        key: 'rights',
        title: 'Ihre Rechte',
        text: [
          'In Ihren Einstellungen können Sie alles herunterladen, was wir über Sie speichern, es berichtigen und Ihr Konto löschen. Sie müssen uns nicht fragen.',
          'Sie können auch der Verwendung Ihrer Daten widersprechen, ihre Einschränkung verlangen oder sich bei der Commission nationale pour la protection des données (CNPD) in Luxemburg beschweren.',
        ],
        links: [{ label: 'Schreiben Sie uns zu Ihren Daten', href: href('/contact', { topic: 'privacy' }) }],
      },
    ],
  },
};
