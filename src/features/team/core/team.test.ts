import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildCompanyInvitation } from '#demo/builders/company-invitation.ts';
import { buildCompanyMember } from '#demo/builders/company-member.ts';
import { buildCompany, type CompanyRow } from '#demo/builders/company.ts';
import { buildUser } from '#demo/builders/user.ts';
import { storedJobsSql } from '#server/jobs/stored-jobs.ts';
import { testHost } from '#testing/host.ts';
import type { Team, TeamLogEntry } from './contract/team.ts';
import { companyInvitations, companyMembers } from './server/tables.ts';

const { db, pool, ask, signIn } = await testHost();

const PASSWORD = 'moien-um-daach-26';
const TOKEN = 't'.repeat(43);
const noOne = 2_000_000_000;

let company: CompanyRow;
let owner: number;
let member: number;

beforeEach(async () => {
  await db.delete(companyInvitations);
  await pool.query('delete from rate_limits');
  company = await buildCompany(db);
  owner = company.userId;
  member = (await buildCompanyMember(db, { companyId: company.id })).userId;
});

const teamOf = async (as: number) => (await ask('GET', '/api/company-team', { as })).body as Team;
const invite = (as: number, body: object = { email: 'anouk@mail.example', role: 'member' }) =>
  ask('POST', '/api/company-team/invitations', { as, body });
const changeRole = (as: number, userId: number, role: string) =>
  ask('PATCH', `/api/company-team/members/${userId}`, { as, body: { role } });
const remove = (as: number, userId: number) => ask('DELETE', `/api/company-team/members/${userId}`, { as });
const accept = (as: number, token = TOKEN) => ask('POST', `/api/company-invitations/${token}/accept`, { as });
const join = (body: object, token = TOKEN) => ask('POST', `/api/company-invitations/${token}/join`, { body });
const deskOf = (as: number) => ask('GET', '/api/company-profile', { as });
const lastEmail = async () => {
  const { rows } = await pool.query<{ payload: string }>(
    `select payload::text from ${storedJobsSql} jobs order by created_at desc, place desc limit 1`,
  );
  return rows[0]?.payload ?? '';
};
const lastLink = async () => /join-company\?token=([\w-]{43})/.exec(await lastEmail())?.[1] ?? '';

describe('who is in a team', () => {
  test('whoever the company began with, and everybody who joined', async () => {
    const team = await teamOf(member);
    expect(team.company).toEqual({ id: company.id, name: company.name });
    expect(team.members).toMatchObject([
      { userId: owner, role: 'owner', isMe: false },
      { userId: member, role: 'member', isMe: true },
    ]);
    expect(team.abilities).toEqual({ mayManage: false, mayLeave: true });
    expect((await teamOf(owner)).abilities).toEqual({ mayManage: true, mayLeave: false });
  });

  test('is nobody else’s to know', async () => {
    const otherCompany = await buildCompany(db);
    expect((await teamOf(otherCompany.userId)).members.map(({ userId }) => userId)).toEqual([
      otherCompany.userId,
    ]);
    const client = await buildUser(db);
    expect(await ask('GET', '/api/company-team', { as: client.id })).toMatchObject({ status: 403 });
    const nowhere = await buildUser(db, { userType: 'company' });
    for (const call of [
      ask('GET', '/api/company-team', { as: nowhere.id }),
      ask('GET', '/api/company-team/log', { as: nowhere.id }),
      invite(nowhere.id),
      changeRole(nowhere.id, member, 'manager'),
      remove(nowhere.id, nowhere.id),
    ]) {
      expect(await call).toMatchObject({ status: 404, body: { code: 'noCompany' } });
    }
  });
});

