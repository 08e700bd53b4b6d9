import { type Kind, kindNames, termsOf } from './kinds.ts';

/** What people can do without by mail and by text message. All other news is about their account, and follows both switches. */
export const newsTopics = ['messages', 'requests', 'visits', 'quotes', 'projects', 'reviews'] as const;
export type NewsTopic = (typeof newsTopics)[number];

export const newsChannels = ['email', 'sms'] as const;
export type NewsChannel = (typeof newsChannels)[number];

const byBeginning: readonly [beginning: RegExp, topic: NewsTopic][] = [
  [/^(message|lead)/, 'messages'],
  [/^(request|company|wishedToAsk)/, 'requests'],
  [/^visit/, 'visits'],
  [/^quote/, 'quotes'],
  [/^(project|room|publication)/, 'projects'],
  [/^review/, 'reviews'],
];

/** Decisions of moderators are about the account, whatever they judged. */
const isDecision = (kind: Kind) => termsOf(kind).icon === 'shield' || termsOf(kind).icon === 'flag';

export const topicOf = (kind: Kind): NewsTopic | null =>
  isDecision(kind) || termsOf(kind).isOwed
    ? null
    : (byBeginning.find(([beginning]) => beginning.test(kind))?.[1] ?? null);

/** Of these nobody gets a text message anyway. */
export const isTexted = (topic: NewsTopic): boolean =>
  kindNames.some((kind) => topicOf(kind) === topic && termsOf(kind).isTexted);
