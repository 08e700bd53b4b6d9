import type { sentences as english } from '#features/directory/pages/strings/en/home.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  homeTitle: 'Giewel: Bau- a Renovatiounsbetriber zu Lëtzebuerg',
  homeDescription:
    'Fannt, vergläicht an engagéiert Bau- a Renovatiounsbetriber zu Lëtzebuerg, a schreift hinnen direkt. Richteg Bewäertunge vu fäerdege Chantieren.',
  heroTitle: 'Gutt Leit fir al Maueren, nei Zëmmeren a Krunnen, déi drëpsen.',
  heroLead:
    'Liest richteg Bewäertungen, schreift de Betriber direkt, an haalt de ganze Chantier op enger Plaz zesummen.',
  professionals: (count) => `Méi wéi ${count} Betriber vum Bau zu Lëtzebuerg. `,
  professionalsUncounted: 'Betriber vum Bau zu Lëtzebuerg. ',
  askOnceText: '{tellUs} a frot bis zu dräi Betriber un.',
  searchLabel: 'Handwierker sichen',
  searchPlaceholder: 'Wat wëllt Dir maache loossen?',
  placeLabel: 'Wou',
  placePlaceholder: 'Uert, Code postal',
  findPros: 'Sichen',
  transectAlt:
    'Eng Zeechnung vu Lëtzebuerg vun Norden no Süden: Schiferhiwwelen an eng Buerg am Norden, en Haff, eng Steebréck an déi al Stad, Aarbechterhaiser an en Héichuewen, an e Wéngert iwwer der Musel',
  grounds: [
    { name: 'Éislek', of: 'Schifer' },
    { name: 'Gutland an d’Stad', of: 'Sandsteen' },
    { name: 'Minett', of: 'Eisenäerz' },
    { name: 'Musel', of: 'Mergel a Riewen' },
  ],
  popularServices: 'Dacks gefrot',

  howItWorks: 'Esou funktionéiert et',
  steps: [
    {
      title: 'Sichen a kucken',
      text: 'Sicht no Kategorie oder beschreift d’Aarbecht. Op all Profil gesitt Dir fäerdeg Aarbechten an d’Bewäertunge vu Clienten.',
    },
    {
      title: 'Schreiwen an Devis froen',
      text: 'Schreift de Betriber direkt a frot en Devis. Späichert déi, déi Iech gefalen, an en Dossier a vergläicht se.',
    },
    {
      title: 'Engagéieren an ofschléissen',
      text: 'Fänkt de Chantier op Giewel un. Soubal Dir an de Betrib en als fäerdeg markéiert hutt, kënnt Dir eng Bewäertung schreiwen.',
    },
  ],
  whyChoose: 'Firwat Giewel',
  benefits: [
    {
      title: 'Gepréifte Betriber',
      text: 'De Badge weist, wat fir eng Nummer oder wat fir en Dokument mir gepréift hunn.',
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
      text: 'Devisen, Messagen, Terminer a Betriber fir eng Aarbecht, alles op enger Plaz.',
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
      text: 'Dir sidd hei niewent anere professionelle Betriber zu Lëtzebuerg ze fannen.',
    },
  ],
  joinAsCompany: 'Als Betrib matmaachen',
  howItWorksForCompanies: 'Esou funktionéiert et fir Betriber',
  closing: 'Nach net sécher? Kuckt, wat d’Betriber gebaut hunn.',
  browseAbove: 'D’Betriber hei uewe kucken',
};
