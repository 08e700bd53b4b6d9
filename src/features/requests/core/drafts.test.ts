import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildCategory } from '#demo/builders/category.ts';
import { storedJobsSql } from '#server/jobs/stored-jobs.ts';
import { emptyPdf } from '#testing/attachments.ts';
import { testHost } from '#testing/host.ts';
import { isStored } from '#testing/is-stored.ts';
import { twoColours } from '#testing/pictures.ts';
import { codeOf, requestCalls, wholeRequest } from '#testing/requests.ts';
import { fieldsOf } from '#testing/response-parts.ts';
import { MAX_REQUEST_FILES } from './rules/requests.ts';

const host = await testHost();

const { ask, db, pool } = host;

const { client, drafted, post, read, requestOf, roofer, trade, upload, uploaded } = await requestCalls(host);

beforeEach(() => pool.query('delete from rate_limits'));

const claire = await client();

const stranger = await client();

const schmit = await roofer({ name: 'Toiture Schmit' });

const jpeg = await twoColours({ width: 300, height: 200, left: '#c80000', right: '#0000c8' })
  .withExif({ IFD0: { Artist: 'Claire Hoffmann' } })
  .jpeg()
  .toBuffer();

const patch = (as: number, id: number, body: unknown) => ask('PATCH', `/api/requests/${id}`, { as, body });

