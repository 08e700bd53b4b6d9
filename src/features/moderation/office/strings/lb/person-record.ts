import type { sentences as english } from '#features/moderation/office/strings/en/person-record.ts';
import { applyEifelRule } from '#kernel/luxembourgish-eifel-rule.ts';
import type { TranslationType } from '#kernel/translation-type.ts';

export const sentences: TranslationType<typeof english> = {
  pageTitle: (name) => `${name} · Giewel`,
  toPeople: 'Leit',
  account: 'Kont',
  number: 'Nummer',
  email: 'E-Mail',
  phone: 'Telefon',
  joined: 'Ugemellt',
  worksFor: 'Schafft fir',
  verified: 'bestätegt',
  notVerified: 'net bestätegt',
  limited: 'Nei Gespréicher',
  limitedUntil: (date) => `keng bis ${applyEifelRule('den', date)}`,
  trail: 'Audit-Journal vun dëser Persoun',
  reviews: 'Geschriwwe Bewäertungen',
  outOfFive: (value) => `${value} vu 5`,
  reviewStates: { approved: 'ëffentlech', pending: 'nach op', rejected: 'net publizéiert' },
  reportsAbout: 'Vun anere gemellt',
  reportsBy: 'Vun dëser Persoun gemellt',
  reportKinds: {
    conversation: 'Gespréich',
    client: 'Client',
    request: 'Ufro',
    quote: 'Devis',
    flag: 'Bewäertung',
    content: 'Illegalen Inhalt',
  },
  takedowns: 'Ewechgeholl',
  restoredOn: (date) => `zeréckgesat ${applyEifelRule('den', date)}`,
  decisions: 'Decisiounen iwwer dës Persoun',
  none: 'Näischt.',
  newest: 'An all Lëscht stinn déi 20 neist.',
};
