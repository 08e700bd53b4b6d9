import { beforeEach, expect, test } from 'vitest';
import { buildMessage } from '#demo/builders/message.ts';
import type { Quote } from '#features/quotes/core/contract/shapes.ts';
import { testHost } from '#testing/host.ts';
import { quoteCalls, quoteOf } from '#testing/quotes.ts';
import type { StoredLead } from './contract/leads.ts';

const host = await testHost();
const { ask, db, pool } = host;
const { accept, act, asked, quoted, sent, withCode } = await quoteCalls(host);
beforeEach(() => pool.query('delete from rate_limits'));

interface Company {
  userId: number;
}

const leadOf = async (company: Company, client: { id: number }) => {
  const { body } = await ask('GET', `/api/company-leads/${client.id}`, { as: company.userId });
  const { stage, isPlacedByHand, waitingSince } = body as StoredLead;
  return { stage, isPlacedByHand, isWaiting: waitingSince !== null };
};
const stageOf = async (company: Company, client: { id: number }) => (await leadOf(company, client)).stage;
const move = (company: Company, client: { id: number }, stage: string) =>
  ask('PATCH', `/api/company-leads/${client.id}`, { as: company.userId, body: { stage } });
/** The client writes to each, which makes it a lead. */
const write = async (client: { id: number }, companies: readonly Company[]) => {
  for (const { userId } of companies) await buildMessage(db, { senderId: client.id, receiverId: userId });
};
const sign = async (client: { id: number }, quote: Quote) => {
  await withCode(client.id, quote);
  return quoteOf(await accept(client.id, quote));
};

test(
  'a lead goes to Quoted with the quote, to Won with its acceptance, the others’ to Lost',
  {
    meta: { requirements: ['D3-6.4'] },
  },
  async () => {
    const { claire, roofers, request } = await asked(3);
    const [winner, second, third] = roofers;
    if (!winner || !second || !third) throw new Error('Three were asked');
    await write(claire, roofers);
    expect(await leadOf(winner, claire)).toEqual({ stage: 'new', isPlacedByHand: false, isWaiting: true });
    const quote = await sent(winner.userId, request.id);
    await sent(second.userId, request.id);
    expect(await leadOf(winner, claire)).toEqual({
      stage: 'quoted',
      isPlacedByHand: false,
      isWaiting: false,
    });
    expect(await stageOf(third, claire)).toBe('new');
    await sign(claire, quote);
    expect(await stageOf(winner, claire)).toBe('won');
    expect(await stageOf(second, claire)).toBe('lost');
    expect(await stageOf(third, claire)).toBe('lost');
  },
);

test(
  'with the withdrawal from the contract the winner’s is Lost, the others’ are not revived',
  {
    meta: { requirements: ['D3-10.25'] },
  },
  async () => {
    const { claire, roofers, request } = await asked(2);
    const [winner, other] = roofers;
    if (!winner || !other) throw new Error('Two were asked');
    await write(claire, roofers);
    const quote = await sent(winner.userId, request.id);
    await sign(claire, quote);
    expect((await act(claire.id, quote.id, 'withdrawal')).status).toBe(200);
    expect(await stageOf(winner, claire)).toBe('lost');
    expect(await stageOf(other, claire)).toBe('lost');
  },
);

test(
  'declined it is Lost; taken back it is in talks again, quoted anew Quoted',
  {
    meta: { requirements: ['D3-6.4'] },
  },
  async () => {
    const one = await quoted();
    await write(one.claire, [one.schmit]);
    await act(one.claire.id, one.quote.id, 'decline', { reason: 'price' });
    expect(await stageOf(one.schmit, one.claire)).toBe('lost');
    const { claire, schmit, request } = await asked();
    await write(claire, [schmit]);
    const quote = await sent(schmit.userId, request.id);
    await act(schmit.userId, quote.id, 'withdraw');
    expect(await stageOf(schmit, claire)).toBe('talking');
    await sent(schmit.userId, request.id);
    expect(await stageOf(schmit, claire)).toBe('quoted');
  },
);

test(
  'a draft moves nothing, and a lead moved by hand stays and says so',
  {
    meta: { requirements: ['D3-6.4'] },
  },
  async () => {
    const { claire, schmit, request } = await asked();
    await write(claire, [schmit]);
    await ask('POST', '/api/quotes', { as: schmit.userId, body: { requestId: request.id } });
    expect(await stageOf(schmit, claire)).toBe('new');
    const hand = await quoted();
    await write(hand.claire, [hand.schmit]);
    await move(hand.schmit, hand.claire, 'talking');
    await sign(hand.claire, hand.quote);
    expect(await leadOf(hand.schmit, hand.claire)).toMatchObject({ stage: 'talking', isPlacedByHand: true });
  },
);

test(
  'work won by request and quote stands on the board as won, also without a message',
  {
    meta: { requirements: ['D3-6.4'] },
  },
  async () => {
    const { claire, schmit, quote } = await quoted();
    const board = async (query = '') => {
      const { body } = await ask('GET', `/api/company-leads${query}`, { as: schmit.userId });
      return (body as StoredLead[]).map(({ userId, stage }) => [userId, stage]);
    };
    const won = async () => {
      const { body } = await ask('GET', '/api/company-leads/totals', { as: schmit.userId });
      return (body as { stage: string; count: number }[]).find(({ stage }) => stage === 'won')?.count;
    };
    expect(await board()).toEqual([]);
    await sign(claire, quote);
    for (const query of ['', '?stage=won', '?sort=waiting'])
      expect(await board(query)).toEqual([[claire.id, 'won']]);
    expect(await board('?stage=new')).toEqual([]);
    expect(await won()).toBe(1);
    const { body } = await ask('GET', `/api/company-leads/${claire.id}`, { as: schmit.userId });
    expect(body).toMatchObject({
      stage: 'won',
      waitingSince: null,
      work: { isRequest: true },
      otherUser: { id: claire.id, userType: 'private', company: null },
      lastMessage: { content: '', attachmentCount: 0 },
    });
    // It is moved and has notes like any other, and stays one lead once somebody writes.
    expect((await move(schmit, claire, 'talking')).status).toBe(200);
    expect(await board()).toEqual([[claire.id, 'talking']]);
    await write(claire, [schmit]);
    expect(await board()).toEqual([[claire.id, 'talking']]);
    // Another company, which the client has no dealings with, sees nothing.
    const other = await quoted();
    expect((await ask('GET', `/api/company-leads/${claire.id}`, { as: other.schmit.userId })).status).toBe(
      404,
    );
  },
);
