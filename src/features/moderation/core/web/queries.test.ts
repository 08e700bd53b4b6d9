import { expect, test } from 'vitest';
import { caseEvidenceQuery, isOfAnyQueue, isOfQueue, moderationDeskQuery, queueQuery } from './queries.ts';

const page = queueQuery({ queue: 'vat', afterId: undefined, isAside: false });
const asidePage = queueQuery({ queue: 'vat', afterId: 7, isAside: true });

test('an undone decision fetches the lists of all queues again, and what stands beside their entries (b11-6)', () => {
  expect([page, asidePage, caseEvidenceQuery('facts', 3)].filter(isOfAnyQueue)).toHaveLength(3);
  expect(isOfAnyQueue(moderationDeskQuery)).toBe(false);
});

test('a change in one queue fetches only its own lists again', () => {
  expect([page, asidePage, caseEvidenceQuery('facts', 3), moderationDeskQuery].map(isOfQueue('vat'))).toEqual(
    [true, true, false, false],
  );
});