describe('a draft', () => {
  test(
    'holds whatever was said so far, and its questions with their answers',
    {
      meta: { requirements: ['D3-2.1', 'D3-8.1', 'D3-10.2'] },
    },
    async () => {
      const { id, ...empty } = requestOf(await post(claire.id, ''));
      expect(empty).toMatchObject({ state: 'draft', title: null, questions: [], street: null, budget: null });
      const draft = requestOf(
        await patch(claire.id, id, {
          ...wholeRequest,
          categoryId: trade.id,
          answers: [{ id: 'size', answer: 96 }],
        }),
      );
      expect(draft).toMatchObject({
        category: { id: trade.id, name: 'Roofing' },
        commune: 'Mondercange',
        postalCode: 'L-3919',
        street: '14, rue des Tilleuls',
        dwelling: wholeRequest.dwelling,
        timing: { kind: 'one-to-three-months', date: null },
        budget: { min: '25000.00', max: '35000.00' },
        abilities: { mayChange: true },
      });
      expect(draft.questions.find((question) => question.id === 'size')).toMatchObject({
        label: 'How large is the roof?',
        kind: 'number',
        unit: 'm²',
        answer: 96,
      });
      expect(await read(claire.id, id)).toEqual(draft);
      const cleared = requestOf(await patch(claire.id, id, { budget: null, street: null, timing: null }));
      expect([cleared.budget, cleared.street, cleared.timing, cleared.title]).toEqual([
        null,
        null,
        null,
        wholeRequest.title,
      ]);
    },
  );

  test(
    'of another trade is asked other questions; one without any is described in words',
    {
      meta: { requirements: ['D3-10.2'] },
    },
    async () => {
      const { id } = await drafted(claire.id);
      const tiles = await buildCategory(db, { name: 'Tiling' });
      const clocks = await buildCategory(db, { name: 'Clock making' });
      const changedRequest = requestOf(await patch(claire.id, id, { categoryId: tiles.id }));
      expect(changedRequest.questions.map(({ answer }) => answer).filter(Boolean)).toEqual([]);
      expect(changedRequest.questions[0]?.label).toBe('What do you want tiled?');
      expect(requestOf(await patch(claire.id, id, { categoryId: clocks.id })).questions).toEqual([]);
    },
  );

  test.each<[string, object, string, string]>([
    [
      'a short description',
      { description: 'The roof leaks.' },
      'description',
      'Please describe the work in at least 20 characters',
    ],
    [
      '5,001 characters',
      { description: 'x'.repeat(5001) },
      'description',
      'Description can’t exceed 5,000 characters',
    ],
    [
      'a budget upside down',
      { budget: { min: '9000', max: '400' } },
      'budget',
      'The “From” amount can’t be higher than the “To” amount',
    ],
    [
      'a negative budget',
      { budget: { min: '-5', max: '400' } },
      'budget.min',
      'Enter an amount in euros, like 20,000',
    ],
    ['a commune that does not exist', { commune: 'Atlantis' }, 'commune', 'Choose a commune from the list'],
    ['a trade that does not exist', { categoryId: 999_999 }, 'categoryId', 'Choose a trade'],
    [
      'a question that was not asked',
      { answers: [{ id: 'colour', answer: 'red' }] },
      'answers',
      'This question isn’t part of the request',
    ],
    [
      'an option there is not',
      { answers: [{ id: 'work', answer: 'paint' }] },
      'answers',
      'Choose one of the answers listed',
    ],
    [
      'a day that is over',
      { timing: { kind: 'date', date: '2020-01-01' } },
      'timing',
      'Choose today or a later date',
    ],
    ['a date without a day', { timing: { kind: 'date' } }, 'timing', 'Choose a day'],
  ])('does not take %s', { meta: { requirements: ['D3-10.2'] } }, async (_, change, field, sentence) => {
    const { id } = await drafted(claire.id);
    const refused = await patch(claire.id, id, change);
    expect(refused.status).toBe(400);
    expect(fieldsOf(refused)[field]).toBe(sentence);
  });

  test.each(['\u0000', 'a\ud800b'])(
    'takes no characters that cannot be stored: %j',
    { meta: { requirements: ['D3-8.1'] } },
    async (bad) => {
      const { id } = await drafted(claire.id);
      for (const change of [
        { title: `Roof ${bad}` },
        { answers: [{ id: 'access', answer: `Left ${bad}` }] },
        { street: `x${bad}` },
      ])
        expect((await patch(claire.id, id, change)).status).toBe(400);
    },
  );

  test(
    'is sent whole or not at all, and each field says what it lacks',
    {
      meta: { requirements: ['D3-10.2'] },
    },
    async () => {
      const { id } = requestOf(await post(claire.id, '', { categoryId: trade.id }));
      const refused = await post(claire.id, `/${id}/send`, { companyIds: [schmit.id] });
      expect(refused.status).toBe(400);
      expect(fieldsOf(refused)).toMatchObject({
        answers: 'Say what needs to be done',
        description: 'Please describe the work in at least 20 characters',
        commune: 'Choose a commune',
        'dwelling.holder': 'Say whether you’re the owner or the tenant',
        timing: 'Choose when the work should begin',
      });
    },
  );

  test(
    'is nobody else’s: visitors are sent away, strangers find nothing',
    {
      meta: { requirements: ['D3-10.28'] },
    },
    async () => {
      const { id } = await drafted(claire.id);
      const responses = await Promise.all([
        ask('GET', `/api/requests/${id}`),
        ask('GET', `/api/requests/${id}`, { as: stranger.id }),
        patch(stranger.id, id, { title: 'Mine' }),
        ask('DELETE', `/api/requests/${id}`, { as: stranger.id }),
        post(stranger.id, `/${id}/send`, { companyIds: [schmit.id] }),
        upload(stranger.id, id, emptyPdf),
        ask('GET', `/api/requests/${id}`, { as: schmit.userId }),
        ask('GET', '/api/requests', { as: schmit.userId }),
      ]);
      expect(responses.map(({ status }) => status)).toEqual([401, 404, 404, 404, 404, 404, 404, 403]);
    },
  );

  test('is thrown away with its files', { meta: { requirements: ['D3-10.1'] } }, async () => {
    const { id } = await drafted(claire.id);
    await uploaded(claire.id, id, emptyPdf);
    const { rows } = await pool.query<{ token: string }>(
      'select token from request_files where request_id = $1',
      [id],
    );
    expect((await ask('DELETE', `/api/requests/${id}`, { as: claire.id })).status).toBe(200);
    expect((await ask('GET', `/api/requests/${id}`, { as: claire.id })).status).toBe(404);
    const { rows: jobs } = await pool.query(
      `select from ${storedJobsSql} jobs where payload::text like '%' || $1 || '%'`,
      [rows[0]?.token],
    );
    expect(jobs.length).toBeGreaterThan(0);
    expect(await isStored(host.services.files, `requests/${rows[0]?.token}.pdf`)).toBe(true);
  });
});

