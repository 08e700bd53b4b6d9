import { expect, test } from 'vitest';
import { kindNames, termsOf } from './kinds.ts';
import { isTexted, newsTopics, topicOf } from './news-by-kind.ts';

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
  const owed = kindNames.filter((kind) => termsOf(kind).isOwed);
  expect(owed.map(topicOf).filter((topic) => topic !== null)).toEqual([]);
});

test('of all but reviews there are text messages', () => {
  expect(newsTopics.filter((topic) => !isTexted(topic))).toEqual(['reviews']);
});
