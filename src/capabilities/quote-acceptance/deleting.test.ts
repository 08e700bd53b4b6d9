import { beforeEach, expect, test } from 'vitest';
import { hashPassword } from '#accounts/server/index.ts';
import { allJobs } from '#app/registry.ts';
import { buildFolder } from '#demo/builders/folder.ts';
import { testHost } from '#testing/host.ts';
import { quoteCalls, quoteOf } from '#testing/quotes.ts';

const host = await testHost({ withPages: true });
const { ask, db, pool, tools } = host;
const { accept, act, draftedRequest, quoted, withCode } = await quoteCalls(host);
beforeEach(() => pool.query('delete from rate_limits'));

const PASSWORD = 'Gromperekichelcher';
const passwordHash = await hashPassword(PASSWORD);

/** A signed contract, and what each side does to be deleted. */
const signed = async () => {
  const { claire, schmit, quote } = await quoted();
  await withCode(claire.id, quote);
  const { id, evidence, object } = quoteOf(await accept(claire.id, quote));
  const projectId = evidence?.projectId ?? 0;
  return { claire, ownerId: schmit.userId, id, object, projectId };
};

const deletion = (as: number) => ask('GET', '/api/user/deletion', { as });

const askForDeletion = async (as: number) => {
  await pool.query('update users set password = $2 where id = $1', [as, passwordHash]);
  return ask('POST', '/api/user/deletion', { as, body: { password: PASSWORD } });
};

/** The seven days are over. */
const passDays = async (...ids: number[]) => {
  await pool.query(`update users set erase_at = now() - interval '1 minute' where id = any($1)`, [ids]);
  await allJobs.find(({ name }) => name === 'erase-people')?.run({}, tools);
};

const erased = async (id: number) =>
  (await pool.query('select from users where id = $1 and erased_at is not null', [id])).rowCount === 1;

const roomOf = async (as: number, projectId: number) =>
  (await ask('GET', `/api/projects/${projectId}/room`, { as })).status;

test('who deletes an account with an open contract is told which, and how it ends, also by mail. Reading 86', async () => {
  const { claire, ownerId, id, object } = await signed();
  const asClient = { quoteId: id, object, otherSide: 'Roofer 1' };
  expect(await deletion(claire.id)).toMatchObject({ body: { eraseAt: null, contracts: [asClient] } });
  expect(await askForDeletion(claire.id)).toMatchObject({ status: 200, body: { contracts: [asClient] } });
  const { rows } = await pool.query<{ paragraphs: string[] }>(
    `select payload->'letter'->'paragraphs' as paragraphs from jobs
     where payload->'letter'->>'subject' = 'Your account will be deleted'`,
  );
  expect(rows.at(-1)?.paragraphs.slice(1)).toEqual([
    expect.stringMatching(/^These contracts are still open/),
    `${object}, with Roofer 1`,
  ]);
  const page = (await ask('GET', '/settings?tab=security', { as: claire.id })).text;
  expect(page).toContain('Your account will be deleted once your contracts have ended');
  expect(page).toContain(`href="/quotes/${id}"`);
  const company = await askForDeletion(ownerId);
  expect(company).toMatchObject({ body: { contracts: [{ quoteId: id, object }] } });
  expect(JSON.stringify(company.body)).not.toContain('Roofer 1');
});

test.each(['client', 'company'] as const)(
  'the erasure of a %s waits for the contract, and the other side keeps project, room and paper. Reading 86',
  async (side) => {
    const { claire, ownerId, id, projectId } = await signed();
    const [leaves, stays] = side === 'client' ? [claire.id, ownerId] : [ownerId, claire.id];
    await buildFolder(db, { userId: leaves });
    await pool.query(
      `update users set passport = 'X123', profile_picture_url = '/pictures/x.webp' where id = $1`,
      [leaves],
    );
    const other = await draftedRequest(claire.id);
    await pool.query(`update notifications set created_at = now() - interval '8 days' where user_id = $1`, [
      leaves,
    ]);
    await askForDeletion(leaves);
    await passDays(leaves);
    expect(await erased(leaves)).toBe(false);
    // What the contract does not need has gone, and nobody else's.
    const { rows: rest } = await pool.query(
      `select passport, profile_picture_url as picture,
        (select count(*)::int from folders f where f.user_id = u.id) as folders,
        (select count(*)::int from notifications n where n.user_id = u.id) as news
       from users u where id = $1`,
      [leaves],
    );
    expect(rest).toEqual([{ passport: null, picture: null, folders: 0, news: 0 }]);
    const { rows: drafts } = await pool.query('select id from requests where id = $1', [other.id]);
    expect(drafts).toHaveLength(side === 'client' ? 0 : 1);
    // What it needs stands, under its names.
    const { client, company } = quoteOf(await ask('GET', `/api/quotes/${id}`, { as: stays }));
    expect([client.name, company.name]).toEqual(['Claire Hoffmann', 'Roofer 1']);
    expect((await ask('GET', `/api/quotes/${id}`, { as: leaves })).status).toBe(200);
    expect(await roomOf(leaves, projectId)).toBe(200);
    expect(await roomOf(stays, projectId)).toBe(200);
    // It can still be ended by agreement: whoever leaves can sign in until then.
    expect((await act(leaves, id, 'ending', { reason: 'I move abroad' })).status).toBeLessThan(300);
    expect((await act(stays, id, 'ending/confirm')).status).toBeLessThan(300);
    expect(await deletion(leaves)).toMatchObject({ body: { contracts: [] } });
    await passDays(leaves);
    expect(await erased(leaves)).toBe(true);
    expect((await ask('GET', `/api/quotes/${id}`, { as: stays })).status).toBe(200);
  },
);

test('a contract that was withdrawn from or completed holds nobody back. Reading 86', async () => {
  const withdrawn = await signed();
  expect((await act(withdrawn.claire.id, withdrawn.id, 'withdrawal')).status).toBeLessThan(300);
  const done = await signed();
  for (const as of [done.claire.id, done.ownerId])
    expect(
      (await ask('POST', `/api/projects/${done.projectId}/complete`, { as, body: {} })).status,
    ).toBeLessThan(300);
  for (const { claire } of [withdrawn, done]) {
    await askForDeletion(claire.id);
    await passDays(claire.id);
    expect(await erased(claire.id)).toBe(true);
  }
});

test('two sides that both delete their accounts do not wait for each other. Reading 86', async () => {
  const { claire, ownerId } = await signed();
  await askForDeletion(claire.id);
  await askForDeletion(ownerId);
  await passDays(claire.id, ownerId);
  expect(await erased(claire.id)).toBe(true);
  expect(await erased(ownerId)).toBe(true);
});
