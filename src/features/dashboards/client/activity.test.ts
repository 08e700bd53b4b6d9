import { expect, test } from 'vitest';
import { buildCompany } from '#demo/builders/company.ts';
import { buildContact } from '#demo/builders/contact.ts';
import { buildFolder, buildFolderCompany } from '#demo/builders/folder.ts';
import { buildMessage } from '#demo/builders/message.ts';
import { buildUser } from '#demo/builders/user.ts';
import { LIKED_FOLDER_NAME } from '#features/folders/core/rules/folders.ts';
import { testHost } from '#testing/host.ts';
import type { ActivityEntry } from './contract/activity.ts';

const { ask, db } = await testHost();

const activitiesOf = async (as: number) => {
  const { status, body } = await ask('GET', '/api/activity', { as });
  expect(status).toBe(200);
  return body as ActivityEntry[];
};

const minute = (value: number) => new Date(Date.UTC(2025, 10, 20, 10, value));

test(
  'the latest five of likes, folders, conversations and projects, in order of time',
  {
    meta: { requirements: ['DASH-004'] },
  },
  async () => {
    const { id: userId } = await buildUser(db);
    const thill = await buildCompany(db, { name: 'Thill' });
    const zenner = await buildCompany(db, { name: 'Zenner' });
    const folder = await buildFolder(db, { userId, name: 'Attic', createdAt: minute(1) });
    const likes = await buildFolder(db, {
      userId,
      name: LIKED_FOLDER_NAME,
      isLiked: true,
      createdAt: minute(50),
    });
    await buildFolderCompany(db, { folderId: folder.id, companyId: zenner.id, createdAt: minute(2) });
    await buildContact(db, { userId, companyId: thill.id, createdAt: minute(3) });
    await buildMessage(db, { senderId: userId, receiverId: thill.userId, createdAt: minute(4) });
    const reply = { senderId: thill.userId, receiverId: userId, createdAt: minute(5) };
    await buildMessage(db, reply);
    await buildMessage(db, { senderId: userId, receiverId: zenner.userId, createdAt: minute(6) });
    const activities = await activitiesOf(userId);
    expect(activities.map(({ kind, name }) => `${kind} ${name}`)).toEqual([
      'wrote Zenner',
      'heard Thill',
      'liked Thill',
      'saved Zenner',
      'created Attic',
    ]);
    expect(activities[3]).toMatchObject({ id: folder.id, folder: 'Attic' });
    expect(activities.some(({ id, kind }) => kind === 'created' && id === likes.id)).toBe(false);
  },
);

test('what became of a project, by whichever side', async () => {
  const { id: userId } = await buildUser(db);
  const company = await buildCompany(db, { name: 'Thill' });
  const body = { companyId: company.id, name: 'New roof' };
  const { id } = (await ask('POST', '/api/projects', { as: userId, body })).body as { id: number };
  await ask('POST', `/api/projects/${id}/complete`, { as: company.userId, body: { role: 'company' } });
  await ask('POST', `/api/projects/${id}/complete`, { as: userId, body: { role: 'private' } });
  const activities = await activitiesOf(userId);
  expect(activities.map(({ kind }) => kind)).toEqual(['marked', 'markedByCompany', 'begun']);
  expect(activities[0]).toMatchObject({ id, name: 'Thill', project: 'New roof' });
});

test('of another’s doings nothing, and of nothing nothing', async () => {
  expect(await activitiesOf((await buildUser(db)).id)).toEqual([]);
  expect((await ask('GET', '/api/activity')).status).toBe(401);
});
