import { describe, expect, test } from 'vitest';
import { buildCategory } from '#demo/builders/category.ts';
import { buildCompanyMember } from '#demo/builders/company-member.ts';
import { buildCompany } from '#demo/builders/company.ts';
import { buildQuote } from '#demo/builders/quote.ts';
import {
  buildRequest,
  buildRequestInvitation,
  type RequestInvitationValues,
} from '#demo/builders/request.ts';
import { buildUser } from '#demo/builders/user.ts';
import { buildVisit } from '#demo/builders/visit.ts';
import { testHost } from '#testing/host.ts';

// A Tuesday at noon.
const now = new Date('2026-12-01T11:00:00Z');
const { ask, db } = await testHost({ withPages: true, now });

const { id: categoryId } = await buildCategory(db, { name: 'Roofing' });

const textOf = (html: string) =>
  html
    .replace(/<(script|style|title)[^>]*>[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, '\n')
    .replace(/\s*\n\s*/g, '\n');

const asked = async (
  companyId: number,
  title: string,
  { sentAt = now, ...invitation }: Partial<RequestInvitationValues> = {},
) => {
  const { id: clientId } = await buildUser(db, { fullName: 'Jeanne Weber' });
  const request = await buildRequest(db, { clientId, categoryId, title, sentAt });
  const row = await buildRequestInvitation(db, {
    requestId: request.id,
    companyId,
    sentAt,
    remindAt: sentAt,
    ...invitation,
  });
  return { ...row, clientId };
};

/** Midnight after that day in Luxembourg. */
const dueOn = (day: string) => ({ dueAt: new Date(`${day}T23:00:00Z`) });

describe('/invitations', () => {
  test('has the request that is due first on top, worded from the company’s side', async () => {
    const { id, userId } = await buildCompany(db);
    await asked(id, 'Two roof windows', dueOn('2026-12-03'));
    await asked(id, 'Leak at the valley', dueOn('2026-12-02'));
    await asked(id, 'Too late', { sentAt: new Date('2026-11-20T10:00:00Z'), ...dueOn('2026-11-30') });
    const { status, text } = await ask('GET', '/invitations', { as: userId });
    const read = textOf(text);
    expect(status).toBe(200);
    expect(read).toMatch(/\nReply needed\n2\n[\s\S]*\nLeak at the valley\n[\s\S]*\nTwo roof windows\n/);
    expect(read).toContain('\nReply by Wed 2 Dec, 1 day left\n');
    expect(read).toContain('\nReply by Thu 3 Dec, 2 days left\n');
    expect(read).toMatch(
      /\nJeanne Weber, L-4010 Esch-sur-Alzette[^\n]* · Roofing, €20,000 to €30,000[^\n]*\n/,
    );
    expect(read).not.toContain('\nToo late\n');
    expect(read).toContain('\n1 closed request\n');
    const over = textOf((await ask('GET', '/invitations?show=over', { as: userId })).text);
    expect(over).toContain('\nToo late\n');
    expect(over).not.toContain('\nLeak at the valley\n');
  });

  test('says of each that is with the client what comes next, and when', async () => {
    const { id, userId } = await buildCompany(db);
    const visited = await asked(id, 'Slate', { state: 'visit' });
    await buildVisit(db, {
      companyId: id,
      clientId: visited.clientId,
      memberId: userId,
      invitationId: visited.id,
      state: 'agreed',
      startsAt: new Date('2026-12-02T07:00:00Z'),
      createdAt: now,
    });
    const quoted = await asked(id, 'Annexe', { state: 'quoted' });
    await buildQuote(db, {
      companyId: id,
      clientId: quoted.clientId,
      requestId: quoted.requestId,
      invitationId: quoted.id,
      state: 'sent',
      sentAt: now,
      version: { validUntil: '2026-12-24' },
    });
    const read = textOf((await ask('GET', '/invitations', { as: userId })).text);
    expect(read).toMatch(/\nYour visit is on Wed 2 Dec at 08:00\n[\s\S]*valid until Thu 24 Dec\n/);
    expect(read).toContain('\nNo replies needed right now\n');
  });

  test('without one it says how to get some', async () => {
    const { userId } = await buildCompany(db);
    const read = textOf((await ask('GET', '/invitations', { as: userId })).text);
    expect(read).toMatch(/\nNo requests yet\n[\s\S]*\nComplete your profile\n/);
  });

  test('is no client’s, and a member reads the company’s', async () => {
    const { id, userId } = await buildCompany(db);
    await asked(id, 'Leak at the valley', dueOn('2026-12-02'));
    const { userId: memberId } = await buildCompanyMember(db, { companyId: id });
    expect((await ask('GET', '/invitations', { as: memberId })).text).toContain('Leak at the valley');
    const client = await buildUser(db);
    expect((await ask('GET', '/invitations', { as: client.id })).status).toBe(404);
    const { userId: other } = await buildCompany(db);
    expect((await ask('GET', '/invitations', { as: other })).text).not.toContain('Leak at the valley');
    expect(userId).not.toBe(other);
  });
});

test('GET /api/invitations lists the next deadline first, page after page, and only what the reader looks after', async () => {
  const { id, userId } = await buildCompany(db);
  const late = await asked(id, 'Late', dueOn('2026-12-04'));
  const soon = await asked(id, 'Soon', dueOn('2026-12-02'));
  const first = await ask('GET', '/api/invitations?show=to-answer&limit=1', { as: userId });
  expect(first).toMatchObject({
    body: [{ id: soon.id, request: { title: 'Soon', postalCode: 'L-4010', coverUrl: null } }],
    headers: { 'x-total-count': '2' },
  });
  const next = await ask('GET', `/api/invitations?show=to-answer&limit=1&cursor=${soon.id}`, { as: userId });
  expect(next.body).toMatchObject([{ id: late.id }]);
  expect((await ask('GET', '/api/invitations?mine=true', { as: userId })).body).toEqual([]);
  const declined = await asked(id, 'No', { state: 'declined' });
  const over = await ask('GET', '/api/invitations?show=over', { as: userId });
  expect(over.body).toMatchObject([{ id: declined.id, request: { postalCode: null, budget: null } }]);
});
