import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import fc from '#testing/fast-check.ts';
import { requestPath } from './endpoint.ts';
import { escapeHtml } from './escape-html.ts';
import { countInQuerySchema, idInPath } from './id-schema.ts';
import { languageOfHeader } from './language-of-header.ts';
import { pathInLanguage, splitLanguagePrefix } from './language.ts';
import { findSentence, createMessageKey } from './sentence-keys.ts';
import { textSchema } from './text-schema.ts';

describe('idInPath', () => {
  test.each(['1', '42', '2147483647'])('%s is an id', (digits) => {
    expect(z.parse(idInPath, digits)).toBe(Number(digits));
  });

  test.each(['0', '-1', '01', '2147483648', '9999999999', '1e309', '0x10', '١', ' 1', '1.0', ''])(
    '%s is none',
    (digits) => {
      expect(z.safeParse(idInPath, digits).success).toBe(false);
    },
  );

  test('whatever it accepts, PostgreSQL can hold', () => {
    fc.assert(
      fc.property(fc.string(), (input) => {
        const parsed = z.safeParse(idInPath, input);
        return (
          !parsed.success || (Number.isInteger(parsed.data) && parsed.data > 0 && parsed.data <= 2 ** 31 - 1)
        );
      }),
    );
  });
});

test('countInQuerySchema keeps to its bounds', () => {
  const count = countInQuerySchema(1, 200);
  expect(['0', '1', '200', '201', 'x'].map((input) => z.safeParse(count, input).success)).toEqual([
    false,
    true,
    true,
    false,
    false,
  ]);
});

describe('text', () => {
  const name = textSchema({ min: { length: 3, say: 'a.short' }, max: { length: 5, say: 'a.long' } });

  test('is trimmed before it is measured', () => {
    expect(z.parse(name, '  abc  ')).toBe('abc');
    expect(z.safeParse(name, ' ab ').error?.issues[0]?.message).toBe('a.short');
    expect(z.safeParse(name, 'abcdef').error?.issues[0]?.message).toBe('a.long');
  });

  test('is as short as its characters are few, as the database counts them', () => {
    expect(z.safeParse(name, '🏠🏠').error?.issues[0]?.message).toBe('a.short');
    expect(z.parse(name, '🏠🏠1')).toBe('🏠🏠1');
  });

  test('what is missing or no text is told what it has to be', () => {
    for (const input of [undefined, null, 5]) {
      expect(z.safeParse(name, input).error?.issues[0]?.message).toBe('a.short');
    }
  });

  test.each(['a\0b', '\ud800abc', 'abc\udfff'])('%o cannot be stored and is refused', (input) => {
    expect(z.safeParse(textSchema(), input).success).toBe(false);
  });
});

describe('addressOf', () => {
  test('fills and encodes the path, and leaves out what is not given', () => {
    expect(requestPath({ url: '/api/companies/:id/services' }, { params: { id: 3 } })).toBe(
      '/api/companies/3/services',
    );
    expect(requestPath({ url: '/api/a/:x' }, { params: { x: 'b/c?' } })).toBe('/api/a/b%2Fc%3F');
    expect(requestPath({ url: '/api/a' }, { query: { q: 'é &', none: undefined, empty: '' } })).toBe(
      '/api/a?q=%C3%A9+%26',
    );
  });
});

describe('chooseLanguage', () => {
  test.each([
    [undefined, 'en'],
    ['', 'en'],
    ['en-GB,en;q=0.9', 'en'],
    ['tlh', 'en'],
    ['en;q=0', 'en'],
    [';;;q=x,,', 'en'],
  ])('%s gives %s', (header, language) => {
    expect(languageOfHeader(header)).toBe(language);
  });
});

test('a sentence is found by its key, and what is no key is not mistaken for one', () => {
  const tables = { shop: { closed: 'We are closed.', many: (n: number) => `${n}` } };
  const messageKeyOf = createMessageKey<typeof tables.shop>('shop');
  expect(findSentence(tables, messageKeyOf('closed'))).toBe('We are closed.');
  for (const key of ['shop.many', 'shop.none', 'none.closed', 'Invalid input', ''])
    expect(findSentence(tables, key)).toBeUndefined();
});

test('escapeHtml leaves nothing that could end a text or an attribute', () => {
  expect(escapeHtml(`<a href="x" title='y'>&`)).toBe('&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;');
});

describe('the language of an address', () => {
  test.each([
    ['/', '/'],
    ['/search?q=a', '/search?q=a'],
    ['/xx/search', '/xx/search'],
    ['/french', '/french'],
    ['//elsewhere', '//elsewhere'],
  ])('%s is English', (localizedPath, address) => {
    expect(splitLanguagePrefix(localizedPath)).toEqual({ language: 'en', address });
    expect(pathInLanguage('en', localizedPath)).toBe(localizedPath);
  });
});
