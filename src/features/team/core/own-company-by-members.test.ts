import { beforeEach, expect, test } from 'vitest';
import { buildCategory } from '#demo/builders/category.ts';
import { buildCompanyMember } from '#demo/builders/company-member.ts';
import { buildCompanyOnPlan } from '#demo/builders/subscription.ts';
import { galleryCalls, testPhotograph } from '#testing/gallery.ts';
import { testHost } from '#testing/host.ts';
import { proofCalls } from '#testing/proofs.ts';
import type { Team, TeamLogEntry } from './contract/team.ts';

const host = await testHost({ withPages: true });
const { ask, db } = host;
const { uploaded, upload, uploadLogo } = galleryCalls(host);
const facts = proofCalls(host);
const jpeg = await testPhotograph.clone().jpeg().toBuffer();
const permit = { kind: 'permit', number: '10012345' } as const;

let company: Awaited<ReturnType<typeof buildCompanyOnPlan>>;
let owner: number;
let manager: number;
let member: number;

beforeEach(async () => {
  company = await buildCompanyOnPlan(db, 'premium');
  owner = company.userId;
  manager = (await buildCompanyMember(db, { companyId: company.id, role: 'manager' })).userId;
  member = (await buildCompanyMember(db, { companyId: company.id })).userId;
});

const logOf = async () => {
  const { body } = await ask('GET', '/api/company-team/log', { as: owner });
  return (body as TeamLogEntry[]).map(({ action, by }) => ({ action, by })).toReversed();
};
const namesOf = async () => {
  const { members } = (await ask('GET', '/api/company-team', { as: owner })).body as Team;
  return members.map(({ name }) => name);
};
const change = (as: number, body: object) => ask('PATCH', '/api/company-profile', { as, body });
const offer = (as: number, categoryId: number) =>
  ask('POST', '/api/company-profile/services', { as, body: { categoryId } });

test('a manager changes what the company says of itself, and the log tells who did', async () => {
  const { id: categoryId } = await buildCategory(db);
  expect(await change(manager, { city: 'Wiltz' })).toMatchObject({ body: { id: company.id, city: 'Wiltz' } });
  expect(await offer(manager, categoryId)).toMatchObject({ status: 201, body: [{ categoryId }] });
  const picture = await uploaded(manager, jpeg);
  const responses = [
    await ask('DELETE', `/api/company-profile/services/${categoryId}`, { as: manager }),
    await ask('PATCH', `/api/company-profile/pictures/${picture.id}`, {
      as: manager,
      body: { title: 'Roof' },
    }),
    await ask('DELETE', `/api/company-profile/pictures/${picture.id}`, { as: manager }),
    await uploadLogo(manager, jpeg),
    await ask('DELETE', '/api/company-profile/logo', { as: manager }),
    await facts.enter(manager, permit),
    await facts.upload(manager, 'permit'),
    await change(owner, { city: 'Clervaux' }),
  ];
  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
  const { open } = await facts.proofOf(owner, 'permit');
  expect(await facts.fetched(manager, open?.id ?? 0)).toMatchObject({ status: 200 });
  const withdrawn = await ask('DELETE', `/api/company-facts/${open?.id}`, { as: manager });
  expect(withdrawn.status).toBe(200);
  const [founder, by] = await namesOf();
  expect(await logOf()).toEqual([
    { action: 'change-profile', by },
    { action: 'change-services', by },
    { action: 'change-gallery', by },
    { action: 'change-services', by },
    { action: 'change-gallery', by },
    { action: 'change-gallery', by },
    { action: 'change-logo', by },
    { action: 'change-logo', by },
    { action: 'enter-fact', by },
    { action: 'prove-fact', by },
    { action: 'change-profile', by: founder },
    { action: 'withdraw-fact', by },
  ]);
});

test('what is refused is not noted', async () => {
  const refused = [
    await change(manager, {}),
    await change(manager, { serviceCantons: ['Nowhere'] }),
    await offer(manager, 2_000_000_000),
    await upload(manager, Buffer.from('no picture')),
    await ask('DELETE', '/api/company-profile/pictures/2000000000', { as: manager }),
    await facts.upload(manager, 'permit'),
  ];
  expect(refused.map(({ status }) => status)).toEqual([400, 400, 404, 415, 404, 409]);
  expect(await logOf()).toEqual([]);
});

