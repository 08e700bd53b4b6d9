import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildUser } from '#demo/builders/user.ts';
import { storedJobsSql } from '#server/jobs/stored-jobs.ts';
import { emptyPdf } from '#testing/attachments.ts';
import { testHost } from '#testing/host.ts';
import { isStored } from '#testing/is-stored.ts';
import { twoColours } from '#testing/pictures.ts';
import { lineInput, quoteCalls, quoteOf, wholeQuote } from '#testing/quotes.ts';
import { codeOf } from '#testing/requests.ts';
import type { Quote } from './contract/shapes.ts';
import { personalData } from './server/personal-data.ts';

const host = await testHost();
const { ask, db, pool, services } = host;
const { accept, act, asked, drafted, pressSend, see, sendDraft, withCode } = await quoteCalls(host);
beforeEach(() => pool.query('delete from rate_limits'));

const picture = await twoColours({ width: 40, height: 20, left: '#c80000', right: '#0000c8' })
  .jpeg()
  .toBuffer();

const attach = (as: number, { id }: Quote, bytes: Uint8Array = emptyPdf, name = 'plan.pdf', key?: string) => {
  const form = new FormData();
  form.append('file', new Blob([bytes as BlobPart]), name);
  return ask('POST', `/api/quotes/${id}/files`, {
    as,
    form,
    ...(key && { headers: { 'idempotency-key': key } }),
  });
};

const namesOf = ({ attachments }: Quote) => attachments.map(({ name }) => name);
const fileOf = ({ attachments }: Quote, index = 0) => attachments[index]?.url ?? '';
const fetched = async (as: number, url: string) => (await ask('GET', url, { as })).status;

const draftWith = async (...names: string[]) => {
  const world = await asked();
  let draft = await drafted(world.schmit.userId, world.request.id, wholeQuote([lineInput()]));
  for (const name of names)
    draft = quoteOf(
      await attach(world.schmit.userId, draft, name.endsWith('.pdf') ? emptyPdf : picture, name),
    );
  return { ...world, draft };
};

