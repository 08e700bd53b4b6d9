import { beforeEach, expect, test } from 'vitest';
import type { ProjectRoom } from '#features/projects/room/contract/room-schemas.ts';
import { addDays, dayOf } from '#kernel/calendar.ts';
import { stringsOf } from '#strings/strings.ts';
import { testHost } from '#testing/host.ts';
import { lineInput, quoteCalls, quoteOf, wholeQuote } from '#testing/quotes.ts';
import { codeOf } from '#testing/requests.ts';
import { roomCalls } from '#testing/room.ts';

const host = await testHost();
const { ask, pool } = host;
const { accept, asked, drafted, quoted, sendDraft, withCode } = await quoteCalls(host);
const { read } = roomCalls(host);
beforeEach(() => pool.query('delete from rate_limits'));

const today = dayOf(new Date());

test(
  'the project begins with the parts of the payment plan as milestones',
  {
    meta: { requirements: ['D3-6.4'] },
  },
  async () => {
    const startsOn = addDays(today, 30);
    const { claire, schmit, quote } = await quoted({
      ...wholeQuote([
        lineInput({ quantity: '1', unitPrice: '85.47' }),
        lineInput({ quantity: '1', unitPrice: '10', isOptional: true }),
      ]),
      startsOn,
      plan: [
        { on: 'acceptance', label: 'Order of slate', percent: '33.33' },
        { on: 'start', label: '', percent: '33.33' },
        { on: 'milestone', label: 'x'.repeat(120), percent: '0.04' },
        { on: 'completion', label: '', percent: '33.3' },
      ],
    });
    await withCode(claire.id, quote);
    const option = quote.sections[0]?.lines[1]?.id;
    const { evidence } = quoteOf(await accept(claire.id, quote, { options: [option] }));
    expect(evidence?.total).toBe('111.70');
    const { milestones } = await read(claire.id, evidence?.projectId ?? 0);
    expect(milestones.map(({ name, dueOn, side, payment }) => [name, dueOn, side, payment])).toEqual([
      ['On acceptance: Order of slate', today, 'company', { percent: '33.33', amount: '37.23' }],
      ['At the start', startsOn, 'company', { percent: '33.33', amount: '37.23' }],
      [`At a milestone: ${'x'.repeat(120)}`, null, 'company', { percent: '0.04', amount: '0.04' }],
      ['On completion', null, 'company', { percent: '33.3', amount: '37.20' }],
    ]);
    // Accepting reaches the first, and no other.
    expect(
      milestones.map(({ clientTickedAt, companyTickedAt }) => [clientTickedAt, companyTickedAt]),
    ).toEqual([[evidence?.at, evidence?.at], ...Array.from({ length: 3 }, () => [null, null])]);
    const first = `/api/projects/${evidence?.projectId}/milestones/${milestones[0]?.id}`;
    expect(codeOf(await ask('DELETE', first, { as: claire.id }))).toEqual([404, 'milestoneNotFound']);
    // Both sides signed it: neither removes it alone, but the company may remove its own dates.
    const removed = await ask('DELETE', first, { as: schmit.userId });
    expect(codeOf(removed)).toEqual([409, 'milestoneAgreed']);
    expect(milestones.every(({ abilities }) => !abilities.mayRemove)).toBe(true);
    const url = `/api/projects/${evidence?.projectId}/milestones`;
    const response = await ask('POST', url, { as: schmit.userId, body: { name: 'Scaffold', dueOn: today } });
    const added = (response.body as ProjectRoom).milestones.find(({ name }) => name === 'Scaffold');
    expect(added?.abilities.mayRemove).toBe(true);
    expect((await ask('DELETE', `${url}/${added?.id}`, { as: schmit.userId })).status).toBe(200);
    for (const as of [claire.id, schmit.userId])
      expect((await ask('POST', `${first}/tick`, { as, body: { isReached: true } })).status).toBe(200);
  },
);

test('they are written in the language of the quote, whatever the page is in that was pressed (reading 87)', async () => {
  const { claire, schmit, request } = await asked();
  const draft = await drafted(schmit.userId, request.id, { ...wholeQuote(), paperLanguage: 'fr' });
  const quote = quoteOf(await sendDraft(schmit.userId, draft));
  await withCode(claire.id, quote);
  const { version, sha256 } = quote;
  const accepted = await ask('POST', `/api/quotes/${quote.id}/accept`, {
    as: claire.id,
    headers: { 'x-language': 'de' },
    body: { version, sha256, name: 'Claire Hoffmann', options: [], code: '123456' },
  });
  const { evidence } = quoteOf(accepted);
  const { moments } = stringsOf('fr').quoting;
  const { milestones } = await read(claire.id, evidence?.projectId ?? 0);
  expect(milestones.map(({ name }) => name)).toEqual([
    `${moments.acceptance}: Order of slate`,
    moments.completion,
  ]);
});

test('an acceptance that is refused begins nothing', async () => {
  const { claire, quote } = await quoted();
  await withCode(claire.id, quote);
  await accept(claire.id, quote, { options: [999] });
  const { rows } = await pool.query(
    'select count(*)::int as milestones from project_milestones m join projects p on p.id = m.project_id where p.client_id = $1',
    [claire.id],
  );
  expect(rows).toEqual([{ milestones: 0 }]);
});
