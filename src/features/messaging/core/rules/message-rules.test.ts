import { describe, expect, test } from 'vitest';
import { DAY_MS } from '#kernel/calendar.ts';
import fc from '#testing/fast-check.ts';
import {
  isNewAccount,
  splitTextAtLinks,
  mayBeginConversation,
  messagePreview,
  DAILY_NEW_CONVERSATION_RATE_LIMITS,
  senderStandingOf,
  whyNotReceiveMessages,
} from './message-rules.ts';

test.each([
  ['x'.repeat(60), 'x'.repeat(60)],
  ['x'.repeat(61), `${'x'.repeat(60)}...`],
  ['💥'.repeat(61), `${'💥'.repeat(60)}...`],
  ['', ''],
])('a preview of %s', { meta: { requirements: ['DASH-015', 'LIMIT-024'] } }, (content, preview) => {
  expect(messagePreview(content)).toBe(preview);
});

describe('links in a message', () => {
  const linked = (content: string) =>
    splitTextAtLinks(content).map(({ text, href }) => (href ? `[${text}]` : text));

  test.each([
    ['nothing here', ['nothing here']],
    ['see https://a.lu/b?c=1.', ['see ', '[https://a.lu/b?c=1]', '.']],
    ['(http://a.lu), and HTTPS://B.LU!', ['(', '[http://a.lu]', '), and ', '[HTTPS://B.LU]', '!']],
    ['javascript:alert(1) data:text/html,x www.a.lu', ['javascript:alert(1) data:text/html,x www.a.lu']],
    ['<a href="https://a.lu">', ['<a href="', '[https://a.lu]', '">']],
    ['https://', ['https://']],
    ['[«https://a.lu/(b)c»].', ['[«', '[https://a.lu/(b)c]', '»].']],
    ['two\nhttps://a.lu\nlines', ['two\n', '[https://a.lu]', '\nlines']],
  ])('%s', (content, pieces) => {
    expect(linked(content)).toEqual(pieces);
  });

  test('a long row of brackets is looked through once, not once from each', () => {
    const address = `http://a.lu/${')'.repeat(1_000_000)}x`;
    expect(splitTextAtLinks(`${address})))`)).toEqual([{ text: address, href: address }, { text: ')))' }]);
  });

  test('whatever it is, all of it is there, and leads nowhere but to the web', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), fc.webUrl(), fc.constant('https://'))), (parts) => {
        const content = parts.join(' ');
        const pieces = splitTextAtLinks(content);
        expect(pieces.map(({ text }) => text).join('')).toBe(content);
        for (const { href } of pieces) if (href) expect(new URL(href).protocol).toMatch(/^https?:$/);
      }),
    );
  });
});

test.each([
  [{ isErased: false, isSuspended: false }, null],
  [{ isErased: false, isSuspended: true }, 'receiverSuspended'],
  [{ isErased: true, isSuspended: true }, 'receiverNotFound'],
])('%j may be written to unless %s', (receiver, reason) => {
  expect(whyNotReceiveMessages(receiver)).toBe(reason);
});

test('an account is new for a week', () => {
  const now = new Date('2026-03-08T12:00:00Z');
  expect(isNewAccount(new Date('2026-03-01T12:00:00Z'), now)).toBe(false);
  expect(isNewAccount(new Date('2026-03-01T12:00:01Z'), now)).toBe(true);
});

describe('standing', () => {
  const now = new Date('2026-03-08T12:00:00Z');
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const plain = { begun: 0, answered: 0, reporters: 0, upheld: 0, createdAt: daysAgo(10) };

  test.each([
    ['usual', {}],
    ['new', { createdAt: daysAgo(6) }],
    ['trusted', { createdAt: daysAgo(31), begun: 8, answered: 5 }],
    ['usual', { createdAt: daysAgo(29), begun: 8, answered: 8 }],
    ['usual', { createdAt: daysAgo(31), begun: 4, answered: 4 }],
    ['unanswered', { createdAt: daysAgo(400), begun: 20, answered: 1 }],
    ['unanswered', { createdAt: daysAgo(1), begun: 10 }],
    ['new', { createdAt: daysAgo(1), begun: 9 }],
    ['doubted', { reporters: 3 }],
    ['usual', { reporters: 2 }],
    ['doubted', { createdAt: daysAgo(400), begun: 20, answered: 20, upheld: 1 }],
  ])('is %s with %j', (expectedStanding, changes) => {
    expect(senderStandingOf({ ...plain, ...changes }, now)).toBe(expectedStanding);
  });

  test('the worse it is, the fewer conversations one begins a day', () => {
    const { doubted, unanswered, new: fresh, usual, trusted } = DAILY_NEW_CONVERSATION_RATE_LIMITS;
    const points = [doubted, unanswered, fresh, usual, trusted].map((allowance) => allowance.points);
    expect(points).toEqual(points.toSorted((a, b) => a - b));
  });
});

test.each([
  ['private', 'company', false, true],
  ['private', 'private', false, false],
  ['private', 'admin', false, false],
  ['company', 'private', false, false],
  ['company', 'private', true, true],
  ['company', 'company', false, true],
  ['company', 'admin', false, false],
  ['admin', 'private', false, true],
] as const)(
  '%s begins with %s, approached before: %j, is %j (reading 84)',
  (from, to, hasApproached, may) => {
    expect(mayBeginConversation({ userType: from }, { userType: to }, hasApproached)).toBe(may);
  },
);