describe('an invitation', () => {
  test('is sent three times a day to an address, by whichever companies, and by one company fifteen times', async () => {
    const companies = await Promise.all(Array.from({ length: 3 }, () => buildCompany(db)));
    const statuses = [];
    for (const { userId } of companies) statuses.push((await invite(userId)).status);
    expect(statuses).toEqual([201, 201, 201]);
    expect(await invite(owner, { email: 'ANOUK@mail.example', role: 'member' })).toMatchObject({
      status: 429,
    });
    const companyStatuses = [];
    for (let index = 0; index < 15; index += 1) {
      companyStatuses.push(
        (await invite(owner, { email: `member-${index}@mail.example`, role: 'member' })).status,
      );
    }
    expect(companyStatuses.filter((status) => status === 201)).toHaveLength(14);
  });

  test('names a company in its subject only when it is verified', async () => {
    const unknown = await buildCompany(db, { name: 'Win a car at evil.example', isVatVerified: false });
    await invite(unknown.userId);
    expect(await lastEmail()).toContain('"subject": "An invitation to join a team on Giewel"');
    await invite(owner, { email: 'other@mail.example', role: 'member' });
    expect(await lastEmail()).toContain(
      `"subject": "${company.name} has invited you to join its team on Giewel"`,
    );
  });

  test('is a mail with a link that makes an account of the company’s', async () => {
    expect(await invite(owner)).toMatchObject({
      status: 201,
      body: { email: 'anouk@mail.example', role: 'member' },
    });
    const token = await lastLink();
    expect(await ask('GET', `/api/company-invitations/${token}`)).toMatchObject({
      status: 200,
      body: { company: company.name, email: 'anouk@mail.example', role: 'member' },
    });
    const joined = await join({ username: 'anouk', password: PASSWORD }, token);
    expect(joined).toMatchObject({
      status: 201,
      body: { username: 'anouk', email: 'anouk@mail.example', userType: 'company', isEmailVerified: true },
    });
    expect(String(joined.headers['set-cookie'])).toContain('session=');
    const { id } = joined.body as { id: number };
    expect(await deskOf(id)).toMatchObject({ status: 200, body: { id: company.id } });
    expect((await teamOf(owner)).invitations).toEqual([]);
  });

  test('works once, however many come with it', async () => {
    await buildCompanyInvitation(db, { companyId: company.id, token: TOKEN });
    const people = await Promise.all(
      Array.from({ length: 50 }, () => buildUser(db, { userType: 'company' })),
    );
    const responses = await Promise.all(people.map(({ id }) => accept(id)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(responses.find(({ status }) => status !== 200)).toMatchObject({
      status: 404,
      body: { code: 'invitationGone' },
    });
    expect(await db.$count(companyMembers, eq(companyMembers.companyId, company.id))).toBe(2);
  });

  test('is worth nothing after 7 days, or once it was withdrawn', async () => {
    const expiresAt = new Date(Date.now() - 1000);
    const { id } = await buildCompanyInvitation(db, { companyId: company.id, token: TOKEN, expiresAt });
    const goneRefusal = { status: 404, body: { code: 'invitationGone' } };
    expect(await ask('GET', `/api/company-invitations/${TOKEN}`)).toMatchObject(goneRefusal);
    expect(await join({ username: 'too-late', password: PASSWORD })).toMatchObject(goneRefusal);
    const withdraw = (as: number) => ask('DELETE', `/api/company-team/invitations/${id}`, { as });
    const otherCompany = await buildCompany(db);
    expect(await withdraw(otherCompany.userId)).toMatchObject({
      status: 404,
      body: { code: 'invitationNotFound' },
    });
    expect(await withdraw(owner)).toMatchObject({ status: 200 });
    expect(await withdraw(owner)).toMatchObject({ status: 404 });
  });

  test('to the same address again makes the first worth nothing', async () => {
    await invite(owner);
    const first = await lastLink();
    await invite(owner, { email: 'Anouk@mail.example', role: 'manager' });
    expect(await ask('GET', `/api/company-invitations/${first}`)).toMatchObject({ status: 404 });
    expect((await teamOf(owner)).invitations).toMatchObject([
      { email: 'Anouk@mail.example', role: 'manager' },
    ]);
  });

  test('is a link to pass on too: whoever opens it first joins as a member, with an address yet to be proved', async () => {
    const { status, body } = await ask('POST', '/api/company-team/links', { as: owner });
    expect(status).toBe(200);
    const { token } = body as { token: string };
    expect(await lastEmail()).not.toContain(token);
    const [linkInvitation] = (await teamOf(owner)).invitations;
    expect(linkInvitation).toMatchObject({ email: null, role: 'member' });
    expect(await ask('GET', `/api/company-invitations/${token}`)).toMatchObject({
      status: 200,
      body: { company: company.name, email: null, role: 'member' },
    });
    const account = { username: 'jean-du-chantier', password: PASSWORD };
    expect(await join(account, token)).toMatchObject({
      status: 400,
      body: { fields: { email: 'Invalid email address' } },
    });
    const joined = await join({ ...account, email: 'jean@mail.example' }, token);
    expect(joined).toMatchObject({
      status: 201,
      body: { email: 'jean@mail.example', isEmailVerified: false },
    });
    expect(await deskOf((joined.body as { id: number }).id)).toMatchObject({
      status: 200,
      body: { id: company.id },
    });
    const second = { username: 'second', password: PASSWORD, email: 'second@mail.example' };
    expect(await join(second, token)).toMatchObject({ status: 404, body: { code: 'invitationGone' } });
  });

  test('that is a link is withdrawn like any other, and two links stand beside each other', async () => {
    const make = () => ask('POST', '/api/company-team/links', { as: owner });
    expect([(await make()).status, (await make()).status]).toEqual([200, 200]);
    const [first] = (await teamOf(owner)).invitations;
    expect((await teamOf(owner)).invitations).toHaveLength(2);
    const path = `/api/company-team/invitations/${first?.id}`;
    expect(await ask('DELETE', path, { as: owner })).toMatchObject({ status: 200 });
    expect((await teamOf(owner)).invitations).toHaveLength(1);
    expect(await ask('POST', '/api/company-team/links', { as: member })).toMatchObject({ status: 403 });
  });

  test('is not for clients, nor for whoever has a company', async () => {
    await buildCompanyInvitation(db, { companyId: company.id, token: TOKEN });
    const client = await buildUser(db);
    expect(await accept(client.id)).toMatchObject({ status: 409, body: { code: 'notForClients' } });
    const has = { status: 409, body: { code: 'hasCompany' } };
    expect(await accept((await buildCompany(db)).userId)).toMatchObject(has);
    expect(await accept((await buildCompanyMember(db)).userId)).toMatchObject(has);
    expect(await ask('GET', `/api/company-invitations/${TOKEN}`)).toMatchObject({ status: 200 });
  });

  test('makes no account of a name or an address that is taken', async () => {
    const existingUser = await buildUser(db);
    await buildCompanyInvitation(db, { companyId: company.id, token: TOKEN, email: existingUser.email });
    expect(await join({ username: 'somebody-new', password: PASSWORD })).toMatchObject({
      status: 409,
      body: { code: 'emailTaken' },
    });
    await db.update(companyInvitations).set({ email: 'new@mail.example' });
    expect(await join({ username: existingUser.username, password: PASSWORD })).toMatchObject({
      status: 409,
      body: { code: 'usernameTaken' },
    });
    expect(await join({ username: 'somebody-new', password: 'password' })).toMatchObject({ status: 400 });
    expect(await join({ username: 'somebody-new', password: PASSWORD })).toMatchObject({ status: 201 });
  });

  test('goes to an address, as what there is', async () => {
    expect(await invite(owner, { email: 'nowhere', role: 'member' })).toMatchObject({ status: 400 });
    for (const role of ['king', 'owner'])
      expect(await invite(owner, { email: 'a@mail.example', role })).toMatchObject({ status: 400 });
  });
});

describe.each(['manager', 'member'] as const)('a %s', (role) => {
  test('is no owner', async () => {
    await changeRole(owner, member, role);
    const no = { status: 403, body: { code: 'ownersOnly' } };
    const otherMember = (await buildCompanyMember(db, { companyId: company.id })).userId;
    expect(await invite(member)).toMatchObject(no);
    expect(await changeRole(member, otherMember, 'manager')).toMatchObject(no);
    expect(await changeRole(member, member, 'manager')).toMatchObject(no);
    expect(await remove(member, otherMember)).toMatchObject(no);
    expect(await ask('GET', '/api/company-team/log', { as: member })).toMatchObject(no);
    expect((await teamOf(member)).invitations).toEqual([]);
  });
});

describe('a member', () => {
  test('can be made a manager, and a member again, and can do at once what that is', async () => {
    const describe = () =>
      ask('PATCH', '/api/company-profile', { as: member, body: { description: 'We build roofs.' } });
    const no = { status: 403, body: { code: 'managersOnly' } };
    expect(await describe()).toMatchObject(no);
    expect(await changeRole(owner, member, 'manager')).toMatchObject({ status: 200 });
    expect(await describe()).toMatchObject({ status: 200 });
    expect(await changeRole(owner, member, 'member')).toMatchObject({ status: 200 });
    expect(await describe()).toMatchObject(no);
    expect(await changeRole(owner, member, 'owner')).toMatchObject({ status: 400 });
  });

  test('are let in by whoever shows who they are: a borrowed session leaves nobody behind', async () => {
    const cookie = await signIn(owner);
    await pool.query('update sessions set proved_at = null where user_id = $1', [owner]);
    const postToTeam = (path: string, body: object) =>
      ask('POST', `/api/company-team/${path}`, { headers: { cookie }, body });
    const email = 'anouk@mail.example';
    for (const [path, body] of [
      ['invitations', { email, role: 'manager' }],
      ['invitations', { email, role: 'member' }],
      ['links', {}],
    ] as const)
      expect(await postToTeam(path, body)).toMatchObject({ status: 403, body: { code: 'stepUpNeeded' } });
    expect((await teamOf(owner)).invitations).toEqual([]);
    await pool.query('update sessions set proved_at = now() where user_id = $1', [owner]);
    expect(await postToTeam('links', {})).toMatchObject({ status: 200 });
  });

  test('can leave, and be taken in elsewhere', async () => {
    expect(await remove(member, member)).toMatchObject({ status: 200 });
    expect(await deskOf(member)).toMatchObject({ status: 404 });
    const otherCompany = await buildCompany(db);
    await buildCompanyInvitation(db, { companyId: otherCompany.id, token: TOKEN });
    expect(await accept(member)).toMatchObject({ status: 200 });
    expect(await deskOf(member)).toMatchObject({ body: { id: otherCompany.id } });
  });

  test('who takes two invitations at the same moment works for one company', async () => {
    await remove(member, member);
    const tokens = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(43));
    for (const token of tokens)
      await buildCompanyInvitation(db, { companyId: (await buildCompany(db)).id, token });
    const responses = await Promise.all(tokens.map((token) => accept(member, token)));
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
    expect(await db.$count(companyMembers, eq(companyMembers.userId, member))).toBe(1);
  });

  test('of another company is not there', async () => {
    const stranger = (await buildCompanyMember(db)).userId;
    for (const userId of [stranger, noOne]) {
      expect(await remove(owner, userId)).toMatchObject({ status: 404, body: { code: 'memberNotFound' } });
      expect(await changeRole(owner, userId, 'manager')).toMatchObject({ status: 404 });
    }
  });
});

test('no company is called by a web address, which its invitations would bear', async () => {
  for (const name of ['Buy at http://evil.example', 'www.evil.example']) {
    const { status, body } = await ask('PATCH', '/api/company-profile', { as: owner, body: { name } });
    expect([status, body]).toMatchObject([
      400,
      { fields: { name: 'Remove the web address from the company name' } },
    ]);
  }
  expect((await ask('PATCH', '/api/company-profile', { as: owner, body: { name: 'Daach.lu' } })).status).toBe(
    200,
  );
});

describe('a company is never without an owner', () => {
  test('as the account it began with stays', async () => {
    const stays = { status: 409, body: { code: 'founderStays' } };
    expect(await remove(owner, owner)).toMatchObject(stays);
    expect(await changeRole(owner, owner, 'member')).toMatchObject(stays);
  });
});

test('the log tells an owner who did what, page by page', async () => {
  const [founderName, memberName] = (await teamOf(owner)).members.map(({ name }) => name);
  await invite(owner);
  await changeRole(owner, member, 'manager');
  await remove(member, member);
  const read = async (query: string) => {
    const response = await ask('GET', `/api/company-team/log${query}`, { as: owner });
    return { ...response, items: response.body as TeamLogEntry[] };
  };
  const { items, headers } = await read('?limit=2');
  expect(headers['x-total-count']).toBe('3');
  expect(items).toMatchObject([
    { action: 'leave', by: memberName, about: null },
    { action: 'change-role', by: founderName, about: memberName },
  ]);
  expect((await read(`?cursor=${items[1]?.id}`)).items).toMatchObject([{ action: 'invite', about: null }]);
});
