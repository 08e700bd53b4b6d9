import { beforeEach, expect, test } from 'vitest';
import { allJobs } from '#app/registry.ts';
import { buildCompanyLead } from '#demo/builders/company-lead.ts';
import { buildCompany } from '#demo/builders/company.ts';
import { buildFolder } from '#demo/builders/folder.ts';
import { buildProject } from '#demo/builders/project.ts';
import { buildQuote } from '#demo/builders/quote.ts';
import { buildRequest, buildRequestInvitation } from '#demo/builders/request.ts';
import { buildRoomFile } from '#demo/builders/room-file.ts';
import { buildVisit } from '#demo/builders/visit.ts';
import { hashPassword } from '#features/accounts/core/server/index.ts';
import { storedJobsSql } from '#server/jobs/stored-jobs.ts';
import { testHost } from '#testing/host.ts';
import { buildCompanyWithTraces, findMarks, type PersonMarks } from '#testing/person-with-traces.ts';
import { quoteCalls, quoteOf } from '#testing/quotes.ts';
import { codeOf } from '#testing/requests.ts';

const host = await testHost({ withPages: true });
const { ask, db, pool, services } = host;
const { accept, act, client, draftedRequest, quoted, withCode } = await quoteCalls(host);
beforeEach(() => pool.query('delete from rate_limits'));

const PASSWORD = 'Gromperekichelcher';
const passwordHash = await hashPassword(PASSWORD);

/** Builds a signed contract of a client and a company. */
const signed = async () => {
  const { claire, schmit, request, quote } = await quoted();
  await withCode(claire.id, quote);
  const { id, evidence, object } = quoteOf(await accept(claire.id, quote));
  const projectId = evidence?.projectId ?? 0;
  return { claire, schmit, ownerId: schmit.userId, id, object, projectId, requestId: request.id };
};

const deletion = (as: number) => ask('GET', '/api/user/deletion', { as });

const askForDeletion = async (as: number) => {
  await pool.query('update users set password = $2 where id = $1', [as, passwordHash]);
  return ask('POST', '/api/user/deletion', { as, body: { currentPassword: PASSWORD } });
};

