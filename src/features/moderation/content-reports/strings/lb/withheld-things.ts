import type { sentences as english } from '#features/moderation/content-reports/strings/en/withheld-things.ts';
import type { TranslationType } from '#kernel/translation-type.ts';
import { settlementBodies } from './settlement-bodies.ts';

export const sentences: TranslationType<typeof english> = {
  pageTitle: (title) => `${title} · Giewel`,
  titles: {
    picture: 'Eent vun Äre Biller',
    logo: 'Äre Logo',
    description: 'Är Beschreiwung',
    profile: 'Äre Profil',
    project: 'Ee vun Äre Chantieren',
    message: 'Ee vun Äre Messagen',
    reply: 'Är Äntwert op eng Bewäertung',
  },
  states: {
    withheld: 'Vun engem Moderateur ewechgeholl',
    waiting: 'Ewechgeholl, Recours leeft',
    restored: 'Erëm do',
    final: 'Bleift no Ärem Recours ewechgeholl',
  },
  lead: {
    withheld:
      'Soss gesäit et elo kee méi. E Moderateur huet dat no enger Meldung decidéiert, ouni automatesch Hëllefsmëttel. Dir kënnt bannent 6 Méint gratis Recours maachen.',
    waiting: 'En anere Moderateur kuckt Äre Recours no. Mir soen Iech, wat en decidéiert.',
    restored: 'Äre Recours gouf ugeholl.',
    final:
      'Dir kënnt nach virun d’Geriicht goen, oder Iech un eng aussergeriichtlech Stell wenden, déi nom Artikel 21 vum Gesetz iwwer digital Servicer (DSA) zertifiéiert ass.',
  },
  settlementBodies,
  takenOn: 'Ewechgeholl',
  why: 'Grënn',
  yourObjection: 'Äre Recours',
  answer: 'Decisioun iwwer Äre Recours',
  object: 'Recours maachen',
  objectLead:
    'Dir kënnt nëmmen eng Kéier Recours maachen. Sot eis, wat de Moderateur net gesinn oder falsch verstanen huet.',
  whyBack: 'Firwat solle mir et zerécksetzen?',
  send: 'Recours schécken',
  sending: 'Gëtt geschéckt…',
  cancel: 'Ofbriechen',
  close: 'Zoumaachen',
  failed: 'Äre Recours konnt net geschéckt ginn',
  notFound: 'Mir hunn dësen Inhalt net fonnt',
  notFoundText: 'Benotzt de Link aus eiser E-Mail, a loggt Iech an dee Kont an, un dee se goung.',
  home: 'Op d’Startsäit',
};
