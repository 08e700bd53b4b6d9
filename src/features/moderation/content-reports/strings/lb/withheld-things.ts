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
    waiting: 'Ewechgeholl; Äre Recours waart',
    restored: 'Erëm do, wou et stoung',
    final: 'Bleift ewechgeholl',
  },
  lead: {
    withheld:
      'Soss gesäit et kee méi. E Mënsch huet dat no enger Meldung decidéiert, keng Maschinn. Dir kënnt bannent 6 Méint gratis Recours maachen.',
    waiting: 'Een, deen et net ewechgeholl huet, kuckt Äre Recours no. Dir kritt gesot, wat decidéiert gëtt.',
    restored: 'Äre Recours war richteg.',
    final:
      'Dir kënnt Iech un eng Stell wenden, déi Sträitfäll aussergeriichtlech léist an nom Artikel 21 vum Gesetz iwwer digital Servicer (DSA) zertifiéiert ass, oder un e Geriicht.',
  },
  settlementBodies,
  takenOn: 'Ewechgeholl',
  why: 'Grënn',
  yourObjection: 'Äre Recours',
  answer: 'Wat dozou decidéiert gouf',
  object: 'Recours maachen',
  objectLead: 'Dir kënnt dat eemol maachen. Sot, wat de Moderateur net gesinn oder falsch verstanen huet.',
  whyBack: 'Firwat et erëm do soll sinn',
  send: 'Recours schécken',
  sending: 'Gëtt geschéckt…',
  cancel: 'Ofbriechen',
  close: 'Zoumaachen',
  failed: 'Äre Recours gouf net geschéckt',
  notFound: 'Hei ass näischt vun Iech',
  notFoundText: 'Benotzt w.e.g. d’Adress aus Ärer Mail, ageloggt an dee Kont, fir dee se war.',
  home: 'Op d’Startsäit',
};
