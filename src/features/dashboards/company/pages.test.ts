import { beforeAll, describe, expect, test } from 'vitest';
import { buildCompany, type CompanyRow } from '#demo/builders/company.ts';
import { buildMessage } from '#demo/builders/message.ts';
import { buildProject } from '#demo/builders/project.ts';
import { buildReview } from '#demo/builders/review.ts';
import { buildUser } from '#demo/builders/user.ts';
import { testHost } from '#testing/host.ts';

const { ask, db } = await testHost({ withPages: true });

const DESK = '/company-dashboard';

// Strips the tags, the scripts and their data from a page.
const textOf = (html: string) =>
  html
    .replace(/<(script|style|title)[^>]*>[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, '\n')
    .replace(/\s*\n\s*/g, '\n');
const read = async (address: string, { userId }: CompanyRow) => {
  const { status, text } = await ask('GET', address, { as: userId });
  return { status, html: text, text: textOf(text) };
};
const count = (text: string, word: string) => text.split(word).length - 1;
const linksTo = (html: string) => [...html.matchAll(/href="\/messages\/(\d+)"/g)].map(([, id]) => Number(id));

/** Writes to the company, which replies if the message was read; the last call is the latest. */
const write = async ({ userId }: CompanyRow, isRead = false) => {
  const client = await buildUser(db);
  await buildMessage(db, { senderId: client.id, receiverId: userId, isRead });
  if (isRead) await buildMessage(db, { senderId: userId, receiverId: client.id });
  return client;
};

const reviewed = async ({ id }: CompanyRow, overrides: Parameters<typeof buildReview>[1] = {}) => {
  const project = await buildProject(db, { companyId: id, state: 'completed', name: 'New attic' });
  return buildReview(db, { project, ...overrides });
};

let quiet: CompanyRow;
let busy: CompanyRow;
let clients: number[];

beforeAll(async () => {
  quiet = await buildCompany(db);
  busy = await buildCompany(db);
  clients = [];
  for (let index = 0; index < 7; index += 1) clients.unshift((await write(busy, index !== 6)).id);
  for (const date of [1, 2, 3, 4, 5]) {
    const createdAt = new Date(Date.UTC(2026, 1, date));
    await reviewed(busy, {
      createdAt,
      comment: `Comment ${date}.`,
      ...(date === 5 && { status: 'pending' }),
    });
  }
});

describe('the desk', () => {
  test('has six tabs', { meta: { requirements: ['CDASH-001'] } }, async () => {
    const { html } = await read(DESK, quiet);
    const names = [...html.matchAll(/role="tab"[^>]*>([A-Za-z]+)/g)].map(([, name]) => name);
    expect(names).toEqual(['Dashboard', 'Profile', 'Messages', 'Reviews', 'KPIs', 'Subscription']);
  });

  test.each([
    ['', 'Dashboard'],
    ['dashboard', 'Dashboard'],
    ['profile', 'Profile'],
    ['messages', 'Messages'],
    ['reviews', 'Reviews'],
    ['kpis', 'KPIs'],
    ['subscription', 'Subscription'],
    ['elsewhere', 'Dashboard'],
  ])('?tab=%s opens %s', { meta: { requirements: ['CDASH-002', 'SHELL-027'] } }, async (tab, name) => {
    const { status, html } = await read(`${DESK}?tab=${tab}`, quiet);
    const open = [...html.matchAll(/aria-selected="true"[^>]*>([A-Za-z]+)/g)].map(([, label]) => label);
    expect([status, open]).toEqual([200, [name]]);
  });

  test('and all else a company has can be reached', { meta: { requirements: ['CDASH-024'] } }, async () => {
    for (const address of [
      ...['', 'profile', 'messages', 'reviews', 'kpis', 'subscription'].map((tab) => `${DESK}?tab=${tab}`),
      '/projects',
      '/messages',
      '/subscription-plans',
      '/payment?plan=basic',
    ]) {
      expect([address, (await read(address, busy)).status]).toEqual([address, 200]);
    }
  });

  test('is no client’s', async () => {
    const client = await buildUser(db);
    expect(await ask('GET', `${DESK}?tab=messages`, { as: client.id })).toMatchObject({ status: 302 });
  });
});

describe('the dashboard tab', () => {
  test(
    'the five latest leads, each a link, and all of them elsewhere',
    {
      meta: { requirements: ['CDASH-003', 'CDASH-005', 'CDASH-007'] },
    },
    async () => {
      const { html } = await read(DESK, busy);
      expect(linksTo(html)).toEqual(clients.slice(0, 5));
      expect(html).toMatch(/href="\/company-dashboard\?tab=messages"[^>]*>[^/]*View All/);
    },
  );

  test(
    'one that is unread is new, the others are answered',
    {
      meta: { requirements: ['CDASH-008'] },
    },
    async () => {
      const { text } = await read(DESK, busy);
      expect([count(text, '\nNew Lead\n'), count(text, '\nResponded\n')]).toEqual([1, 4]);
    },
  );

  test(
    'the three latest reviews, and all of them elsewhere',
    {
      meta: { requirements: ['CDASH-004', 'CDASH-005'] },
    },
    async () => {
      const { html, text } = await read(DESK, busy);
      expect(text.match(/Comment \d/g)).toEqual(['Comment 5', 'Comment 4', 'Comment 3']);
      expect(count(text, '\nReview pending approval\n')).toBe(1);
      expect(count(html, 'aria-label="Report this review"')).toBe(3);
      expect(html).toMatch(/href="\/company-dashboard\?tab=reviews"[^>]*>[^/]*View All/);
    },
  );

  test(
    'five leads and three reviews, whatever page is asked for',
    {
      meta: { requirements: ['LIMIT-029'] },
    },
    async () => {
      const { html, text } = await read(`${DESK}?page=2&after=1&offset=5`, busy);
      expect(linksTo(html)).toEqual(clients.slice(0, 5));
      expect(text.match(/Comment \d/g)).toHaveLength(3);
      // The links to other languages keep the address, so they are left out.
      const ownMarkup = html.replaceAll(/<a [^>]*hreflang="[^>]*>/gi, '');
      expect(ownMarkup).not.toMatch(/<a [^>]*href="[^"]*[?;](page|after|offset|cursor)=/);
    },
  );

  test(
    'five leads and three reviews are all there is to view',
    {
      meta: { requirements: ['CDASH-005'] },
    },
    async () => {
      const company = await buildCompany(db);
      for (let at = 0; at < 5; at += 1) await write(company);
      for (let at = 0; at < 3; at += 1) await reviewed(company);
      expect((await read(DESK, company)).text).not.toContain('View All');
      await write(company);
      expect(count((await read(DESK, company)).text, '\nView All\n')).toBe(1);
      await reviewed(company);
      expect(count((await read(DESK, company)).text, '\nView All\n')).toBe(2);
    },
  );

  test('says so where there is nothing yet', async () => {
    const { text } = await read(DESK, quiet);
    expect(text).toContain('When someone messages your company, the conversation appears here.');
    expect(text).toContain('No reviews yet');
  });
});

describe('the messages tab', () => {
  const address = `${DESK}?tab=messages`;

  test(
    'every lead, each a link, new while it is unread',
    {
      meta: { requirements: ['CDASH-009'] },
    },
    async () => {
      const { html, text } = await read(address, busy);
      expect(linksTo(html)).toEqual(clients);
      expect([count(text, '\nNew Inquiry\n'), count(text, '\nActive\n')]).toEqual([1, 6]);
    },
  );

  test('is a board where the address says so', async () => {
    const { html, text } = await read(`${address}&view=board`, busy);
    const columns = [...html.matchAll(/<section data-stage="(\w+)" aria-label="([^"]+)"/g)];
    expect(columns.map(([, , label]) => label)).toEqual([
      'New: 1 lead',
      'In talks: 6 leads',
      'Quoted: 0 leads',
      'Won: 0 leads',
      'Lost: 0 leads',
    ]);
    expect(linksTo(html)).toEqual(clients);
    expect(count(text, '\nNew Inquiry\n')).toBe(1);
  });

  test('one that was read and has waited since July is no active one, and stands first', async () => {
    const company = await buildCompany(db);
    const owner = company.userId;
    const early = await buildUser(db, { username: 'early.bird' });
    const july = { createdAt: new Date('2026-07-31T08:00:00Z'), isRead: true };
    await buildMessage(db, { senderId: early.id, receiverId: owner, ...july });
    const late = await write(company, true);
    for (const view of ['list', 'board']) {
      const { html, text } = await read(`${address}&view=${view}`, company);
      expect(linksTo(html)).toEqual([early.id, late.id]);
      expect([count(text, '\nNew Inquiry\n'), count(text, '\nActive\n')]).toEqual([1, 1]);
      expect(text).toMatch(/\nwaiting \d+ days\n/);
    }
    expect((await read(`${address}&view=board`, company)).text).toContain('\n1 lead waiting\n');
    expect(linksTo((await read(`${address}&sort=latest`, company)).html)).toEqual([late.id, early.id]);
    expect(linksTo((await read(`${address}&stage=new`, company)).html)).toEqual([early.id]);
    expect(linksTo((await read(`${address}&search=EARLY`, company)).html)).toEqual([early.id]);
    expect((await read(`${address}&search=nobody`, company)).text).toContain('\nNo leads found\n');
  });

  test('what is known of the work stands on the card, and one that is won has no other state', async () => {
    const company = await buildCompany(db);
    const client = await write(company);
    // Must follow the conversation's beginning: the builder's moment may be a little later than the one the next
    // line reads.
    const dates = { createdAt: new Date(Date.now() + 1000) };
    await buildProject(db, {
      companyId: company.id,
      clientId: client.id,
      name: 'Attic',
      budget: '€9,000',
      ...dates,
    });
    const { text } = await read(`${address}&view=board`, company);
    expect(text).toContain('\nValue\n€9,000\n');
    expect(text).not.toContain('New Inquiry');
    expect(text).not.toContain('\nwaiting');
  });

  test('says so where there is nothing yet', async () => {
    expect((await read(address, quiet)).text).toContain('\nNo leads yet\n');
  });
});

describe('the reviews tab', () => {
  const address = `${DESK}?tab=reviews`;

  test(
    'every review of the company, with what can be done about it',
    {
      meta: { requirements: ['CDASH-025'] },
    },
    async () => {
      const { html, text } = await read(address, busy);
      const { body } = await ask('GET', '/api/companies/reviews', { as: busy.userId });
      const comments = (body as { comment: string }[]).map(({ comment }) => comment);
      expect(text.match(/Comment \d\./g)).toEqual(comments);
      expect(count(text, '\nProject: New attic\n')).toBe(5);
      expect([count(text, '\nReply\n'), count(html, 'aria-label="Report this review"')]).toEqual([4, 5]);
      expect(count(text, '\nReview pending approval\n')).toBe(1);
    },
  );

  test(
    'goes on where there are more than 200',
    {
      meta: { requirements: ['DASH-026', 'LIMIT-029'] },
    },
    async () => {
      const company = await buildCompany(db);
      for (let at = 0; at < 201; at += 1) await reviewed(company);
      const first = await read(address, company);
      expect([count(first.text, '\nReply\n'), first.text.includes('\n201 reviews\n')]).toEqual([200, true]);
      const older = /href="([^"]+)"[^>]*>(?:<[^>]+>)*Older reviews/.exec(first.html)?.[1] ?? '';
      const rest = await read(older.replaceAll('&amp;', '&'), company);
      expect([count(rest.text, '\nReply\n'), rest.text.includes('\nNewest reviews\n')]).toEqual([1, true]);
    },
  );

  test('says so where there is nothing yet', async () => {
    expect((await read(address, quiet)).text).toContain('\nNo reviews yet\n');
  });
});