describe('attachments of a quote', () => {
  test(
    'come along with what is sent, and stand on its paper',
    {
      meta: { requirements: ['D3-4.5', 'D3-10.14'] },
    },
    async () => {
      const { claire, schmit, draft } = await draftWith('plan.pdf', 'attic.jpg');
      expect(draft.attachments).toEqual([
        { id: expect.any(Number), url: fileOf(draft), name: 'plan.pdf', kind: 'pdf' },
        { id: expect.any(Number), url: fileOf(draft, 1), name: 'attic.jpg', kind: 'picture' },
      ]);
      expect(await fetched(claire.id, fileOf(draft))).toBe(404);
      const sentQuote = quoteOf(await sendDraft(schmit.userId, draft));
      const clientQuote = quoteOf(await see(claire.id, sentQuote.id));
      expect(namesOf(clientQuote)).toEqual(['plan.pdf', 'attic.jpg']);
      expect(await fetched(claire.id, fileOf(clientQuote))).toBe(200);
      expect(
        (await ask('GET', `${fileOf(clientQuote, 1)}?size=small`, { as: claire.id })).headers,
      ).toMatchObject({
        'content-type': 'image/webp',
      });
      const pdfResponse = await ask('GET', `/api/quotes/${sentQuote.id}/versions/1/pdf`, { as: claire.id });
      expect(pdfResponse.text).toContain('plan.pdf\\nattic.jpg');
    },
  );

  test('stay with the version they were sent with', { meta: { requirements: ['D3-4.9'] } }, async () => {
    const { claire, schmit, draft } = await draftWith('plan.pdf', 'old.pdf');
    const sentQuote = quoteOf(await sendDraft(schmit.userId, draft));
    expect(codeOf(await ask('DELETE', fileOf(sentQuote), { as: schmit.userId }))).toEqual([409, 'notDraft']);
    expect(codeOf(await attach(schmit.userId, sentQuote))).toEqual([409, 'notDraft']);
    const next = quoteOf(await act(schmit.userId, sentQuote.id, 'versions'));
    expect(namesOf(next)).toEqual(['plan.pdf', 'old.pdf']);
    await ask('DELETE', fileOf(next, 1), { as: schmit.userId });
    const changedQuote = quoteOf(await attach(schmit.userId, next, picture, 'new.jpg'));
    expect(namesOf(changedQuote)).toEqual(['plan.pdf', 'new.jpg']);
    const clientQuote = quoteOf(await see(claire.id, sentQuote.id));
    expect(namesOf(clientQuote)).toEqual(['plan.pdf', 'old.pdf']);
    expect(await fetched(claire.id, fileOf(changedQuote, 1))).toBe(404);

    await ask('DELETE', `/api/quotes/${sentQuote.id}`, { as: schmit.userId });
    const nextVersion = quoteOf(await act(schmit.userId, sentQuote.id, 'versions'));
    expect(namesOf(nextVersion)).toEqual(['plan.pdf', 'old.pdf']);
    await ask('DELETE', fileOf(nextVersion), { as: schmit.userId });
    quoteOf(await sendDraft(schmit.userId, quoteOf(await see(schmit.userId, sentQuote.id))));
    expect(namesOf(quoteOf(await see(claire.id, sentQuote.id)))).toEqual(['old.pdf']);
    expect(await fetched(claire.id, fileOf(clientQuote))).toBe(200);
  });

  test('one that arrived is not stored again, an eleventh not at all, and others is no file', async () => {
    const { schmit, draft } = await draftWith();
    const key = randomUUID();
    const tries = await Promise.all(
      Array.from({ length: 4 }, () => attach(schmit.userId, draft, picture, 'attic.jpg', key)),
    );
    expect(tries.map((response) => quoteOf(response).attachments.length)).toEqual([1, 1, 1, 1]);
    expect(codeOf(await attach(schmit.userId, draft, Buffer.from('MZ'), 'plan.pdf'))).toEqual([
      415,
      'wrongType',
    ]);
    const responses = await Promise.all(Array.from({ length: 12 }, () => attach(schmit.userId, draft)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(9);
    expect(responses.filter((response) => codeOf(response)[1] === 'tooManyFiles')).toHaveLength(3);
  });

  test(
    'nothing is added to or taken from what is being sent',
    {
      meta: { requirements: ['D3-10.18'] },
    },
    async () => {
      const { schmit, draft } = await draftWith('plan.pdf');
      await pressSend(schmit.userId, draft);
      expect(codeOf(await attach(schmit.userId, draft))).toEqual([409, 'beingSent']);
      expect(codeOf(await ask('DELETE', fileOf(draft), { as: schmit.userId }))).toEqual([409, 'beingSent']);
    },
  );

  test(
    'a stranger and another company find none of them',
    {
      meta: { requirements: ['D3-9.4'] },
    },
    async () => {
      const { draft } = await draftWith('plan.pdf');
      const other = await draftWith('plan.pdf');
      const stranger = await buildUser(db);
      for (const person of [stranger.id, other.schmit.userId, other.claire.id])
        expect(await fetched(person, fileOf(draft))).toBe(404);
      expect(codeOf(await attach(other.schmit.userId, draft))).toEqual([404, 'quoteNotFound']);
      const mixed = `/api/quotes/${other.draft.id}/files/${draft.attachments[0]?.id}`;
      expect(await fetched(other.schmit.userId, mixed)).toBe(404);
    },
  );

  test('go with a draft that is thrown away, and with a person; of what was signed both keep them', async () => {
    const { schmit, draft } = await draftWith('plan.pdf');
    const { rows } = await pool.query('select token from quote_files where quote_id = $1', [draft.id]);
    const storedName = `quotes/${rows[0].token}.pdf`;
    expect(await isStored(services.files, storedName)).toBe(true);
    expect(await personalData.files?.(db, schmit.userId, [])).toContain(storedName);
    await ask('DELETE', `/api/quotes/${draft.id}`, { as: schmit.userId });
    const { rows: jobs } = await pool.query(
      `select from ${storedJobsSql} jobs where payload::text like '%' || $1 || '%'`,
      [storedName],
    );
    expect(jobs).toHaveLength(1);

    const { claire, schmit: second, draft: other } = await draftWith('plan.pdf');
    const sentQuote = quoteOf(await sendDraft(second.userId, other));
    await withCode(claire.id, sentQuote);
    quoteOf(await accept(claire.id, quoteOf(await see(claire.id, sentQuote.id))));
    for (const person of [claire.id, second.userId]) {
      expect(await personalData.files?.(db, person, [])).not.toContainEqual(expect.stringMatching(/^quotes/));
      expect(await personalData.sharedFiles?.(db, person)).toContainEqual(expect.stringMatching(/^quotes/));
    }
  });
});