const ofPayer = [
  ['GET', '/api/subscription'],
  ['POST', '/api/subscription/payments'],
  ['POST', '/api/subscription/cancel'],
  ['POST', '/api/subscription/resume'],
  ['POST', '/api/subscription/portal'],
  ['GET', '/api/receipts'],
] as const;

test.each(ofPayer)('%s %s is not for members', async (method, url) => {
  const body = url.endsWith('payments') ? { plan: 'basic', period: 'monthly' } : undefined;
  expect(await ask(method, url, { as: member, body })).toMatchObject({
    status: 403,
    body: { code: 'ownersOnly' },
  });
  expect(await ask('GET', '/api/subscription', { as: owner })).toMatchObject({
    body: { status: 'active', plan: 'premium' },
  });
});

test('the paper of a payment is not for members', async () => {
  const body = { plan: 'basic', period: 'monthly', begins: 'now' };
  await ask('POST', '/api/subscription/payments', { as: owner, body });
  const [receipt] = (await ask('GET', '/api/receipts', { as: owner })).body as { id: number }[];
  expect(await ask('GET', `/api/receipts/${receipt?.id}/pdf`, { as: owner })).toMatchObject({ status: 200 });
  expect(await ask('GET', `/api/receipts/${receipt?.id}/pdf`, { as: member })).toMatchObject({ status: 403 });
});

test('a manager who was removed can do none of it from then on', async () => {
  await facts.enter(owner, permit);
  await facts.upload(owner, 'permit');
  const { open } = await facts.proofOf(owner, 'permit');
  const picture = await uploaded(owner, jpeg);
  await ask('DELETE', `/api/company-team/members/${manager}`, { as: owner });
  const { id: categoryId } = await buildCategory(db);
  const refused = [
    await ask('GET', '/api/company-profile/details', { as: manager }),
    await change(manager, { city: 'Wiltz' }),
    await offer(manager, categoryId),
    await ask('DELETE', `/api/company-profile/services/${categoryId}`, { as: manager }),
    await upload(manager, jpeg),
    await ask('PATCH', `/api/company-profile/pictures/${picture.id}`, { as: manager, body: { place: 0 } }),
    await ask('DELETE', `/api/company-profile/pictures/${picture.id}`, { as: manager }),
    await uploadLogo(manager, jpeg),
    await ask('DELETE', '/api/company-profile/logo', { as: manager }),
    await ask('GET', '/api/company-facts', { as: manager }),
    await facts.enter(manager, permit),
    await facts.upload(manager, 'permit'),
    await facts.fetched(manager, open?.id ?? 0),
    await ask('GET', '/api/company-insights?days=30', { as: manager }),
    await ask('GET', '/api/company-insights/csv?days=30', { as: manager }),
    await ask('GET', '/api/subscription', { as: manager }),
  ];
  expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 404));
});

const tabs = ['dashboard', 'profile', 'messages', 'reviews', 'kpis', 'subscription'];

test.each(tabs)('the desk’s tab %s stands for a member', async (tab) => {
  const { status, text } = await ask('GET', `/company-dashboard?tab=${tab}`, { as: member });
  expect(status).toBe(200);
  const visibleText = text.replace(/<(script|style|title)[^>]*>[\s\S]*?<\/\1>/g, '');
  expect(visibleText).not.toMatch(/could not be loaded|nothing here|<p>No company/i);
  expect(visibleText.includes('Someone else manages the plan')).toBe(tab === 'subscription');
  expect(visibleText.includes('Someone else manages the profile')).toBe(tab === 'profile');
  for (const name of ['profile', 'subscription'])
    expect([name, visibleText.includes(`/company-dashboard?tab=${name}"`)]).toEqual([name, tab === name]);
  expect(visibleText).not.toMatch(/Your profile is \d+/i);
});

test.each(['/subscription-plans', '/payment?plan=basic'])(
  '%s says who looks after the plan',
  async (address) => {
    const { status, text } = await ask('GET', address, { as: member });
    expect(status).toBe(403);
    expect(text).toContain('Someone else manages the plan');
    expect(text).not.toContain('/payment?plan=basic&amp;period');
  },
);
