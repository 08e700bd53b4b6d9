import { expect, test } from 'vitest';
import { buildCompany } from '#demo/builders/company.ts';
import { buildContentReport } from '#demo/builders/content-report.ts';
import { buildConversationReport } from '#demo/builders/conversation-report.ts';
import { buildProject } from '#demo/builders/project.ts';
import { buildUser } from '#demo/builders/user.ts';
import { moderationLog } from '#features/moderation/core/server/tables.ts';
import { decidingAtOnce } from '#testing/decisions.ts';
import { testHost } from '#testing/host.ts';

const host = await testHost({ withPages: true });
const { ask, db } = host;
const admin = await buildUser(db, { userType: 'admin' });
const company = await buildCompany(db);
const project = await buildProject(db, { companyId: company.id });

const dismiss = (queue: string, id: number) =>
  decidingAtOnce(host)(queue, id, { verdict: 'approve', statement: 'Nothing wrong was found.' }, admin.id);
const lastLogEntry = async () =>
  ((await ask('GET', '/api/admin/log?limit=1', { as: admin.id })).body as unknown[])[0];
const logPage = async () => (await ask('GET', '/admin?tab=log', { as: admin.id })).text;

test.each([
  ['the page of a company', `/companies/${company.id}`],
  [
    'the whole address of one, in German',
    `https://giewel.example/de/companies/${company.id}-daach?tab=gallery`,
  ],
  ['a project of its', `/projects/${project.id}`],
])('a line about illegal content at %s leads to the company', async (_, address) => {
  const { id } = await buildContentReport(db, { address });
  expect((await dismiss('content-reports', id)).status).toBe(200);
  expect(await lastLogEntry()).toMatchObject({
    subject: 'content-report',
    subjectId: id,
    companyId: company.id,
    companyName: company.name,
  });
  expect(await logPage()).toMatch(
    new RegExp(
      `Illegal content ${id}<a [^>]*href="/companies/${company.id}"[^>]*>(?:<[^>]*>)*${company.name}<`,
    ),
  );
});

test('the log lists the decisions about one kind of thing', async () => {
  const content = await buildContentReport(db, { address: `/companies/${company.id}` });
  await dismiss('content-reports', content.id);
  const talk = await buildConversationReport(db);
  await dismiss('conversation-reports', talk.id);
  const { body } = await ask('GET', '/api/admin/log?subject=conversation-report', { as: admin.id });
  const lines = body as { subject: string; subjectId: number }[];
  expect(lines[0]).toMatchObject({ subjectId: talk.id });
  expect(lines.every(({ subject }) => subject === 'conversation-report')).toBe(true);
  for (const [subject, verdict] of [
    ['report', 'warned'],
    ['suspension', 'proposed'],
  ] as const)
    await db.insert(moderationLog).values({ subject, verdict, subjectId: 7 });
  const ofPeople = (await ask('GET', '/api/admin/log?subject=suspension', { as: admin.id })).body;
  expect((ofPeople as { subject: string }[]).map((line) => line.subject)).toEqual(['suspension', 'report']);
  const { text } = await ask('GET', '/admin?tab=log&kind=conversation-report', { as: admin.id });
  expect(text).toContain(`Conversation report ${talk.id}`);
  expect(text).not.toContain(`Illegal content ${content.id}`);
});

test('a line about something elsewhere leads nowhere, one about a conversation to whoever was reported', async () => {
  const goneReport = await buildContentReport(db, { address: 'https://elsewhere.example/companies/999999' });
  await dismiss('content-reports', goneReport.id);
  expect(await lastLogEntry()).toMatchObject({ subjectId: goneReport.id, companyId: null });
  const report = await buildConversationReport(db);
  await dismiss('conversation-reports', report.id);
  expect(await logPage()).toContain(`href="/admin/people/${report.reportedId}"`);
});

test('the audit trail leads to whoever did something, and whom it concerns', async () => {
  const { id } = await buildUser(db, { username: 'claire-trail' });
  await ask('GET', `/api/admin/people/${id}`, { as: admin.id });
  const { text } = await ask('GET', `/admin?tab=trail&q=${id}`, { as: admin.id });
  expect(text).toMatch(new RegExp(`href="/admin/people/${id}"[^>]*>(?:<[^>]*>)*claire-trail<`));
  expect(text).toMatch(new RegExp(`href="/admin/people/${admin.id}"`));
});
