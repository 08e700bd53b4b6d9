import { expect, test } from 'vitest';
import { buildCompany } from '#demo/builders/company.ts';
import { buildSubscription } from '#demo/builders/subscription.ts';
import { buildUser } from '#demo/builders/user.ts';
import { testHost } from '#testing/host.ts';

const { ask, db } = await testHost({ withPages: true });

const company = await buildCompany(db);
await buildSubscription(db, { companyId: company.id });

/** Returns the words of a page as somebody reads them. */
const open = async (address: string, as?: number) => {
  const { status, text, headers } = await ask('GET', address, as === undefined ? {} : { as });
  const main = /<main[^>]*>(.*)<\/main>/s.exec(text)?.[1] ?? '';
  const words = main
    .replace(/<(svg|script)\b.*?<\/\1>/gs, '')
    .replace(/<(?:\/?(?:p|h1|h2|h3|ul|li|section|div|button|a|dt|dd)\b)[^>]*>/g, ' ')
    .replace(/<!-- -->|<[^>]+>/g, '')
    .replace(/&#x27;/g, "'")
    .replace(/\s+/g, ' ');
  return { status, main, words, location: headers['location'] };
};

const pressed = (main: string) => /aria-pressed="true"[^>]*>(?:<[^>]*>)*([^<]+)/.exec(main)?.[1];

test(
  'pricing: three plans, by the month at first, 35% at the year',
  {
    meta: { requirements: ['SHELL-016', 'PRICE-001', 'PRICE-002', 'PRICE-003', 'LIMIT-019', 'LIMIT-020'] },
  },
  async () => {
    const { status, main, words } = await open('/subscription-plans', company.userId);
    expect(status).toBe(200);
    expect(main).toContain('id="pricing"');
    expect(pressed(main)).toBe('Monthly');
    expect(words).toContain('Yearly35%');
    expect(main.match(/<h2[^>]*>(Basic|Professional|Premium)/g)).toHaveLength(3);
    expect(words).toContain('All prices include 17% VAT.');
  },
);

test.each([
  ['basic', 'PRICE-011', '€35/month or €300/year (save 28%)'],
  ['professional', 'PRICE-013', '€55/month or €500/year (save 24%)'],
  ['premium', 'PRICE-015', '€85/month or €800/year (save 21%)'],
])('%s has its prices, its true saving, and leads to checkout (%s)', async (plan, _, prices) => {
  const { main, words } = await open('/subscription-plans', company.userId);
  expect(words).toContain(prices);
  expect(main).toContain(`href="/payment?plan=${plan}&amp;period=monthly"`);
});

test.each([
  ['PRICE-012', 'Up to 3 services (3 categories) Basic analytics 5 images'],
  ['PRICE-014', 'Up to 10 services Advanced analytics Priority in search results 20 images'],
  ['PRICE-016', 'Unlimited services and images Full analytics Featured placement Dedicated account manager'],
])('%s a plan’s features', async (_, features) => {
  expect((await open('/subscription-plans', company.userId)).words.replace(/ +/g, ' ')).toContain(features);
});

const lifts = 'Clients can send you requests';
const without =
  'your statistics for the last 7 days. Your profile won’t appear in paid positions. Clients can message you, but they can’t';

test('pricing says what holds with each plan, and without one', async () => {
  const { words } = await open('/subscription-plans', company.userId);
  expect(words.split(lifts)).toHaveLength(4);
  for (const figures of [
    'Statistics for the last 7 and 30 days',
    'Statistics for up to 365 days',
    'Trade comparison and CSV export',
  ])
    expect(words).toContain(figures);
  expect(words).toContain('No plan? Without a plan, everything on your profile stays visible.');
  expect(words).toContain(without);
});

test('checkout says it of the plan that is paid for', async () => {
  const { words } = await open('/payment?plan=basic', (await buildCompany(db)).userId);
  expect(words).toContain(`${lifts} Statistics for the last 7 and 30 days`);
});

test('the announced prices stay on their own page', { meta: { requirements: ['PRICE-017'] } }, async () => {
  const { words } = await open('/subscription-plans', company.userId);
  for (const price of ['€59', '€119', '€239']) expect(words).not.toContain(price);
});

test('the plan one has is marked, and only that', async () => {
  const { main } = await open('/subscription-plans', company.userId);
  expect(main.match(/Your plan/g)).toHaveLength(1);
  expect(main).toMatch(/Professional<span[^>]*>Your plan/);
  const other = await buildCompany(db);
  expect((await open('/subscription-plans', other.userId)).main).not.toContain('Your plan');
});

test('the plan one has is no call to act, another is', async () => {
  const classOf = (main: string, label: string) =>
    new RegExp(`<a[^>]*class="([^"]+)"[^>]*><span[^>]*>${label}<`).exec(main)?.[1];
  const ownCompany = (await open('/subscription-plans', company.userId)).main;
  expect(classOf(ownCompany, 'Choose Professional')).toBe(classOf(ownCompany, 'Choose Basic'));
  const other = await buildCompany(db);
  const { main } = await open('/subscription-plans', other.userId);
  expect(classOf(main, 'Choose Professional')).not.toBe(classOf(main, 'Choose Basic'));
});

test(
  'banners and the account manager of Premium can be asked for, where they are named',
  {
    meta: { requirements: ['LIMIT-023'] },
  },
  async () => {
    const hasContactLink = (main: string, label: string) =>
      new RegExp(`href="/contact\\?topic=company"[^>]*>${label}<`).test(main);
    expect(
      hasContactLink((await open('/subscription-plans', company.userId)).main, 'Ask about a banner'),
    ).toBe(true);
    expect(hasContactLink((await open('/how-it-works?tab=companies')).main, 'Ask about a banner')).toBe(true);
    const premium = await buildCompany(db);
    await buildSubscription(db, { companyId: premium.id, plan: 'premium' });
    const deskOf = async (userId: number) => (await open('/company-dashboard?tab=subscription', userId)).main;
    const [desk, other] = [await deskOf(premium.userId), await deskOf(company.userId)];
    expect(hasContactLink(desk, 'Ask about banner advertising')).toBe(true);
    expect(hasContactLink(desk, 'Contact your account manager')).toBe(true);
    expect(other).not.toContain('Contact your account manager');
  },
);

test('what is paid for is not offered again, the same by another period is', async () => {
  const monthly = await buildCompany(db);
  await buildSubscription(db, { companyId: monthly.id, plan: 'basic', period: 'monthly' });
  const { main } = await open('/subscription-plans', monthly.userId);
  expect(main).not.toContain('/payment?plan=basic');
  expect(main).toMatch(/href="\/company-dashboard\?tab=subscription"[^>]*><span[^>]*>See your subscription/);
  expect((await open('/subscription-plans', company.userId)).main).toContain('Choose Professional');
});

test(
  'pricing and checkout are for companies',
  {
    meta: { requirements: ['SHELL-035', 'SHELL-036', 'SHELL-037'] },
  },
  async () => {
    const client = await buildUser(db);
    const locationOf = async (address: string, as?: number) => (await open(address, as)).location;
    expect(await locationOf('/subscription-plans')).toBe('/');
    // The home page reads the wanted address after the # and says whose page it was.
    expect(await locationOf('/subscription-plans', client.id)).toBe('/#/subscription-plans');
    expect(await locationOf('/payment', company.userId)).toBe('/company-auth?tab=register');
    expect(await locationOf('/payment?plan=gold', company.userId)).toBe('/company-auth?tab=register');
    expect(await locationOf('/payment?plan=basic')).toBe('/company-auth');
    expect(await locationOf('/payment?plan=basic', client.id)).toBe('/#/payment?plan=basic');
  },
);

test(
  'checkout is by the year at first and says up to 28%',
  {
    meta: { requirements: ['PRICE-004', 'PRICE-005', 'LIMIT-020'] },
  },
  async () => {
    const { userId } = await buildCompany(db);
    const { main, words } = await open('/payment?plan=basic', userId);
    expect(pressed(main)).toBe('Yearly');
    expect(words).toContain('up to 28%');
    expect(words).toContain('Pay €300');
    expect(words).toMatch(/€300\.00 Total including VAT €300\.00 VAT 17% €43\.59/);
    const paymentPage = await open('/payment?plan=basic&period=monthly', userId);
    expect(pressed(paymentPage.main)).toBe('Monthly');
    expect(paymentPage.words).toContain('Pay €35');
  },
);

const onTrial = { status: 'trial', plan: null, period: null } as const;

test('somebody on trial can begin it without paying, and reads until when nothing is charged', async () => {
  const ownCompany = await buildCompany(db);
  const until = new Date('2031-12-06T11:00:00Z');
  await buildSubscription(db, { companyId: ownCompany.id, ...onTrial, until });
  const { words, main } = await open('/payment?plan=basic', ownCompany.userId);
  expect(words).toContain('Start my trial');
  expect(words).toContain('You won’t be charged. Your trial runs until 6 December 2031');
  expect(main).toMatch(/href="\/company-dashboard"[^>]*>.*Start my trial/s);
  const paying = await open('/payment?plan=premium', company.userId);
  expect(paying.words).not.toContain('Start my trial');
});

test('what is paid for already cannot be paid for again', async () => {
  const { words } = await open('/payment?plan=professional', company.userId);
  expect(words).toContain('You already have this plan');
  expect(words).not.toContain('Pay €500');
});

test('a change says line by line what is taken off, and a smaller plan when it begins', async () => {
  const ownCompany = await buildCompany(db);
  const until = new Date('2031-12-06T11:00:00Z');
  const paidFrom = new Date('2030-12-06T11:00:00Z');
  await buildSubscription(db, { companyId: ownCompany.id, until, paidFrom });
  const { words } = await open('/payment?plan=premium', ownCompany.userId);
  expect(words).toContain('Unused time on Professional, 6 Dec 2030 to 5 Dec 2031 −€500.00');
  expect(words).toMatch(/−€500\.00 Total including VAT €300\.00 VAT 17% €43\.59/);
  expect(words).toContain('Pay €300');
  const smaller = await open('/payment?plan=basic', ownCompany.userId);
  expect(smaller.words).toContain('Due now €0.00');
  expect(smaller.words).toContain('Change to Basic on 6 December 2031');
  expect(smaller.words).toContain('Change now instead');
});

test(
  'a name with admin in it skips the payment and gets nothing by it',
  {
    meta: { requirements: ['PRICE-010'] },
  },
  async () => {
    const owner = await buildUser(db, { userType: 'company', username: 'xadminx' });
    await buildCompany(db, { userId: owner.id });
    expect((await open('/payment?plan=basic', owner.id)).location).toBe('/company-dashboard');
    expect((await ask('GET', '/api/subscription', { as: owner.id })).body).toMatchObject({ status: 'none' });
  },
);

test(
  'the desk tells plan, renewal date and receipts as they are',
  {
    meta: { requirements: ['SHELL-004', 'CDASH-015'] },
  },
  async () => {
    const ownCompany = await buildCompany(db);
    const body = { plan: 'professional', period: 'yearly' };
    await ask('POST', '/api/subscription/payments', { as: ownCompany.userId, body });
    const { words } = await open('/company-dashboard?tab=subscription', ownCompany.userId);
    expect(words).toMatch(/Professional €500 per year, next payment on \d+ \w+ \d{4}/);
    expect(words).toContain('Receipt (demo)');
    const without = await open('/company-dashboard?tab=subscription', (await buildCompany(db)).userId);
    expect(without.words).toContain('Without a plan, everything on your profile stays visible.');
    expect(without.words).toContain('You can add up to 3 services and 5 pictures');
    expect(without.words).not.toContain('limits of Basic');
    expect(without.words).not.toContain('€500');
  },
);
