import type { sentences as english } from '#features/directory/pages/strings/en/home.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  homeTitle: 'Giewel: Betriber vum Bau a vun der Renovatioun zu Lëtzebuerg',
  homeDescription:
    'Betriber vum Bau a vun der Renovatioun zu Lëtzebuerg fannen, vergläichen, uschreiwen an engagéieren. Richteg Bewäertunge vu fäerdege Chantieren.',
  heroTitle: 'Gutt Leit fir al Maueren, nei Zëmmeren a Krunnen, déi lafen.',
  heroLead: 'Liest richteg Bewäertungen, schreift hinnen direkt, an haalt de ganze Chantier op enger Plaz.',
  professionals: (count) => `Méi wéi ${count} Betriber vum Bau zu Lëtzebuerg. `,
  professionalsUncounted: 'Betriber vum Bau zu Lëtzebuerg. ',
  askOnceText: '{tellUs} a frot bis zu dräi Betriber un.',
  searchLabel: 'Handwierker sichen',
  searchPlaceholder: 'Wat wëllt Dir maache loossen?',
  placeLabel: 'Wou',
  placePlaceholder: 'Uert, Code postal',
  findPros: 'Sichen',
  transectAlt:
    'E gezeechente Schnëtt duerch Lëtzebuerg: Schiferhiwwelen an eng Buerg am Norden, en Haff, eng Steebréck an déi al Stad, Aarbechterhaiser an en Héichuewen, an e Wéngert iwwer der Musel',
  grounds: [
    { name: 'Éislek', of: 'Schifer' },
    { name: 'Gutland an d’Stad', of: 'Sandsteen' },
    { name: 'Minett', of: 'Eisenäerz' },
    { name: 'Musel', of: 'Mergel a Riewen' },
  ],
  popularServices: 'Dacks gefrot',

  howItWorks: 'Wéi et geet',
  steps: [
    {
      title: 'Sichen a kucken',
      text: 'Kuckt no Kategorie, oder beschreift d’Aarbecht. All Profil weist fäerdeg Aarbechten, a wat Clienten dozou gesot hunn.',
    },
    {
      title: 'Schreiwen an Devis froen',
      text: 'Schreift dem Betrib direkt a frot en Devis. Späichert déi, déi Iech gefalen, an en Dossier a vergläicht.',
    },
    {
      title: 'Engagéieren an ofschléissen',
      text: 'Fänkt de Chantier hei un. Wa béid Säite soen, datt e fäerdeg ass, schreift Dir eng Bewäertung fir deen Nächsten.',
    },
  ],
  whyChoose: 'Firwat Giewel',
  benefits: [
    {
      title: 'Gepréifte Betriber',
      text: 'En Zeeche steet bei enger Nummer oder engem Dokument, dat nogekuckt gouf, a seet, wat et war.',
    },
    { title: 'Richteg Bewäertungen', text: 'Just e Client mat engem fäerdege Chantier ka se schreiwen.' },
    {
      title: 'Direkte Kontakt',
      text: 'Dir schreift deene Leit, déi d’Aarbecht maachen, net engem Callcenter.',
    },
    {
      title: 'De Chantier am Grëff',
      text: 'Devisen, Messagen, Terminer a Betriber fir eng Aarbecht, alles zesummen.',
    },
  ],
  whyBusinesses: 'Firwat Betriber Giewel wielen',
  businessPoints: [
    {
      title: 'Qualitéit, déi ee gesäit',
      text: 'Eng Galerie mat fäerdege Chantieren, a Bewäertungen, déi dozou gehéieren.',
    },
    {
      title: 'Sécher Messagen',
      text: 'Äntwert de Clienten op Giewel, ouni Är Telefonsnummer ze publizéieren.',
    },
    {
      title: 'Gutt Noperschaft',
      text: 'Dir gitt niewent Betriber fonnt, déi sech esou vill Méi gi wéi Dir.',
    },
  ],
  joinAsCompany: 'Als Betrib matmaachen',
  howItWorksForCompanies: 'Wéi et fir Betriber geet',
  closing: 'Nach net sécher? Kuckt hir Aarbecht nach eng Kéier.',
  browseAbove: 'D’Betriber uewe kucken',
};
