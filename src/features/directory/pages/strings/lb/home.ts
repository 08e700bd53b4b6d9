import type { sentences as english } from '#features/directory/pages/strings/en/home.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  homeTitle: 'Giewel: Bau- a Renovatiounsbetriber zu Lëtzebuerg',
  homeDescription:
    'Fannt, vergläicht an engagéiert Bau- a Renovatiounsbetriber zu Lëtzebuerg. Richteg Bewäertunge vu fäerdege Chantieren.',
  heroTitle: 'Gutt Leit fir al Maueren, nei Zëmmeren a Krunnen, déi drëpsen.',
  heroLead: 'Liest richteg Bewäertungen, schreift de Betriber direkt, a behaalt de ganze Chantier am A.',
  professionals: (count) => `Méi wéi ${count} Betriber vum Bau zu Lëtzebuerg. `,
  professionalsUncounted: 'Betriber vum Bau zu Lëtzebuerg. ',
  askOnceText: '{tellUs} a frot bis zu dräi Betriber un.',
  searchLabel: 'Handwierker sichen',
  searchPlaceholder: 'Wat wëllt Dir maache loossen?',
  placeLabel: 'Wou',
  placePlaceholder: 'Uert, Code postal',
  findPros: 'Sichen',
  transectAlt:
    'Vun Norden no Süden: Schiferhiwwelen an eng Buerg, en Haff, eng Steebréck an déi al Stad, Aarbechterhaiser an en Héichuewen, an e Wéngert iwwer der Musel',
  grounds: [
    { name: 'Éislek', of: 'Schifer' },
    { name: 'Guttland an d’Stad', of: 'Sandsteen' },
    { name: 'Minett', of: 'Eisenäerz' },
    { name: 'Musel', of: 'Mergel a Riewen' },
  ],
  popularServices: 'Dacks gefrot',

  howItWorks: 'Esou funktionéiert et',
  steps: [
    {
      title: 'Sichen a kucken',
      text: 'Sicht no Kategorie oder beschreift d’Aarbecht. All Profil weist fäerdeg Aarbechten a Bewäertungen.',
    },
    {
      title: 'Schreiwen an Devis froen',
      text: 'Schreift de Betriber direkt, frot en Devis, a späichert a vergläicht déi, déi Iech gefalen.',
    },
    {
      title: 'Engagéieren an ofschléissen',
      text: 'Leet de Chantier op Giewel un. Wann e fir béid Säite fäerdeg ass, kënnt Dir eng Bewäertung schreiwen.',
    },
  ],
  whyChoose: 'Firwat Giewel',
  benefits: [
    {
      title: 'Gepréift Betriber',
      text: 'De Badge weist, wéi eng Nummer oder wéi en Dokument mir gepréift hunn.',
    },
    {
      title: 'Richteg Bewäertungen',
      text: 'Just wien e Chantier ofgeschloss huet, kann eng Bewäertung schreiwen.',
    },
    {
      title: 'Direkte Kontakt',
      text: 'Dir schreift deene Leit, déi d’Aarbecht maachen, net engem Callcenter.',
    },
    {
      title: 'De Chantier am Grëff',
      text: 'Devisen, Messagen, Terminer a Betriber op enger Plaz.',
    },
  ],
  whyBusinesses: 'Firwat Betriber Giewel wielen',
  businessPoints: [
    {
      title: 'Qualitéit, déi ee gesäit',
      text: 'Weist Är fäerdeg Chantieren an enger Galerie, mat de Bewäertungen dozou.',
    },
    {
      title: 'Sécher Messagen',
      text: 'Äntwert de Clienten op Giewel, ouni Är Telefonsnummer ze publizéieren.',
    },
    {
      title: 'A gudder Gesellschaft',
      text: 'Dir gitt niewent anere Betriber zu Lëtzebuerg fonnt.',
    },
  ],
  joinAsCompany: 'Als Betrib matmaachen',
  howItWorksForCompanies: 'Esou funktionéiert et fir Betriber',
  closing: 'Nach net sécher? Kuckt hir Aarbecht nach eng Kéier.',
  browseAbove: 'D’Betriber hei uewe kucken',
};
