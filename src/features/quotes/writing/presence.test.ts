import { expect, test } from 'vitest';
import { buildCompanyMember } from '#demo/builders/company-member.ts';
import { buildCompany } from '#demo/builders/company.ts';
import { buildQuote } from '#demo/builders/quote.ts';
import { buildUser } from '#demo/builders/user.ts';
import { testHost } from '#testing/host.ts';
import { listenAt } from '#testing/live-listener.ts';

const { app, ask, db, signIn } = await testHost();
const here = await app.listen({ port: 0, host: '127.0.0.1' });

test(
  'who has a draft open is told to the company’s own pages, and to no client or other company',
  {
    meta: { requirements: ['D3-4.6'] },
  },
  async () => {
    const claire = await buildUser(db, { userType: 'private' });
    const [schmit, weber] = [await buildCompany(db), await buildCompany(db)];
    const luc = await buildUser(db, { userType: 'company', username: 'luc-schmit' });
    await buildCompanyMember(db, { companyId: schmit.id, userId: luc.id });
    const quote = await buildQuote(db, {
      companyId: schmit.id,
      clientId: claire.id,
      state: 'sent',
      sentAt: new Date(),
    });
    const url = `/api/quotes/${quote.id}/writing`;
    const [office, client, rival] = [
      await listenAt(here, await signIn(schmit.userId)),
      await listenAt(here, await signIn(claire.id)),
      await listenAt(here, await signIn(weber.userId)),
    ];
    const announce = (as: number, isHere: unknown = true) => ask('POST', url, { as, body: { isHere } });
    expect((await announce(luc.id)).status).toBe(200);
    expect((await announce(luc.id, false)).status).toBe(200);
    const [came, went] = await office.wait('quoteWriter', 2);
    const expectedWriter = { quoteId: quote.id, writerId: luc.id, name: 'luc-schmit', tab: '', choosing: [] };
    expect([came?.data, went?.data]).toEqual([
      { ...expectedWriter, isHere: true },
      { ...expectedWriter, isHere: false },
    ]);
    // Open choices are announced as well (issue 40.10).
    const body = { isHere: true, tab: 'one', choosing: ['line 7', 'object'] };
    expect((await ask('POST', url, { as: luc.id, body })).status).toBe(200);
    const events = await office.wait('quoteWriter', 3);
    expect(events[2]?.data).toEqual({ ...expectedWriter, ...body });
    const words = { isHere: true, choosing: ['anything that <b>somebody</b> says'] };
    expect((await ask('POST', url, { as: luc.id, body: words })).status).toBe(400);
    expect((await announce(weber.userId)).status).toBe(404);
    expect((await announce(claire.id)).status).toBe(403);
    expect((await announce(luc.id, 'yes')).status).toBe(400);
    expect((await ask('POST', url, { body: { isHere: true } })).status).toBe(401);
    for (const stream of [client, rival])
      expect(stream.heard.filter(({ event }) => event === 'quoteWriter')).toEqual([]);
  },
);
