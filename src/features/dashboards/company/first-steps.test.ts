import { expect, test } from 'vitest';
import { buildCompanyMember } from '#demo/builders/company-member.ts';
import { buildCompanyProof } from '#demo/builders/company-proof.ts';
import { buildCompany } from '#demo/builders/company.ts';
import { buildMessage } from '#demo/builders/message.ts';
import { storedJobsSql } from '#server/jobs/stored-jobs.ts';
import { testHost } from '#testing/host.ts';
import type { OwnCompanyProfile } from './contract/company-dashboard.ts';

const { ask, db, pool } = await testHost({ withPages: true });

const stepsOf = async (as: number) =>
  ((await ask('GET', '/api/company-profile', { as })).body as OwnCompanyProfile).firstSteps;

test('a new company has first steps, which know of a proof and of a first answer (D2-19)', async () => {
  const { id, userId } = await buildCompany(db);
  expect(await stepsOf(userId)).toEqual({ hasAnswered: false, hasProof: false });
  const { senderId } = await buildMessage(db, { receiverId: userId });
  expect(await stepsOf(userId)).toEqual({ hasAnswered: false, hasProof: false });
  await buildMessage(db, { senderId: userId, receiverId: senderId });
  await buildCompanyProof(db, { companyId: id });
  expect(await stepsOf(userId)).toEqual({ hasAnswered: true, hasProof: true });
});

test('the desk begins with them, each a link, for whoever may change the profile', async () => {
  const { id, userId } = await buildCompany(db);
  const { userId: member } = await buildCompanyMember(db, { companyId: id });
  const page = async (as: number) => (await ask('GET', '/company-dashboard', { as })).text;
  const ownPage = await page(userId);
  for (const href of ['#edit-description', '#edit-services', '#edit-gallery', '#edit-hours', '#proofs'])
    expect(ownPage).toContain(`href="/company-dashboard?tab=profile${href}"`);
  expect(ownPage.indexOf('Getting started')).toBeLessThan(ownPage.indexOf('last 30 days'));
  expect(await page(member)).not.toContain('Getting started');
});

test('a step that is begun says what it still lacks (company 37)', async () => {
  const { userId } = await buildCompany(db, {
    description: 'x'.repeat(108),
    address: null,
    postalCode: 'L-9910',
    city: 'Troisvierges',
  });
  const { text } = await ask('GET', '/company-dashboard', { as: userId });
  expect(text).toContain('108 of 120 characters so far');
  expect(text).toContain('Still missing: street and number.');
});

test('put away they are gone, for the whole team', async () => {
  const { id, userId } = await buildCompany(db);
  const { userId: manager } = await buildCompanyMember(db, { companyId: id, role: 'manager' });
  expect(await ask('DELETE', '/api/company-profile/first-steps', { as: manager })).toMatchObject({
    status: 200,
  });
  expect(await stepsOf(userId)).toBeNull();
  expect((await ask('GET', '/company-dashboard', { as: userId })).text).not.toContain('Getting started');
});

test('who joins as a company is welcomed by one mail that says what comes first', async () => {
  const email = 'first@steps.example';
  const body = {
    username: 'first-steps',
    email,
    password: 'a long enough one, 7',
    userType: 'company',
    companyName: 'First Steps',
  };
  expect(await ask('POST', '/api/register', { body })).toMatchObject({ status: 201 });
  const { rows } = await pool.query<{ subject: string; href: string }>(
    `select payload -> 'letter' ->> 'subject' as subject, payload -> 'letter' -> 'button' ->> 'address' as href
     from ${storedJobsSql} jobs where payload ->> 'to' = $1`,
    [email],
  );
  expect(rows).toEqual([
    { subject: 'Welcome to Giewel', href: expect.stringMatching(/\/company-dashboard$/) },
  ]);
});
