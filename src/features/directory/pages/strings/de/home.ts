import type { sentences as english } from '#features/directory/pages/strings/en/home.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  homeTitle: 'Giewel: Betriebe für Renovierung und Bau in Luxemburg',
  homeDescription:
    'Betriebe für Renovierung und Bau in Luxemburg finden, vergleichen, anschreiben und beauftragen. Echte Bewertungen aus abgeschlossenen Projekten.',
  heroTitle: 'Gute Leute für alte Mauern, neue Zimmer und tropfende Hähne.',
  heroLead:
    'Lesen Sie echte Bewertungen, schreiben Sie den Betrieben direkt und behalten Sie das ganze Projekt im Blick.',
  professionals: (count) => `Mehr als ${count} Baubetriebe in Luxemburg. `,
  professionalsUncounted: 'Baubetriebe in Luxemburg. ',
  askOnceText: '{tellUs} und fragen Sie bis zu drei Betriebe an.',
  searchLabel: 'Handwerker suchen',
  searchPlaceholder: 'Was möchten Sie machen lassen?',
  placeLabel: 'Wo',
  placePlaceholder: 'Ort oder PLZ',
  findPros: 'Suchen',
  transectAlt:
    'Ein gezeichneter Schnitt durch Luxemburg: Schieferhügel und eine Burg im Norden, ein Bauernhof, eine Steinbrücke und die Altstadt, Arbeiterhäuser, ein Hochofen und ein Weinberg über der Mosel',
  grounds: [
    { name: 'Ösling', of: 'Schiefer' },
    { name: 'Gutland und die Stadt', of: 'Sandstein' },
    { name: 'Minett', of: 'Eisenerz' },
    { name: 'Mosel', of: 'Mergel und Reben' },
  ],
  popularServices: 'Häufig gesucht',

  howItWorks: 'So geht’s',
  steps: [
    {
      title: 'Suchen und stöbern',
      text: 'Suchen Sie nach Kategorie oder beschreiben Sie Ihr Vorhaben. Jedes Profil zeigt abgeschlossene Arbeiten und Bewertungen von Kunden.',
    },
    {
      title: 'Anschreiben und Preise anfragen',
      text: 'Schreiben Sie den Betrieben direkt und bitten Sie um ein Angebot. Merken Sie sich Ihre Favoriten in einer Mappe und vergleichen Sie sie.',
    },
    {
      title: 'Beauftragen und abschließen',
      text: 'Starten Sie das Projekt auf Giewel. Sobald beide Seiten es als abgeschlossen markiert haben, können Sie eine Bewertung schreiben.',
    },
  ],
  whyChoose: 'Warum Giewel',
  benefits: [
    {
      title: 'Geprüfte Betriebe',
      text: 'Das Prüfzeichen zeigt, welche Nummer oder welches Dokument wir geprüft haben.',
    },
    {
      title: 'Echte Bewertungen',
      text: 'Nur Kunden mit einem abgeschlossenen Projekt können eine Bewertung schreiben.',
    },
    {
      title: 'Direkter Draht',
      text: 'Sie schreiben mit den Leuten, die die Arbeit machen, nicht mit einem Callcenter.',
    },
    {
      title: 'Das Projekt im Griff',
      text: 'Angebote, Nachrichten, Termine und Betriebe zu jeder Arbeit, alles an einem Ort.',
    },
  ],
  whyBusinesses: 'Warum Betriebe Giewel wählen',
  businessPoints: [
    {
      title: 'Qualität, die man sieht',
      text: 'Zeigen Sie abgeschlossene Projekte mit Bildern und Bewertungen.',
    },
    {
      title: 'Sichere Nachrichten',
      text: 'Sie antworten Kunden auf Giewel und müssen Ihre Telefonnummer nicht veröffentlichen.',
    },
    {
      title: 'In guter Gesellschaft',
      text: 'Sie erscheinen neben anderen Fachbetrieben in Luxemburg.',
    },
  ],
  joinAsCompany: 'Als Betrieb mitmachen',
  howItWorksForCompanies: 'So funktioniert Giewel für Betriebe',
  closing: 'Noch unentschlossen? Sehen Sie sich an, was die Betriebe gebaut haben.',
  browseAbove: 'Zu den Betrieben oben',
};