describe('pictures and plans', () => {
  test(
    'come cleaned, with captions, in the order they are put',
    {
      meta: { requirements: ['D3-2.3', 'D3-10.4'] },
    },
    async () => {
      const { id } = await drafted(claire.id);
      await uploaded(claire.id, id, jpeg, 'roof.jpg');
      await uploaded(claire.id, id, emptyPdf, 'plan.pdf');
      const { files } = await uploaded(claire.id, id, jpeg, 'attic.jpg');
      expect(files.map(({ name, kind }) => [name, kind])).toEqual([
        ['roof.jpg', 'picture'],
        ['plan.pdf', 'pdf'],
        ['attic.jpg', 'picture'],
      ]);
      const picture = await ask('GET', files[0]?.url ?? '', { as: claire.id });
      expect(picture.headers['content-type']).toBe('image/webp');
      expect(picture.bytes.includes('Claire')).toBe(false);
      const reorderedRequest = requestOf(
        await ask('PATCH', files[2]?.url ?? '', {
          as: claire.id,
          body: { position: 0, caption: 'The truss, 1931' },
        }),
      );
      expect(reorderedRequest.files.map(({ name, caption }) => [name, caption])).toEqual([
        ['attic.jpg', 'The truss, 1931'],
        ['roof.jpg', null],
        ['plan.pdf', null],
      ]);
      const fewer = requestOf(await ask('DELETE', files[0]?.url ?? '', { as: claire.id }));
      expect(fewer.files.map(({ name }) => name)).toEqual(['attic.jpg', 'plan.pdf']);
      expect((await uploaded(claire.id, id, emptyPdf, 'last.pdf')).files.at(-1)?.name).toBe('last.pdf');
    },
  );

  test(
    'what has arrived is not stored again, whenever it is sent once more',
    {
      meta: { requirements: ['D3-9.5', 'D3-10.1'] },
    },
    async () => {
      const { id } = await drafted(claire.id);
      const key = randomUUID();
      const tries = await Promise.all(
        Array.from({ length: 4 }, () => uploaded(claire.id, id, jpeg, 'roof.jpg', key)),
      );
      expect(tries.map(({ files }) => files.length)).toEqual([1, 1, 1, 1]);
      expect((await uploaded(claire.id, id, jpeg, 'roof.jpg', key)).files).toHaveLength(1);
      expect((await uploaded(claire.id, id, jpeg, 'roof.jpg', randomUUID())).files).toHaveLength(2);
    },
  );

  test('twelve and no more, also at once', { meta: { requirements: ['D3-2.3'] } }, async () => {
    const { id } = await drafted(claire.id);
    const responses = await Promise.all(
      Array.from({ length: MAX_REQUEST_FILES + 2 }, () => upload(claire.id, id, emptyPdf)),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(MAX_REQUEST_FILES);
    expect(responses.filter(({ status }) => status !== 200).map(codeOf)).toEqual([
      [409, 'tooManyFiles'],
      [409, 'tooManyFiles'],
    ]);
  });
});

test(
  'the list holds mine, by state, newest first, a page at a time',
  {
    meta: { requirements: ['D3-2.6'] },
  },
  async () => {
    const anne = await client();
    const ids = [await drafted(anne.id), await drafted(anne.id), await drafted(anne.id)]
      .map(({ id }) => id)
      .toReversed();
    const first = await ask('GET', '/api/requests?limit=2', { as: anne.id });
    expect((first.body as { id: number }[]).map(({ id }) => id)).toEqual(ids.slice(0, 2));
    expect(first.headers['x-total-count']).toBe('3');
    const second = await ask('GET', `/api/requests?limit=2&cursor=${ids[1]}`, { as: anne.id });
    expect((second.body as { id: number }[]).map(({ id }) => id)).toEqual(ids.slice(2));
    expect((await ask('GET', '/api/requests?state=open', { as: anne.id })).body).toEqual([]);
  },
);
