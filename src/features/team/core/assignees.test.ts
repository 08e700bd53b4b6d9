import { beforeEach, describe, expect, test } from 'vitest';
import { buildCategory } from '#demo/builders/category.ts';
import { buildCompanyMember } from '#demo/builders/company-member.ts';
import { buildCompany, type CompanyRow } from '#demo/builders/company.ts';
import { buildMessage } from '#demo/builders/message.ts';
import { buildRequest, buildRequestInvitation } from '#demo/builders/request.ts';
import { buildUser } from '#demo/builders/user.ts';
import { storedJobsSql } from '#server/jobs/stored-jobs.ts';
import { testHost } from '#testing/host.ts';
import type { LeadAssignee } from './contract/assignees.ts';
import type { TeamLogEntry } from './contract/team.ts';

const { ask, db, pool } = await testHost({ withPages: true });

let company: CompanyRow;
let owner: number;
let anouk: number;
let client: number;

beforeEach(async () => {
  await pool.query('delete from rate_limits');
  company = await buildCompany(db);
  owner = company.userId;
  const { id } = await buildUser(db, { userType: 'company' });
  anouk = (await buildCompanyMember(db, { companyId: company.id, userId: id })).userId;
  client = (await buildUser(db)).id;
  await buildMessage(db, { senderId: client, receiverId: owner });
});

const handOver = (as: number, userId: number | null, clientId = client) =>
  ask('PATCH', `/api/company-team/leads/${clientId}`, { as, body: { userId } });
const read = async (as: number, clientId = client) =>
  (await ask('GET', `/api/company-team/leads/${clientId}`, { as })).body as LeadAssignee;
const bellOf = async (as: number) =>
  ((await ask('GET', '/api/notifications', { as })).body as { kind: string; href: string }[]).filter(
    ({ kind }) => kind === 'leadHandedOver',
  );

describe('a lead has somebody who looks after it', () => {
  test('set by anyone of the team, shown to all of it', async () => {
    expect(await read(owner)).toMatchObject({
      caretaker: null,
      people: [
        { userId: owner, isMe: true },
        { userId: anouk, isMe: false },
      ],
    });
    expect(await handOver(anouk, owner)).toMatchObject({
      status: 200,
      body: { caretaker: { userId: owner, isMe: false } },
    });
    expect((await read(owner)).caretaker).toMatchObject({ userId: owner, isMe: true });
    await handOver(owner, null);
    expect((await read(anouk)).caretaker).toBeNull();
  });

  test('who hears of it by their bell, unless it was themselves, and by no mail', async () => {
    await handOver(owner, anouk);
    await handOver(owner, anouk);
    expect(await bellOf(anouk)).toMatchObject([{ href: `/messages/${client}` }]);
    await handOver(owner, owner);
    await handOver(anouk, owner);
    expect(await bellOf(owner)).toEqual([]);
    const { rows } = await pool.query(
      `select from ${storedJobsSql} j
       join notifications n on n.id = (j.payload ->> 'id')::integer
       where j.name = 'tell' and n.kind = 'leadHandedOver'`,
    );
    expect(rows).toEqual([]);
  });

  test('on its card, in the list and on the board', async () => {
    await handOver(owner, anouk);
    const stages = await ask('GET', '/api/company-leads', { as: anouk });
    expect(stages.body).toMatchObject([{ userId: client, caretaker: { userId: anouk, isMe: true } }]);
    for (const view of ['list', 'board']) {
      const { text } = await ask('GET', `/company-dashboard?tab=messages&view=${view}`, { as: anouk });
      expect([view, text.includes('Assigned to you')]).toEqual([view, true]);
    }
  });

  test('and “Mine” shows those alone', async () => {
    const otherClient = (await buildUser(db)).id;
    await buildMessage(db, { senderId: otherClient, receiverId: owner });
    await handOver(owner, anouk);
    for (const address of ['/api/messages?mine=true', '/api/company-leads?mine=true']) {
      const [ownList, owners] = [
        await ask('GET', address, { as: anouk }),
        await ask('GET', address, { as: owner }),
      ];
      expect([address, ownList.headers['x-total-count'], (ownList.body as unknown[]).length]).toEqual([
        address,
        '1',
        1,
      ]);
      expect([address, owners.body]).toEqual([address, []]);
    }
    const { text } = await ask('GET', '/company-dashboard?tab=messages&whose=mine', { as: owner });
    expect(text).toContain('No leads assigned to you');
  });

  test('also of a request, before anybody has written', async () => {
    const context = (await buildUser(db)).id;
    const categoryId = (await buildCategory(db)).id;
    const request = await buildRequest(db, { clientId: context, categoryId, sentAt: new Date() });
    const { id } = await buildRequestInvitation(db, {
      requestId: request.id,
      companyId: company.id,
      sentAt: new Date(),
    });
    expect(await handOver(owner, anouk, context)).toMatchObject({ status: 200 });
    expect(await bellOf(anouk)).toMatchObject([{ href: `/invitations/${id}` }]);
    const { body } = await ask('GET', '/api/invitations', { as: owner });
    expect(body).toMatchObject([{ caretaker: { userId: anouk, isMe: false } }]);
  });
});

