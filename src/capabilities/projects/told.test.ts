import { expect, test } from 'vitest';
import { buildCompany } from '#demo/builders/company.ts';
import { buildUser } from '#demo/builders/user.ts';
import { testHost } from '#testing/host.ts';

const { ask, db } = await testHost();

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
    `claire created the project “Attic” with you /projects/${cancelled}`,
    `claire created the project “Bath” with you /projects/${declined}`,
    `claire agrees: “New roof” is completed /projects/${id}`,
    `claire created the project “New roof” with you /projects/${id}`,
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
  const written = await ask('POST', `/api/companies/${company.id}/reviews`, { as: claire.id, body: review });
  const { id: reviewId } = written.body as { id: number };
  expect((await bellOf(company.userId))[0]).toMatch(/^A client gave you 4 of 5 stars/);
  expect(await bellOf(admin.id)).toEqual(['A review of Thill waits to be looked at /admin']);
  const reason = 'We never met this person.';
  await ask('POST', `/api/reviews/${reviewId}/flag`, { as: company.userId, body: { reason } });
  await ask('POST', `/api/reviews/${reviewId}/flag`, { as: company.userId, body: { reason } });
  expect(await bellOf(admin.id)).toHaveLength(2);
});
