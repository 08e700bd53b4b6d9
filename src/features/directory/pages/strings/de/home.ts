import type { sentences as english } from '#features/directory/pages/strings/en/home.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  homeTitle: 'Giewel: Betriebe für Renovierung und Bau in Luxemburg',
  homeDescription:
    'Betriebe für Renovierung und Bau in Luxemburg finden, vergleichen, anschreiben und beauftragen. Echte Bewertungen aus abgeschlossenen Projekten.',
  heroTitle: 'Gute Leute für alte Mauern, neue Zimmer und tropfende Hähne.',
  heroLead:
    'Lesen Sie echte Bewertungen, schreiben Sie den Betrieben direkt und behalten Sie das ganze Projekt an einem Ort.',
  professionals: (count) => `Mehr als ${count} Baubetriebe in Luxemburg. `,
  professionalsUncounted: 'Baubetriebe in Luxemburg. ',
  askOnceText: '{tellUs} und fragen Sie bis zu drei Betriebe an.',
  searchLabel: 'Handwerker suchen',
  searchPlaceholder: 'Was möchten Sie machen lassen?',
  placeLabel: 'Wo',
  placePlaceholder: 'Ort oder PLZ',
  findPros: 'Suchen',
  transectAlt:
    'Ein gezeichneter Schnitt durch Luxemburg: Schieferhügel und eine Burg im Norden, ein Bauernhof, eine Steinbrücke und die Altstadt, Arbeiterhäuser und ein Hochofen und ein Weinberg über der Mosel',
  grounds: [
    { name: 'Ösling', of: 'Schiefer' },
    { name: 'Gutland und die Stadt', of: 'Sandstein' },
    { name: 'Minett', of: 'Eisenerz' },
    { name: 'Mosel', of: 'Mergel und Reben' },
  ],
  popularServices: 'Oft gesucht',

  howItWorks: 'So geht’s',
  steps: [
    {
      title: 'Suchen und stöbern',
      text: 'Schauen Sie nach Kategorie, oder beschreiben Sie die Arbeit. Jedes Profil zeigt fertige Arbeiten und was Kunden dazu sagen.',
    },
    {
      title: 'Schreiben und Preise anfragen',
      text: 'Schreiben Sie dem Betrieb direkt und bitten Sie um einen Kostenvoranschlag. Merken Sie sich die guten in einer Mappe und vergleichen Sie.',
    },
    {
      title: 'Beauftragen und abschließen',
      text: 'Starten Sie das Projekt hier. Sagen beide Seiten, dass es fertig ist, schreiben Sie eine Bewertung für die Nächsten.',
    },
  ],
  whyChoose: 'Warum Giewel',
  benefits: [
    {
      title: 'Geprüfte Betriebe',
      text: 'Ein Zeichen steht bei einer Nummer oder einem Dokument, das geprüft wurde, und sagt, welches.',
    },
    {
      title: 'Echte Bewertungen',
      text: 'Nur ein Kunde mit einem abgeschlossenen Projekt kann eine schreiben.',
    },
    {
      title: 'Direkter Draht',
      text: 'Sie schreiben denen, die die Arbeit machen, nicht einem Callcenter.',
    },
    {
      title: 'Das Projekt im Griff',
      text: 'Kostenvoranschläge, Nachrichten, Termine und Betriebe für eine Arbeit, alles beisammen.',
    },
  ],
  whyBusinesses: 'Warum Betriebe Giewel wählen',
  businessPoints: [
    {
      title: 'Qualität, die man sieht',
      text: 'Eine Galerie fertiger Projekte und die Bewertungen, die dazugehören.',
    },
    {
      title: 'Sichere Nachrichten',
      text: 'Anfragen kommen mit Namen, Ort und einer Beschreibung der Arbeit.',
    },
    {
      title: 'Gute Nachbarschaft',
      text: 'Sie stehen neben Betrieben, die so sorgfältig arbeiten wie Sie.',
    },
  ],
  joinAsCompany: 'Als Betrieb mitmachen',
  howItWorksForCompanies: 'So geht es für Betriebe',
  closing: 'Noch unentschlossen? Sehen Sie sich ihre Arbeiten noch einmal an.',
  browseAbove: 'Zu den Betrieben oben',
};
