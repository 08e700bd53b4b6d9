import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { buildCompany, reloadCompany } from '#demo/builders/company.ts';
import { buildProject } from '#demo/builders/project.ts';
import { buildUser } from '#demo/builders/user.ts';
import { notifications } from '#features/notifications/core/server/tables.ts';
import { DAY_MS } from '#kernel/calendar.ts';
import { eventually } from '#testing/eventually.ts';
import { testHost } from '#testing/host.ts';
import { unzip } from '#testing/unzip.ts';
import type { Review } from './contract/review-schemas.ts';
import { reviews } from './server/tables.ts';

const { ask, db } = await testHost({ withPages: true });

const secret = 'Slates above the bedroom';
const written = 'It has been dry since.';
const reply = 'Thank you, it was a pleasure to work for you.';
const claire = await buildUser(db, { username: 'claire-of-the-roof' });
const admin = await buildUser(db, { userType: 'admin' });
const stranger = await buildUser(db);

const longAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

/** Builds a review of a public project, approved on the 17th and answered on the 18th. */
const reviewed = async (isAnonymous = true) => {
  const company = await buildCompany(db);
  const project = await buildProject(db, {
    clientId: claire.id,
    companyId: company.id,
    name: secret,
    state: 'completed',
    createdAt: longAgo(60),
    publishedAt: longAgo(30),
  });
  const { body } = await ask('POST', `/api/companies/${company.id}/reviews`, {
    as: claire.id,
    body: { projectId: project.id, rating: 4, comment: written, isAnonymous },
  });
  const { id } = body as Review;
  await db
    .update(reviews)
    .set({
      status: 'approved',
      createdAt: new Date('2026-03-17T14:22:00Z'),
      reply,
      repliedAt: new Date('2026-03-18T09:00:00Z'),
    })
    .where(eq(reviews.id, id));
  return { id, company, project };
};

/** Each of these would lead a reader to the author. */
const tracesOf = (project: { id: number }) => [
  `"projectId":${project.id}`,
  secret,
  claire.username,
  '2026-03-17',
  '2026-03-18',
  '17 Mar',
  '18 Mar',
];

const isUntraced = (text: string, project: { id: number }) =>
  expect(tracesOf(project).filter((trace) => text.includes(trace))).toEqual([]);

