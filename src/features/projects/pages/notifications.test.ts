import { expect, test } from 'vitest';
import { buildCompany } from '#demo/builders/company.ts';
import { buildUser } from '#demo/builders/user.ts';
import { createDeliverNotificationsJob } from '#features/notifications/core/server/index.ts';
import { findProjectEmailDetails } from '#features/projects/core/server/index.ts';
import { storedJobsSql } from '#server/jobs/stored-jobs.ts';
import { testHost } from '#testing/host.ts';

const host = await testHost();
const { ask, db, pool, services } = host;

const company = await buildCompany(db, { name: 'Thill' });
const claire = await buildUser(db, { username: 'claire' });
const admin = await buildUser(db, { userType: 'admin' });

const bellOf = async (as: number) => {
  const { body } = await ask('GET', '/api/notifications', { as });
  return (body as { text: string; href: string }[]).map(({ text, href }) => `${text} ${href}`);
};

const begin = async (name: string) => {
  const { body } = await ask('POST', '/api/projects', {
    as: claire.id,
    body: { companyId: company.id, name },
  });
  return (body as { id: number }).id;
};

test('each side hears of what the other does to a project', async () => {
  const id = await begin('New roof');
  await ask('POST', `/api/projects/${id}/complete`, { as: company.userId, body: { role: 'company' } });
  await ask('POST', `/api/projects/${id}/complete`, { as: claire.id, body: { role: 'private' } });
  const declined = await begin('Bath');
  const reason = 'We build no baths at all.';
  await ask('POST', `/api/projects/${declined}/decline`, { as: company.userId, body: { reason } });
  const cancelled = await begin('Attic');
  await ask('POST', `/api/projects/${cancelled}/cancel`, { as: claire.id });
  expect(await bellOf(company.userId)).toEqual([
    `claire cancelled “Attic” /projects/${cancelled}`,
    `claire started a project with you: “Attic” /projects/${cancelled}`,
    `claire started a project with you: “Bath” /projects/${declined}`,
    `claire confirmed that “New roof” is complete /projects/${id}`,
    `claire started a project with you: “New roof” /projects/${id}`,
  ]);
  expect(await bellOf(claire.id)).toEqual([
    `Thill declined “Bath” /projects/${declined}`,
    `Thill marked “New roof” as complete /projects/${id}`,
  ]);
});

test('a review is told to the company, without the name of who wants none, and to the moderators', async () => {
  const id = await begin('Gutters');
  for (const as of [claire.id, company.userId])
    await ask('POST', `/api/projects/${id}/complete`, { as, body: { role: 'private' } });
  const review = { projectId: id, rating: 4, comment: 'Dry since.', isAnonymous: true };
  const response = await ask('POST', `/api/companies/${company.id}/reviews`, { as: claire.id, body: review });
  const { id: reviewId } = response.body as { id: number };
  expect((await bellOf(company.userId))[0]).toMatch(/^A client gave you 4 out of 5 stars/);
  expect(await bellOf(admin.id)).toEqual(['A review of Thill needs your approval /admin']);
  const reason = 'We never met this person.';
  await ask('POST', `/api/reviews/${reviewId}/flag`, { as: company.userId, body: { reason } });
  await ask('POST', `/api/reviews/${reviewId}/flag`, { as: company.userId, body: { reason } });
  expect(await bellOf(admin.id)).toHaveLength(2);
});

/** Reads the text of the email that follows the newest notification. */
const lastMail = async () => {
  const { rows } = await pool.query<{ id: number }>('select id from notifications order by id desc limit 1');
  const job = createDeliverNotificationsJob({
    calendarOf: async () => null,
    worksOf: [findProjectEmailDetails],
  });
  await job.run({ id: rows[0]?.id }, services);
  const { rows: mails } = await pool.query<{ text: string }>(
    `select payload::text as text
     from ${storedJobsSql} j
     where j.name = 'mail' order by j.created_at desc, place desc limit 1`,
  );
  return mails[0]?.text ?? '';
};

test('the mail about a new project says what is to be done, and how to call the client', async () => {
  const paul = await buildUser(db, { username: 'paul', phoneNumber: '+352621123456' });
  const description = 'Two broken gutters on the north side.';
  const body = { companyId: company.id, name: 'Gutters', description, budget: 'about €900' };
  expect(await ask('POST', '/api/projects', { as: paul.id, body })).toMatchObject({ status: 201 });
  const text = await lastMail();
  for (const words of [description, 'Budget: about €900', 'Phone: +352621123456'])
    expect(text).toContain(words);
  expect(text).not.toContain('Timeline:');
});
