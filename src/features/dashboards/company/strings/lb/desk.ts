import type { sentences as english } from '#features/dashboards/company/strings/en/desk.ts';
import { applyEifelRule } from '#kernel/luxembourgish-eifel-rule.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  pageTitle: 'Iwwersiicht vum Betrib · Giewel',
  tabs: 'Deeler vun der Iwwersiicht',
  names: {
    dashboard: 'Iwwersiicht',
    profile: 'Profil',
    messages: 'Messagen',
    reviews: 'Bewäertungen',
    kpis: 'Statistiken',
    subscription: 'Abo',
  },
  listing: {
    title: 'Äre Betrib steet nach net am Verzeechnes',
    text: 'D’Cliente fannen Iech, soubal Dir dat hei gemaach hutt:',
    keptTitle: (day) => `Äre Betrib steet bis ${applyEifelRule('den', day)} am Verzeechnes`,
    keptText: 'Fir duerno dran ze bleiwen, setzt derbäi, wat feelt:',
    trade: 'E Metier wielen',
    place: 'Uginn, wou Dir sidd oder wou Dir schafft',
    text40: (least) => `Mindestens ${least} Zeechen iwwer Äre Betrib schreiwen`,
    email: 'Är E-Mail bestätegen',
    emailOfOwner: 'De Besëtzer muss seng E-Mail bestätegen',
  },
  team: 'Equipe',
  viewPublicProfile: 'Ëffentleche Profil kucken',
  verified: 'Gepréift',
  pendingVerification: 'Gëtt nach gepréift',
  yourCompany: 'Äre Betrib',
  profileFailed: 'De Profil vum Betrib konnt net geluede ginn',
  backToQuote: 'Zréck bei den Devis',
  notYoursToEdit: 'En anere këmmert sech ëm de Profil',
  notYoursToEditText:
    'De Besëtzer an d’Responsabele vun Ärem Betrib kënnen den ëffentleche Profil, d’Fotoen an d’Beleeger änneren.',
  toTeam: 'Är Equipe kucken',
  suspended: (company, until) =>
    until ? `${company} ass bis zum Enn vum ${until} gespaart` : `${company} ass gespaart`,
  suspendedText:
    'E Moderateur huet dat decidéiert. Soulaang Äre Betrib gespaart ass, weise mir en net op Giewel, a kee kann a sengem Numm eppes maachen.',
  suspendedWhy: (reason) => `Grond: „${reason}“`,
  suspendedObjection: 'Wann Dir net d’accord sidd, schreift eis. Da kuckt eng aner Persoun d’Decisioun no.',
  writeToUs: 'Schreift eis',
  noCompany: 'Zu dësem Kont gehéiert kee Betrib.',
};
