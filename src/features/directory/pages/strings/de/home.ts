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
      text: 'Suchen Sie nach Kategorie oder beschreiben Sie die Arbeit. Jedes Profil zeigt abgeschlossene Arbeiten und Bewertungen von Kunden.',
    },
    {
      title: 'Anschreiben und Preise anfragen',
      text: 'Schreiben Sie den Betrieben direkt und bitten Sie um einen Kostenvoranschlag. Merken Sie sich Ihre Favoriten in einer Mappe und vergleichen Sie sie.',
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
      text: 'Ein Zeichen zeigt, welche Nummer oder welches Dokument wir geprüft haben.',
    },
    {
      title: 'Echte Bewertungen',
      text: 'Nur Kunden mit einem abgeschlossenen Projekt können eine Bewertung schreiben.',
    },
    {
      title: 'Direkter Draht',
      text: 'Sie schreiben denen, die die Arbeit machen, nicht einem Callcenter.',
    },
    {
      title: 'Das Projekt im Griff',
      text: 'Kostenvoranschläge, Nachrichten, Termine und Betriebe zu jeder Arbeit, alles an einem Ort.',
    },
  ],
  whyBusinesses: 'Warum Betriebe Giewel wählen',
  businessPoints: [
    {
      title: 'Qualität, die man sieht',
      text: 'Zeigen Sie eine Galerie abgeschlossener Projekte, jedes mit seinen Bewertungen.',
    },
    {
      title: 'Sichere Nachrichten',
      text: 'Antworten Sie Kunden auf Giewel, ohne Ihre Telefonnummer zu veröffentlichen.',
    },
    {
      title: 'In guter Gesellschaft',
      text: 'Sie stehen neben Betrieben, die so sorgfältig arbeiten wie Sie.',
    },
  ],
  joinAsCompany: 'Als Betrieb mitmachen',
  howItWorksForCompanies: 'So funktioniert es für Betriebe',
  closing: 'Noch unentschlossen? Sehen Sie, was die Betriebe gebaut haben.',
  browseAbove: 'Zu den Betrieben oben',
};
