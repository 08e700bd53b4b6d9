import { beforeEach, describe, expect, test } from 'vitest';
import { PROJECT_MAX_LENGTHS } from '#features/projects/core/rules/project-name-and-lengths.ts';
import { QUOTE_MAX_LENGTHS } from '#features/quotes/core/contract/fields.ts';
import { MAX_PAYMENT_PLAN_PARTS, MAX_QUOTE_EXCLUSIONS } from '#features/quotes/core/rules/quotes.ts';
import fc, { propertyRuns } from '#testing/fast-check.ts';
import { testHost } from '#testing/host.ts';
import { lineInput, quoteCalls, quoteOf, wholeQuote } from '#testing/quotes.ts';
import { codeOf } from '#testing/requests.ts';

const host = await testHost();
const { ask, pool } = host;
const { accept, act, asked, drafted, pressSend, quoted, sendDraft, withCode } = await quoteCalls(host);
beforeEach(() => pool.query('delete from rate_limits'));

/** One of them is two units long for JavaScript, and one character for the database. */
const alphabets = ['W', 'é', '漢', '𠮷', '🏠', '<&"'];

const written = (length: number, alphabet: string) => {
  const characters = Array.from(alphabet);
  let text = '';
  for (let index = 0; ; index += 1) {
    const next = `${text}${characters[index % characters.length]}`;
    if (next.length > length) return text;
    text = next;
  }
};

const ofLengths = (...lengths: number[]) =>
  fc
    .record({ length: fc.constantFrom(...lengths), alphabet: fc.constantFrom(...alphabets) })
    .map(({ length, alphabet }) => written(length, alphabet));

const { min, max } = PROJECT_MAX_LENGTHS.name;

const atLimits = fc.record({
  object: fc.oneof(
    ofLengths(max - 1, max),
    // A text has the least length in characters, not in units.
    fc.constantFrom(...alphabets.map((alphabet) => Array.from(alphabet.repeat(min)).slice(0, min).join(''))),
  ),
  intro: ofLengths(
    0,
    1,
    PROJECT_MAX_LENGTHS.description,
    PROJECT_MAX_LENGTHS.description + 1,
    QUOTE_MAX_LENGTHS.intro,
  ),
  conditions: ofLengths(0, QUOTE_MAX_LENGTHS.conditions),
  title: ofLengths(0, QUOTE_MAX_LENGTHS.title),
  description: ofLengths(2, QUOTE_MAX_LENGTHS.description),
  exclusion: ofLengths(2, QUOTE_MAX_LENGTHS.exclusion),
  label: ofLengths(0, QUOTE_MAX_LENGTHS.label),
  parts: fc.constantFrom(1, 2, MAX_PAYMENT_PLAN_PARTS),
  unitPrice: fc.constantFrom('0.0001', '82.50', '854700000.0000'),
  quantity: fc.constantFrom('0.001', '1', '1000'),
  name: fc.oneof(ofLengths(QUOTE_MAX_LENGTHS.name), fc.constantFrom('Wu', '𠮷田')),
  language: fc.constantFrom('en', 'fr', 'de', 'lb', 'pt'),
});

type AtLimits = typeof atLimits extends fc.Arbitrary<infer Drawn> ? Drawn : never;

const moments = ['acceptance', 'start', 'milestone', 'completion'] as const;

const contentOf = (values: AtLimits) => ({
  object: values.object,
  intro: values.intro,
  conditions: values.conditions,
  sections: [
    {
      title: values.title,
      lines: [
        lineInput({
          description: values.description,
          unitPrice: values.unitPrice,
          quantity: values.quantity,
        }),
      ],
    },
  ],
  exclusions: Array.from({ length: MAX_QUOTE_EXCLUSIONS }, () => ({
    kind: 'scaffolding',
    text: values.exclusion,
  })),
  plan: Array.from({ length: values.parts }, (_, index) => ({
    on: moments[index % moments.length],
    label: values.label,
    percent: index === 0 ? String(100 - (values.parts - 1)) : '1',
  })),
});

