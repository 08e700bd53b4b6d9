import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isNewAccount, linksIn, previewOf, whyNotSend } from './messaging.ts';

test.each([
  ['x'.repeat(60), 'x'.repeat(60)],
  ['x'.repeat(61), `${'x'.repeat(60)}...`],
  ['💥'.repeat(61), `${'💥'.repeat(60)}...`],
  ['', ''],
])('a preview of %s (DASH-015 LIMIT-024)', (content, preview) => {
  expect(previewOf(content)).toBe(preview);
});

describe('links in a message', () => {
  const linked = (content: string) => linksIn(content).map(({ text, href }) => (href ? `[${text}]` : text));

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
    expect(linksIn(`${address})))`)).toEqual([{ text: address, href: address }, { text: ')))' }]);
  });

  test('whatever it is, all of it is there, and leads nowhere but to the web', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), fc.webUrl(), fc.constant('https://'))), (parts) => {
        const content = parts.join(' ');
        const pieces = linksIn(content);
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
])('%j may be written to unless %s', (receiver, why) => {
  expect(whyNotSend(receiver)).toBe(why);
});

test('an account is new for a week', () => {
  const now = new Date('2026-03-08T12:00:00Z');
  expect(isNewAccount(new Date('2026-03-01T12:00:00Z'), now)).toBe(false);
  expect(isNewAccount(new Date('2026-03-01T12:00:01Z'), now)).toBe(true);
});
