import { beforeEach, expect, test } from 'vitest';
import { buildCompanyMember } from '#demo/builders/company-member.ts';
import { buildCompany } from '#demo/builders/company.ts';
import { buildProject } from '#demo/builders/project.ts';
import { buildUser } from '#demo/builders/user.ts';
import { emptyPdf } from '#testing/attachments.ts';
import { testHost } from '#testing/host.ts';
import { listenAt } from '#testing/live-listener.ts';
import { roomCalls } from '#testing/room.ts';

const host = await testHost();
const { app, ask, db, pool, signIn } = host;
const { uploaded } = roomCalls(host);
const here = await app.listen({ port: 0, host: '127.0.0.1' });
beforeEach(() => pool.query('delete from rate_limits'));

const listen = async (userId: number) => listenAt(here, await signIn(userId));
const milestone = { name: 'Scaffold is gone', dueOn: '2099-05-01' };

const begin = async () => {
  const claire = await buildUser(db);
  const company = await buildCompany(db);
  const project = await buildProject(db, { clientId: claire.id, companyId: company.id });
  return { claire, company, project };
};

test('what one side adds to a room is told to both sides and those who work for one, and to nobody else', async () => {
  const { claire, company, project } = await begin();
  const { userId: memberId } = await buildCompanyMember(db, { companyId: company.id });
  const stranger = await listen((await buildUser(db)).id);
  const sides = await Promise.all([claire.id, company.userId, memberId].map(listen));
  const expectNotified = async (count: number) => {
    for (const side of sides)
      expect((await side.wait('project', count)).map(({ data }) => data)).toEqual(
        Array.from({ length: count }, () => ({ projectId: project.id })),
      );
  };
  const file = await uploaded(claire.id, project.id, emptyPdf, 'offer.pdf');
  await expectNotified(1);
  await ask('POST', `/api/projects/${project.id}/milestones`, { as: company.userId, body: milestone });
  await expectNotified(2);
  await ask('DELETE', `/api/projects/${project.id}/files/${file.id}`, { as: claire.id });
  await expectNotified(3);
  await ask('POST', `/api/projects/${project.id}/complete`, { as: claire.id, body: { role: 'private' } });
  await expectNotified(4);
  expect(stranger.heard.filter(({ event }) => event === 'project')).toEqual([]);
});

test('what is refused is told to nobody', async () => {
  const { claire, company, project } = await begin();
  const side = await listen(claire.id);
  await ask('DELETE', `/api/projects/${project.id}/files/999999`, { as: claire.id });
  await ask('POST', `/api/projects/${project.id}/milestones`, { as: company.userId, body: milestone });
  expect(await side.wait('project', 1)).toHaveLength(1);
});

test('two sides who change two projects at once 25 times each do not wait for each other for ever', async () => {
  const { claire, company, project } = await begin();
  const otherProject = await buildProject(db, { clientId: claire.id, companyId: company.id });
  const responses = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      ask('POST', `/api/projects/${index % 2 ? project.id : otherProject.id}/milestones`, {
        as: index % 3 ? claire.id : company.userId,
        body: milestone,
      }),
    ),
  );
  expect(responses.map(({ status }) => status)).toEqual(Array(50).fill(201));
});
