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
    kpis: 'Zuelen',
    subscription: 'Abo',
  },
  listing: {
    title: 'Nach net am Verzeechnes',
    text: 'D’Leit fannen Iech, soubal dat hei do ass:',
    keptTitle: (day) => `Am Verzeechnes bis ${applyEifelRule('den', day)}`,
    keptText: 'Fir duerno do ze bleiwen, setzt derbäi, wat feelt:',
    trade: 'E Métier wielen',
    place: 'Soen, wou Dir sidd oder wou Dir schafft',
    text40: (least) => `Mindestens ${least} Zeechen iwwer Äre Betrib schreiwen`,
    email: 'Är E-Mail bestätegen',
    emailOfOwner: 'De Besëtzer bestätegt seng E-Mail',
  },
  team: 'Equipe',
  viewPublicProfile: 'Ëffentleche Profil kucken',
  verified: 'Gepréift',
  pendingVerification: 'Gëtt nach gepréift',
  yourCompany: 'Äre Betrib',
  profileFailed: 'De Profil vum Betrib konnt net geluede ginn',
  notYoursToEdit: 'En anere këmmert sech ëm de Profil',
  notYoursToEditText:
    'De Besëtzer an d’Gerante vun Ärem Betrib änneren den ëffentleche Profil, d’Fotoen an d’Beleeger.',
  toTeam: 'Kucken, wien an der Equipe ass',
  suspended: (company, until) =>
    until ? `${company} ass gespaart, bis um Enn vum Dag: ${until}` : `${company} ass gespaart`,
  suspendedText:
    'E Moderateur huet dat decidéiert. Bis dohi gëtt de Betrib net gewisen, a kee schafft a sengem Numm.',
  suspendedWhy: (reason) => `D’Grënn: „${reason}“`,
  suspendedObjection: 'Wann Dir net d’accord sidd, schreift eis. Da kuckt een aneren et no.',
  writeToUs: 'Eis schreiwen',
  noCompany: 'Zu dësem Kont gehéiert kee Betrib.',
};