describe('nothing is handed over', () => {
  test('that is no lead of the company, nor to who is not of its team', async () => {
    const stranger = (await buildUser(db)).id;
    expect(await handOver(owner, anouk, stranger)).toMatchObject({
      status: 404,
      body: { code: 'leadNotFound' },
    });
    const elsewhere = (await buildCompanyMember(db)).userId;
    for (const userId of [stranger, elsewhere])
      expect(await handOver(owner, userId)).toMatchObject({ status: 404, body: { code: 'memberNotFound' } });
    expect(await handOver(elsewhere, anouk)).toMatchObject({ status: 404 });
    expect((await read(owner)).caretaker).toBeNull();
  });

  test('and who leaves looks after nothing any more', async () => {
    await handOver(owner, anouk);
    await ask('DELETE', `/api/company-team/members/${anouk}`, { as: owner });
    expect((await read(owner)).caretaker).toBeNull();
  });
});

describe('the log says what changed, from what to what', () => {
  const lastOf = async () =>
    ((await ask('GET', '/api/company-team/log', { as: owner })).body as TeamLogEntry[])[0];

  test('who looked after a lead, and who does', async () => {
    await handOver(owner, anouk);
    const [firstName, secondName] = (await read(owner)).people.map(({ name }) => name);
    expect(await lastOf()).toMatchObject({
      changes: [{ field: 'caretaker', before: null, after: secondName }],
    });
    await handOver(owner, owner);
    expect(await lastOf()).toMatchObject({
      action: 'hand-over-lead',
      changes: [{ field: 'caretaker', before: secondName, after: firstName }],
    });
  });

  test('a role', async () => {
    await ask('PATCH', `/api/company-team/members/${anouk}`, { as: owner, body: { role: 'manager' } });
    expect(await lastOf()).toMatchObject({
      changes: [{ field: 'role', before: 'member', after: 'manager' }],
    });
  });

  test('the profile, field by field, and a long text shortened; what stayed is not said', async () => {
    await ask('PATCH', '/api/company-profile', {
      as: owner,
      body: { city: 'Wiltz', description: 'We build.' },
    });
    const description = 'Roofs '.repeat(100).trim();
    await ask('PATCH', '/api/company-profile', { as: owner, body: { city: 'Wiltz', description } });
    expect((await lastOf())?.changes).toEqual([
      { field: 'description', before: 'We build.', after: `${description.slice(0, 119)}…` },
    ]);
    const { text } = await ask('GET', '/company-team', { as: owner });
    expect(text).toContain('<del>We build.</del>');
  });

  test('a service', async () => {
    const { id: categoryId, name } = await buildCategory(db);
    await ask('POST', '/api/company-profile/services', { as: owner, body: { categoryId } });
    expect((await lastOf())?.changes).toEqual([{ field: 'service', before: null, after: name }]);
    await ask('DELETE', `/api/company-profile/services/${categoryId}`, { as: owner });
    expect((await lastOf())?.changes).toEqual([{ field: 'service', before: name, after: null }]);
  });
});