/** Lets the seven days pass. */
const passDays = async (...ids: number[]) => {
  await pool.query(`update users set erase_at = now() - interval '1 minute' where id = any($1)`, [ids]);
  await allJobs.find(({ name }) => name === 'erase-people')?.run({}, services);
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
    `select payload->'letter'->'paragraphs' as paragraphs from ${storedJobsSql} jobs
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
    const otherRequest = await draftedRequest(claire.id);
    await pool.query(`update notifications set created_at = now() - interval '8 days' where user_id = $1`, [
      leaves,
    ]);
    await askForDeletion(leaves);
    await passDays(leaves);
    expect(await erased(leaves)).toBe(false);
    // Data that the contract does not need has gone, and nobody else's.
    const { rows: rest } = await pool.query(
      `select passport, profile_picture_url as picture,
        (select count(*)::int from folders f where f.user_id = u.id) as folders,
        (select count(*)::int from notifications n where n.user_id = u.id) as news
       from users u where id = $1`,
      [leaves],
    );
    expect(rest).toEqual([{ passport: null, picture: null, folders: 0, news: 0 }]);
    const { rows: drafts } = await pool.query('select id from requests where id = $1', [otherRequest.id]);
    expect(drafts).toHaveLength(side === 'client' ? 0 : 1);
    // Everything that the contract needs stays, under its names.
    const { client, company } = quoteOf(await ask('GET', `/api/quotes/${id}`, { as: stays }));
    expect([client.name, company.name]).toEqual(['Claire Hoffmann', 'Roofer 1']);
    expect((await ask('GET', `/api/quotes/${id}`, { as: leaves })).status).toBe(200);
    expect(await roomOf(leaves, projectId)).toBe(200);
    expect(await roomOf(stays, projectId)).toBe(200);
    const { rows: names } = await pool.query<{ username: string }>(
      'select username from users where id = $1',
      [leaves],
    );
    const login = { username: names[0]?.username, password: PASSWORD };
    expect((await ask('POST', '/api/login', { body: login })).status).toBe(200);
    // The contract can still be ended by agreement: the leaving side can sign in until then.
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
  const signedScene = await signed();
  for (const as of [signedScene.claire.id, signedScene.ownerId])
    expect(
      (await ask('POST', `/api/projects/${signedScene.projectId}/complete`, { as, body: {} })).status,
    ).toBeLessThan(300);
  for (const { claire } of [withdrawn, signedScene]) {
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

test.each(['client', 'company'] as const)(
  'the other side of a contract hears once that the %s leaves and that the contract goes on. Reading 86',
  async (side) => {
    const { claire, ownerId, id } = await signed();
    const [leaves, stays] = side === 'client' ? [claire.id, ownerId] : [ownerId, claire.id];
    await askForDeletion(leaves);
    await askForDeletion(leaves);
    await ask('DELETE', '/api/user/deletion', { as: leaves });
    await askForDeletion(leaves);
    await passDays(leaves);
    const { rows } = await pool.query(
      `select user_id as to, subject from notifications
       where kind = 'contractPartnerLeaves' and user_id = any($1)`,
      [[leaves, stays]],
    );
    const from = side === 'client' ? 'Claire Hoffmann' : 'Roofer 1';
    expect(rows).toMatchObject([{ to: stays, subject: { quoteId: id, from } }]);
  },
);

test('nobody but its client finds a company that leaves, and it can’t come back without its reviews. Reading 86', async () => {
  const { claire, schmit, ownerId, projectId, requestId } = await signed();
  const neighbour = await client();
  const profile = async () => (await ask('GET', `/api/companies/${schmit.id}`, { as: neighbour.id })).status;
  await expect.poll(profile).toBe(200);
  await askForDeletion(ownerId);
  await expect.poll(profile).toBe(200);
  await passDays(ownerId);
  await expect.poll(profile).toBe(404);
  const { rowCount } = await pool.query('select from company_search where company_id = $1', [schmit.id]);
  expect(rowCount).toBe(0);
  const { id } = await draftedRequest(neighbour.id);
  const response = await ask('POST', `/api/requests/${id}/send`, {
    as: neighbour.id,
    body: { companyIds: [schmit.id] },
  });
  expect(codeOf(response)).toEqual([409, 'notOfTrade']);
  // Its client goes on writing to the company, from the request too.
  expect(await roomOf(claire.id, projectId)).toBe(200);
  const page = (await ask('GET', `/requests/${requestId}`, { as: claire.id })).text;
  expect(page).toContain(`href="/messages/${ownerId}"`);
  expect(page).not.toContain('This company isn’t available at the moment');
  const settings = (await ask('GET', '/settings?tab=security', { as: ownerId })).text;
  expect(settings).toContain('We’ve deleted everything that isn’t needed for your contracts.');
  expect(settings).not.toContain('Keep my account');
  expect(codeOf(await ask('DELETE', '/api/user/deletion', { as: ownerId }))).toEqual([409, 'tooLateToKeep']);
});

/** Builds a running contract with everything it came from. */
const contractBetween = async (clientId: number, companyId: number) => {
  const request = await buildRequest(db, {
    clientId,
    sentAt: new Date(),
    state: 'hired',
  });
  const requestId = request.id;
  const invitation = await buildRequestInvitation(db, { requestId, companyId, state: 'won' });
  const project = await buildProject(db, { clientId, companyId });
  const file = await buildRoomFile(db, { project, ownerId: clientId });
  const quote = await buildQuote(db, {
    clientId,
    companyId,
    requestId,
    invitationId: invitation.id,
    state: 'accepted',
  });
  await pool.query(
    `insert into quote_acceptances (quote_id, version, sha256, net, total, name, at, by, project_id)
     select quote_id, version, sha256, net, total, 'Claire', now(), 'email', $2 from quote_versions where quote_id = $1`,
    [quote.id, project.id],
  );
  await buildQuote(db, { clientId, companyId, isChange: true, projectId: project.id });
  await buildVisit(db, { clientId, companyId, state: 'agreed' });
  return { file };
};

/** Counts the rows that name an account or its company, by column. */
const rowsNaming = async (userId: number, companyId: number) => {
  const { rows: columns } = await pool.query<{ table: string; column: string; names: string }>(
    `select c.conrelid::regclass::text as table, a.attname as column, c.confrelid::regclass::text as names
     from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'f' and c.confrelid in ('users'::regclass, 'company_profiles'::regclass)
       and c.conparentid = 0`,
  );
  const counts: Record<string, number> = {};
  for (const { table, column, names } of columns) {
    const { rows } = await pool.query<{ count: number }>(
      `select count(*)::int as count from ${table} where ${column} = $1`,
      [names === 'users' ? userId : companyId],
    );
    const count = rows[0]?.count ?? 0;
    if (count > 0) counts[`${table}.${column}`] = count;
  }
  return counts;
};

// These rows of an account and its company remain while contracts run, each group for its own reason.
const ofTheContracts = {
  'company_profiles.user_id': 1,
  'company_leads.company_id': 1,
  'projects.company_id': 1,
  'quote_numbers.company_id': 1,
  'quotes.client_id': 2,
  'quotes.company_id': 2,
  'request_invitations.company_id': 1,
  'requests.client_id': 1,
  'visits.client_id': 1,
  'visits.company_id': 1,
  'contacts.company_id': 1,
};
/** These let them sign in and be written to by the other side. */
const toSignIn = {
  'attachments.owner_id': 1,
  'known_browsers.user_id': 1,
  'mail_tokens.user_id': 1,
  'passkey_challenges.user_id': 1,
  'passkeys.user_id': 1,
  'password_resets.user_id': 1,
  'sessions.user_id': 1,
  'verification_codes.user_id': 1,
};
/** An account that can still sign in can still harm, and be harmed. */
const toProtect = {
  'blocks.blocked_id': 1,
  'blocks.user_id': 1,
  'client_reports.client_id': 1,
  'client_reports.reviewed_by': 1,
  'conversation_reports.reported_id': 1,
};
/** A complete erasure leaves these too, because they belong to somebody else. */
const ofOthers = {
  'company_log.about_id': 1,
  'company_log.user_id': 1,
  'conversations.partner_id': 1,
  'conversations.user_id': 1,
  'messages.receiver_id': 1,
  'messages.sender_id': 1,
  'moderation_log.person_id': 1,
  'project_events.actor_id': 1,
  'projects.client_id': 3,
  'reviews.user_id': 2,
  'project_files.owner_id': 1,
  'visits.member_id': 1,
  'team_unread.partner_id': 1,
};

const goesAtOnce = [
  'company_leads.user_id',
  'company_members.user_id',
  'company_search.company_id',
  'company_services.company_id',
  'contacts.user_id',
  'folders.user_id',
  'notifications.user_id',
  'price_book_entries.company_id',
  'project_gallery.company_id',
  'push_subscriptions.user_id',
  'quote_templates.company_id',
  'review_flags.company_id',
  'reviews.company_id',
];

/** Names and addresses still stand here: with the account, its protection, and rows that expire within days. */
const namedIn = [
  'attachments',
  'client_reports',
  'content_reports',
  'conversation_reports',
  'idempotency_keys',
  'job',
  'job_common',
  'moderation_log',
  'passkeys',
  'sessions',
  'signup_attempts',
  'users',
  'verification_codes',
];

const tablesMarked = async (marks: PersonMarks) =>
  new Set((await findMarks(host, marks)).map((location) => location.split('.').at(-1)));

test('of an account that waits for its contracts only what stands on this list is left, then nothing. Reading 86', async () => {
  const { person, ownCompany, client: otherClient, marks } = await buildCompanyWithTraces(host);
  const claire = await client();
  const roofer = await buildCompany(db);
  const running = [
    await contractBetween(claire.id, ownCompany.id),
    await contractBetween(person.id, roofer.id),
  ];
  const finished = await buildRoomFile(db, {
    project: await buildProject(db, {
      clientId: otherClient.id,
      companyId: ownCompany.id,
      state: 'completed',
    }),
  });
  await pool.query(`update users set profile_picture_url = '/pictures/x.webp' where id = $1`, [person.id]);
  // Only others know of these.
  await buildRequestInvitation(db, { companyId: ownCompany.id });
  await buildRequest(db, { clientId: person.id });
  await buildRequest(db, { clientId: person.id, sentAt: new Date() });
  for (const state of ['draft', 'sent', 'accepted'] as const) {
    await buildQuote(db, { companyId: ownCompany.id, state });
    await buildQuote(db, { clientId: person.id, state });
  }
  await buildVisit(db, { companyId: ownCompany.id, memberId: person.id, state: 'agreed' });
  await buildVisit(db, { clientId: person.id });
  await buildCompanyLead(db, { companyId: ownCompany.id, userId: otherClient.id });
  await buildCompanyLead(db, { companyId: ownCompany.id, userId: claire.id });
  await pool.query(`insert into quote_templates (company_id, name, content) values ($1, 'Roofs', '{}')`, [
    ownCompany.id,
  ]);
  await pool.query(
    `insert into price_book_entries (company_id, description, kind, unit, unit_price, vat_rate)
     values ($1, 'Slate', 'materials', 'm2', 82.5, 17)`,
    [ownCompany.id],
  );
  await pool.query(`update notifications set created_at = now() - interval '1 day'`);
  await pool.query(`update push_subscriptions set created_at = now() - interval '1 day'`);
  const rowsBefore = await rowsNaming(person.id, ownCompany.id);
  await passDays(person.id);
  expect(await erased(person.id)).toBe(false);
  const rowsAfter = await rowsNaming(person.id, ownCompany.id);
  expect(rowsAfter).toEqual({ ...ofTheContracts, ...toSignIn, ...toProtect, ...ofOthers });
  const { rows: jobs } = await pool.query(`select payload from ${storedJobsSql} jobs`);
  const removed = JSON.stringify(jobs);
  expect(removed).toContain(finished.token);
  for (const { file } of running) expect(removed).not.toContain(file.token);
  // It was there before, so that its removal is seen.
  expect(Object.keys(rowsBefore)).toEqual(expect.arrayContaining(goesAtOnce));
  expect(await tablesMarked(marks)).toEqual(new Set(namedIn));
  await pool.query('update quote_acceptances set ended_at = now()');
  await passDays(person.id);
  expect(await erased(person.id)).toBe(true);
  expect(await rowsNaming(person.id, ownCompany.id)).toEqual(ofOthers);
  expect(await findMarks(host, marks)).toEqual([]);
});
