import { expect, test } from 'vitest';
import { notificationKindDefinitionOf, notificationKindNames } from './notification-kinds.ts';
import { isTopicSentBySms, notificationTopicOf, notificationTopics } from './notification-topics.ts';

test('every kind of news that somebody could do without belongs to one of what they choose from', () => {
  const unchosen = notificationKindNames.filter((kind) => notificationTopicOf(kind) === null);
  expect(
    unchosen.filter((kind) => !/Decided|TakenDown|Withheld|Waiting|Flagged/.test(kind)).toSorted(),
  ).toEqual([
    'changeOrderWithdrawn',
    'changeWithdrawalReceived',
    'contractEndAsked',
    'contractEndRefused',
    'contractEnded',
    'contractPartnerLeaves',
    'contractWithdrawn',
    'listingEnds',
    'moderationWaits',
    'reviewEditRefused',
    'standingChanged',
    'subscriptionChanged',
    'vatNumberChecked',
    'withdrawalReceived',
  ]);
});

test('what the law owes somebody is never turned off', () => {
  const owedKinds = notificationKindNames.filter((kind) => notificationKindDefinitionOf(kind).isOwed);
  expect(owedKinds.map(notificationTopicOf).filter((topic) => topic !== null)).toEqual([]);
});

test('of all but reviews there are text messages', () => {
  expect(notificationTopics.filter((topic) => !isTopicSentBySms(topic))).toEqual(['reviews']);
});
