import { expect, test } from 'vitest';
import { kindDefinitionOf, kindNames } from './notification-kinds.ts';
import { isTexted, notificationTopics, topicOf } from './notification-topics.ts';

test('every kind of news that somebody could do without belongs to one of what they choose from', () => {
  const unchosen = kindNames.filter((kind) => topicOf(kind) === null);
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
  const owedKinds = kindNames.filter((kind) => kindDefinitionOf(kind).isOwed);
  expect(owedKinds.map(topicOf).filter((topic) => topic !== null)).toEqual([]);
});

test('of all but reviews there are text messages', () => {
  expect(notificationTopics.filter((topic) => !isTexted(topic))).toEqual(['reviews']);
});
