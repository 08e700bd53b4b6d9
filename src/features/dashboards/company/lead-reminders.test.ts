import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { buildCompany } from '#demo/builders/company.ts';
import { buildMessage } from '#demo/builders/message.ts';
import { buildUser } from '#demo/builders/user.ts';
import { personBlocks, conversations } from '#features/messaging/core/server/tables.ts';
import { testHost } from '#testing/host.ts';
import { remindOfLeads } from './server/leads/remind-of-leads.ts';

const { db, ask, services, pool } = await testHost();

/** It is a Friday afternoon, on which a client writes. */
const FRIDAY = '2026-11-20T15:00:00Z';

const buildUnansweredLead = async (hours: Record<string, string> | null = null) => {
  const company = await buildCompany(db, { ...(hours && { businessHours: hours }) });
  const client = await buildUser(db);
  await buildMessage(db, { senderId: client.id, receiverId: company.userId, createdAt: new Date(FRIDAY) });
  return { owner: company.userId, client };
};

const comes = (moment: string) => {
  const clock = { now: () => new Date(moment) };
  return remindOfLeads({ ...services, clock });
};

const bellOf = async (as: number) => {
  const { body } = await ask('GET', '/api/notifications', { as });
  return (body as { text: string }[]).map(({ text }) => text);
};

test('a company is reminded once, after a working day that no weekend counts for', async () => {
  const { owner, client } = await buildUnansweredLead();
  await comes('2026-11-23T14:59:00Z');
  expect(await bellOf(owner)).toEqual([]);
  await Promise.all([comes('2026-11-23T15:00:00Z'), comes('2026-11-23T15:00:00Z')]);
  await comes('2026-11-24T15:00:00Z');
  expect(await bellOf(owner)).toEqual([`${client.fullName} still needs your first reply`]);
});

test('at night nobody is, also where the server was away when it was due', async () => {
  const { owner } = await buildUnansweredLead();
  await comes('2026-11-23T22:00:00Z');
  await comes('2026-11-24T06:50:00Z');
  expect(await bellOf(owner)).toEqual([]);
  await comes('2026-11-24T07:10:00Z');
  expect(await bellOf(owner)).toHaveLength(1);
});

test('who is asked in the evening is told as the next day closes', async () => {
  const { owner, client } = await buildUnansweredLead();
  const evening = new Date('2026-11-19T19:00:00Z');
  await db.update(conversations).set({ begunAt: evening }).where(eq(conversations.partnerId, client.id));
  await comes('2026-11-20T16:50:00Z');
  expect(await bellOf(owner)).toEqual([]);
  await comes('2026-11-20T17:00:00Z');
  expect(await bellOf(owner)).toHaveLength(1);
});

test('by its own days: one that is closed on Mondays a day later', async () => {
  const { owner } = await buildUnansweredLead({
    Tuesday: '08:00-17:00',
    Wednesday: '08:00-17:00',
    Thursday: '08:00-17:00',
    Friday: '08:00-17:00',
  });
  await comes('2026-11-23T17:00:00Z');
  expect(await bellOf(owner)).toEqual([]);
  await comes('2026-11-24T15:00:00Z');
  expect(await bellOf(owner)).toHaveLength(1);
});

test('not of one that was answered, declined, blocked, or is weeks old', async () => {
  const [answeredLead, lostLead, blocked] = [
    await buildUnansweredLead(),
    await buildUnansweredLead(),
    await buildUnansweredLead(),
  ];
  const old = await buildUnansweredLead();
  await buildMessage(db, { senderId: answeredLead.owner, receiverId: answeredLead.client.id });
  await ask('PATCH', `/api/company-leads/${lostLead.client.id}`, {
    as: lostLead.owner,
    body: { stage: 'lost' },
  });
  await db.insert(personBlocks).values({ userId: blocked.owner, blockedId: blocked.client.id });
  await comes('2026-12-21T15:00:00Z');
  for (const { owner } of [answeredLead, lostLead, blocked, old]) expect(await bellOf(owner)).toEqual([]);
});

test('what was noted as told was told: where telling fails, the next round does it', async () => {
  const { owner } = await buildUnansweredLead();
  const failing = { ...services, clock: { now: () => new Date('2026-11-23T15:00:00Z') } };
  await pool.query(`create function no_news() returns trigger language plpgsql as $$
    begin raise exception 'killed'; end $$`);
  await pool.query('create trigger no_news before insert on notifications execute function no_news()');
  await expect(remindOfLeads(failing)).rejects.toThrow('nobody was reminded');
  await pool.query('drop trigger no_news on notifications');
  await comes('2026-11-23T15:10:00Z');
  expect(await bellOf(owner)).toHaveLength(1);
});