describe('an anonymous review', () => {
  test('names no project and no day to visitors, and counts for the company (reading 44)', async () => {
    const { company, project } = await reviewed();
    const address = `/api/companies/${company.id}`;
    for (const path of ['', '/reviews', '/reviews?sort=lowest', '/reviews?rating=4']) {
      await eventually(async () => {
        const { body } = await ask('GET', address + path);
        // A public project shows itself, but not the words that were written about it.
        const { projects = [], ...rest } = body as { projects?: unknown };
        expect(JSON.stringify(projects)).not.toContain(written);
        isUntraced(JSON.stringify(path === '' ? rest : body), project);
        const [publicReview] = path === '' ? (body as { reviews: unknown[] }).reviews : (body as unknown[]);
        expect(publicReview).toMatchObject({
          comment: written,
          isAnonymous: true,
          createdAt: '2026-03-01T00:00:00.000Z',
          reply: { text: reply, createdAt: '2026-03-01T00:00:00.000Z' },
          project: null,
        });
      });
    }
    expect(await reloadCompany(db, company.id)).toMatchObject({ reviewCount: 1, ratingAverage: 4 });
    for (const path of [
      `/api/companies?q=${encodeURIComponent(company.name)}`,
      `${address}/withheld-reviews`,
    ])
      isUntraced((await ask('GET', path)).text, project);
  });

  test('stands in no project that everybody sees, nor in what it is rated', async () => {
    const { company, project } = await reviewed();
    const { body, text } = await ask('GET', `/api/companies/${company.id}/projects`);
    expect(body).toMatchObject([{ id: project.id, reviews: [] }]);
    expect(text).not.toContain(written);
    const profile = `/companies/${company.id}`;
    // Only the main element counts: the embedded data holds the company's reviews on every tab.
    const read = async (search: string) =>
      /<main[\s\S]*<\/main>/.exec((await ask('GET', profile + search)).text)?.[0] ?? '';
    expect(await read('?tab=projects')).toContain('Not reviewed yet');
    expect(await read(`?tab=projects&project=${project.id}`)).not.toContain(written);
    const tab = await read('?tab=reviews');
    expect(tab).toContain(written);
    expect(tab).toContain('March 2026');
    isUntraced(tab, project);
  });

  test('its company is told neither project nor day, by list, dashboard, reply, bell or chart', async () => {
    const { id, company, project } = await reviewed();
    const as = company.userId;
    const ownResponse = await ask('GET', '/api/companies/reviews', { as });
    expect(ownResponse.body).toMatchObject([
      {
        id,
        projectId: null,
        project: null,
        userId: null,
        createdAt: '2026-03-01T00:00:00.000Z',
        abilities: { mayFlag: true },
      },
    ]);
    isUntraced(ownResponse.text, project);
    const bell = await ask('GET', '/api/notifications', { as });
    expect(bell.text).toContain('A client gave you 4 out of 5 stars');
    isUntraced(bell.text, project);
    expect((await ask('GET', `/api/projects/${project.id}`, { as })).body).toMatchObject({ reviews: [] });
    expect((await ask('GET', `/projects/${project.id}`, { as })).text).not.toContain(written);
    isUntraced((await ask('GET', '/company-dashboard?tab=reviews', { as })).text, project);
    await db.update(reviews).set({ reply: null, repliedAt: null }).where(eq(reviews.id, id));
    const replied = await ask('POST', `/api/reviews/${id}/reply`, { as, body: { text: reply } });
    expect([replied.status, replied.body]).toMatchObject([201, { projectId: null }]);
    isUntraced(replied.text, project);
    const changeResponse = await ask('PATCH', `/api/reviews/${id}/reply`, {
      as,
      body: { text: `${reply} Again!` },
    });
    expect([changeResponse.status, changeResponse.body]).toMatchObject([200, { projectId: null }]);
    isUntraced(changeResponse.text, project);
  });

  test('its company’s mail and its own data say no more', async () => {
    const { company, project } = await reviewed();
    const [row] = await db.select().from(notifications).where(eq(notifications.userId, company.userId));
    expect(row).toMatchObject({ kind: 'reviewReceived', subject: { rating: 4 } });
    expect(Object.keys(row?.subject ?? {}).sort()).toEqual(['rating', 'reviewId']);
    const data = await ask('GET', '/api/user/data', { as: company.userId });
    const files = unzip(data.bytes);
    for (const name of ['reviews', 'notifications']) isUntraced(String(files.get(`${name}.json`)), project);
  });

  test(
    'is all there for its author and for moderators, also on the project’s page',
    {
      meta: { requirements: ['REVIEW-001'] },
    },
    async () => {
      const { id, project } = await reviewed();
      for (const as of [claire.id, admin.id]) {
        const { body } = await ask('GET', `/api/projects/${project.id}`, { as });
        expect(body).toMatchObject({
          reviews: [
            {
              id,
              projectId: project.id,
              comment: written,
              createdAt: '2026-03-17T14:22:00.000Z',
              userId: null,
              user: { username: null },
            },
          ],
        });
      }
      const page = await ask('GET', `/projects/${project.id}`, { as: claire.id });
      expect(page.text).toContain('Anonymous User');
      expect((await ask('GET', `/api/projects/${project.id}`, { as: stranger.id })).status).toBe(404);
    },
  );

  test('that was named before is taken out of what its company was told', async () => {
    const { id, company, project } = await reviewed(false);
    const bell = () => ask('GET', '/api/notifications', { as: company.userId });
    expect((await bell()).text).toContain(secret);
    await db.update(reviews).set({ createdAt: new Date() }).where(eq(reviews.id, id));
    await ask('PATCH', `/api/reviews/${id}`, { as: claire.id, body: { isAnonymous: true } });
    const responseAfter = await bell();
    expect(responseAfter.text).toContain('A client gave you 4 out of 5 stars');
    isUntraced(responseAfter.text, project);
  });
});

test('a named review says its project and its day, as ever', async () => {
  const { company, project } = await reviewed(false);
  const ownResponse = await ask('GET', '/api/companies/reviews', { as: company.userId });
  expect(ownResponse.body).toMatchObject([
    { projectId: project.id, project: { name: secret }, createdAt: '2026-03-17T14:22:00.000Z' },
  ]);
  await eventually(async () =>
    expect((await ask('GET', `/api/companies/${company.id}/projects`)).body).toMatchObject([
      { reviews: [{ comment: written }] },
    ]),
  );
});