describe('a quote that can be sent can be accepted', { meta: { requirements: ['D3-6.2'] } }, () => {
  test(
    'at every limit of what it says',
    async () => {
      await fc.assert(
        fc.asyncProperty(atLimits, async (values) => {
          await pool.query('delete from rate_limits');
          const { claire, quote } = await quoted(contentOf(values));
          await withCode(claire.id, quote);
          const headers = { 'x-language': values.language };
          const { id, version, sha256 } = quote;
          const body = { version, sha256, name: values.name, options: [], code: '123456' };
          const response = await ask('POST', `/api/quotes/${id}/accept`, { as: claire.id, headers, body });
          const { evidence } = quoteOf(response);
          const project = await ask('GET', `/api/projects/${evidence?.projectId}`, { as: claire.id });
          const { name, description } = project.body as { name: string; description: string };
          expect(name).toBe(values.object);
          expect(description.length).toBeLessThanOrEqual(QUOTE_MAX_LENGTHS.intro);
          const beginning = Array.from(values.intro).slice(0, 500).join('');
          expect(description.startsWith(beginning)).toBe(true);
        }),
        { numRuns: propertyRuns(12, 400) },
      );
    },
    propertyRuns(120_000, 30 * 60_000),
  );

  test.each([
    ['WC', 'WC'],
    ['x'.repeat(101), `${'x'.repeat(99)}…`],
    [`${'🏠'.repeat(99)} and the shed`, `${'🏠'.repeat(99)}…`],
  ])('that was sent for %j before objects had these limits', async (object, name) => {
    const { claire, quote } = await quoted();
    // The database lets nobody change a sent quote, and the server no longer sends one like this.
    await pool.query('alter table quote_versions disable trigger user');
    await pool.query('update quote_versions set object = $1 where quote_id = $2', [object, quote.id]);
    await pool.query('alter table quote_versions enable trigger user');
    await withCode(claire.id, quote);
    const { evidence } = quoteOf(await accept(claire.id, quote));
    const { body } = await ask('GET', `/api/projects/${evidence?.projectId}`, { as: claire.id });
    expect(body).toMatchObject({ name });
  });

  test.each(['WC', '𠮷𠮷', 'x'.repeat(101)])('one for %j cannot be sent', async (object) => {
    const { schmit, request } = await asked();
    const draft = await drafted(schmit.userId, request.id, { ...wholeQuote(), object });
    const pressed = await pressSend(schmit.userId, draft);
    expect(pressed.status).toBe(400);
    expect(pressed.body).toMatchObject({
      fields: { object: 'Enter a title of 3 to 100 characters' },
    });
    const response = await ask('PATCH', `/api/quotes/${draft.id}`, {
      as: schmit.userId,
      body: { revision: draft.revision, object: 'New slate' },
    });
    expect((await sendDraft(schmit.userId, quoteOf(response))).status).toBe(200);
  });

  test('one character is no name to sign with, however many units it has', async () => {
    const { claire, quote } = await quoted();
    await withCode(claire.id, quote);
    const refused = await accept(claire.id, quote, { name: '𠮷' });
    expect(codeOf(refused)).toEqual([400, 'invalidInput']);
    expect((await act(claire.id, quote.id, 'decline', { reason: 'price' })).status).toBe(200);
  });
});

test(
  'a client’s own project keeps the limits of the documents',
  {
    meta: { requirements: ['VALID-022'] },
  },
  async () => {
    const { claire, schmit } = await asked();
    const begin = (fields: object) =>
      ask('POST', '/api/projects', {
        as: claire.id,
        body: { companyId: schmit.id, name: 'New slate', ...fields },
      });
    expect((await begin({ description: 'x'.repeat(500) })).status).toBe(201);
    for (const fields of [
      { description: 'x'.repeat(501) },
      { name: 'x'.repeat(101) },
      { name: 'ab' },
      { name: '🏠1' },
    ])
      expect(codeOf(await begin(fields))).toEqual([400, 'invalidInput']);
  },
);
