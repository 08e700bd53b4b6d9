import { kindDefinitionOf, kindNames, type NotificationKind } from './notification-kinds.ts';

/** What people can do without by mail and by text message. All other news is about their account, and follows both switches. */
export const notificationTopics = [
  'messages',
  'requests',
  'visits',
  'quotes',
  'projects',
  'reviews',
] as const;
export type NotificationTopic = (typeof notificationTopics)[number];

export const notificationChannels = ['email', 'sms'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

const byBeginning: readonly [beginning: RegExp, topic: NotificationTopic][] = [
  [/^(message|lead)/, 'messages'],
  [/^(request|company|wishedToAsk)/, 'requests'],
  [/^visit/, 'visits'],
  [/^quote/, 'quotes'],
  [/^(project|room|publication)/, 'projects'],
  [/^review/, 'reviews'],
];

/** Decisions of moderators are about the account, whatever they judged. */
const isDecision = (kind: NotificationKind) =>
  kindDefinitionOf(kind).icon === 'shield' || kindDefinitionOf(kind).icon === 'flag';

export const topicOf = (kind: NotificationKind): NotificationTopic | null =>
  isDecision(kind) || kindDefinitionOf(kind).isOwed
    ? null
    : (byBeginning.find(([beginning]) => beginning.test(kind))?.[1] ?? null);

/** Of these nobody gets a text message anyway. */
export const isTexted = (topic: NotificationTopic): boolean =>
  kindNames.some((kind) => topicOf(kind) === topic && kindDefinitionOf(kind).isTexted);
