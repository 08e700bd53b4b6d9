import {
  type NotificationKind,
  notificationKindDefinitionOf,
  notificationKindNames,
} from './notification-kinds.ts';

/** People can mute these by mail and by SMS. All other kinds are about their account, and follow both switches. */
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

/** Moderators' decisions are about the account, whatever they judged. */
const isDecision = (kind: NotificationKind) =>
  notificationKindDefinitionOf(kind).icon === 'shield' || notificationKindDefinitionOf(kind).icon === 'flag';

export const notificationTopicOf = (kind: NotificationKind): NotificationTopic | null =>
  isDecision(kind) || notificationKindDefinitionOf(kind).isOwed
    ? null
    : (byBeginning.find(([beginning]) => beginning.test(kind))?.[1] ?? null);

/** Returns whether a topic is sent by SMS at all. */
export const isTopicSentBySms = (topic: NotificationTopic): boolean =>
  notificationKindNames.some(
    (kind) => notificationTopicOf(kind) === topic && notificationKindDefinitionOf(kind).isTexted,
  );
