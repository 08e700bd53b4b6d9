import { beforeEach, expect, test } from 'vitest';
import { testHost } from '#testing/host.ts';
import { lineInput, quoteCalls, quoteOf, wholeQuote } from '#testing/quotes.ts';
import { wordsInPdf } from '#testing/words-in-pdf.ts';
import { linesOfSections } from './rules/quote-content.ts';
import { drawQuoteInWorker } from './server/pdf/draw-in-worker.ts';

const host = await testHost();
const { ask, pool } = host;
const { act, makePdf, pressSend, quoted, save, see } = await quoteCalls(host);
beforeEach(() => pool.query('delete from rate_limits'));

const first = wholeQuote([
  lineInput(),
  lineInput({ description: 'Scaffold', kind: 'scaffolding', quantity: '1', unitPrice: '2480' }),
  lineInput({ description: 'Battens' }),
  lineInput({ description: 'Gutter', unitPrice: '40' }),
]);

/** The slate is dearer, the battens are reworded, the scaffold is gone and a crane is new. */
const revised = async () => {
  const world = await quoted(first);
  const { claire, schmit, quote } = world;
  const next = quoteOf(await act(schmit.userId, quote.id, 'versions'));
  const [slate, , battens, gutter] = linesOfSections(next.sections);
  const draft = quoteOf(
    await save(
      schmit.userId,
      next,
      wholeQuote([
        { ...lineInput({ unitPrice: '90' }), id: slate?.id },
        { ...lineInput({ description: 'Battens of larch' }), id: battens?.id },
        { ...lineInput({ description: 'Gutter', unitPrice: '38.50' }), id: gutter?.id },
        lineInput({ description: 'Crane', kind: 'equipment-hire', quantity: '1', unitPrice: '900' }),
      ]),
    ),
  );
  return { claire, schmit, quote, draft };
};

const changes = {
  since: 1,
  lines: [
    { lineId: 1, marks: ['dearer'], netBefore: '7920.00' },
    { lineId: 3, marks: ['reworded'], netBefore: null },
    { lineId: 4, marks: ['cheaper'], netBefore: '3840.00' },
    { lineId: 5, marks: ['new'], netBefore: null },
  ],
  gone: [{ id: 2, description: 'Scaffold', net: '2480.00' }],
};

test(
  'a next version says what is new, gone, dearer and cheaper; the client knows with it',
  {
    meta: { requirements: ['D3-4.9'] },
  },
  async () => {
    const { claire, schmit, quote, draft } = await revised();
    expect(quote.changes).toBeNull();
    expect(draft.changes).toMatchObject(changes);
    expect(quoteOf(await see(claire.id, quote.id))).toMatchObject({ version: 1, changes: null });
    expect((await pressSend(schmit.userId, draft)).status).toBe(200);
    await makePdf(quote.id);
    expect(quoteOf(await see(claire.id, quote.id))).toMatchObject({ version: 2, changes });
  },
);

test(
  'the drawn paper of it says the same',
  {
    timeout: 60_000,
    meta: { requirements: ['D3-4.9'] },
  },
  async () => {
    const { claire, schmit, quote, draft } = await revised();
    await pressSend(schmit.userId, draft);
    await makePdf(quote.id, drawQuoteInWorker);
    const { bytes } = await ask('GET', `/api/quotes/${quote.id}/versions/2/pdf`, { as: claire.id });
    const words = wordsInPdf(bytes);
    for (const expectedText of [
      'higher price, was 7,920.00',
      'reworded',
      'lower price, was 3,840.00',
      'Removed since version 1',
      'Changes since version 1 are marked.',
      'Scaffold: 2,480.00',
    ])
      expect(words).toContain(expectedText);
  },
);
