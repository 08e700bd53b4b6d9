import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { allPersonalData } from '#app/registry.ts';
import { buildCompany } from '#demo/builders/company.ts';
import { buildProject } from '#demo/builders/project.ts';
import { buildRoomFile } from '#demo/builders/room-file.ts';
import { buildUser } from '#demo/builders/user.ts';
import { createErasePeopleJob } from '#features/accounts/settings/server/index.ts';
import { removeFilesJob } from '#server/files/remove-files.ts';
import { startJobWorker } from '#server/jobs/job-worker.ts';
import { emptyPdf } from '#testing/attachments.ts';
import { eventually } from '#testing/eventually.ts';
import { testHost } from '#testing/host.ts';
import { isStored } from '#testing/is-stored.ts';
import { pixelsOf, twoColours } from '#testing/pictures.ts';
import { refusalOf } from '#testing/response-parts.ts';
import { roomCalls } from '#testing/room.ts';
import type { ProjectRoom } from './contract/room-schemas.ts';
import { MAX_MILESTONES, MAX_ROOM_FILES } from './rules/project-room.ts';
import { projectFiles, projectMilestones } from './server/tables.ts';

const host = await testHost();
const { ask, connection, db, pool, services } = host;
const { fetched, read, removed, upload, uploaded } = roomCalls(host);
const runner = await startJobWorker(
  { connection, db, pool, close: async () => undefined },
  [removeFilesJob],
  services,
);
afterAll(() => runner.stop());
beforeEach(() => pool.query('delete from rate_limits'));

const claire = await buildUser(db, { username: 'claire' });
const stranger = await buildUser(db);
const admin = await buildUser(db, { userType: 'admin' });
const thill = await buildCompany(db, { name: 'Thill' });
const begin = (overrides: Parameters<typeof buildProject>[1] = {}) =>
  buildProject(db, { clientId: claire.id, companyId: thill.id, ...overrides });
const jpeg = await twoColours({ width: 300, height: 200, left: '#c80000', right: '#0000c8' })
  .withExif({ IFD0: { Artist: 'Claire Hoffmann' } })
  .jpeg()
  .toBuffer();
const webp = await sharp(jpeg).webp().toBuffer();
const statusOf = ({ status }: { status: number }) => status;
const bellOf = async (as: number) => {
  const { body } = await ask('GET', '/api/notifications', { as });
  return (body as { text: string }[]).map(({ text }) => text);
};

describe('the cover of a project', () => {
  const coverOf = async (as: number, id: number) => {
    const { body } = await ask('GET', `/api/projects/${id}`, { as });
    return (body as { coverUrl: string }).coverUrl;
  };

  test('is a picture of its own, the farthest in the work first, else a drawing of its words', async () => {
    const { id } = await begin({ name: 'New slates above the porch' });
    const slates = expect.stringMatching(/^\/plates\/cover\/slates-/);
    expect(await coverOf(claire.id, id)).toEqual(slates);

    const pictureBefore = await uploaded(claire.id, id, jpeg, 'before.jpg', '?stage=before');
    const first = await coverOf(claire.id, id);
    expect((await ask('GET', first, { as: thill.userId })).status).toBe(200);
    expect((await ask('GET', first, { as: stranger.id })).status).toBe(404);

    const pictureAfter = await uploaded(thill.userId, id, jpeg, 'after.jpg', '?stage=after');
    expect(await coverOf(thill.userId, id)).toBe(`/api/projects/${id}/files/${pictureAfter.id}?size=small`);
    expect(first).toBe(`/api/projects/${id}/files/${pictureBefore.id}?size=small`);

    await removed(thill.userId, id, pictureAfter.id);
    expect(await coverOf(claire.id, id)).toBe(first);
    await removed(claire.id, id, pictureBefore.id);
    expect(await coverOf(claire.id, id)).toEqual(slates);
  });
});

describe('files of a project', () => {
  test('both sides add pictures and documents, and each tells whose it is', async () => {
    const { id } = await begin();
    await uploaded(claire.id, id, jpeg, 'roof.jpg', '?stage=before');
    await uploaded(thill.userId, id, emptyPdf, 'offer.pdf');
    const { files } = await read(claire.id, id);
    expect(files).toMatchObject([
      { kind: 'picture', stage: 'before', side: 'client', name: 'roof.jpg', width: 300, height: 200 },
      { kind: 'pdf', stage: null, side: 'company', name: 'offer.pdf', size: emptyPdf.length },
    ]);
    expect(files.map(({ abilities }) => abilities.mayChange)).toEqual([true, false]);
    expect((await read(thill.userId, id)).files.map(({ abilities }) => abilities.mayChange)).toEqual([
      false,
      true,
    ]);
  });

  test('a picture comes without what its camera wrote, a PDF as it was', async () => {
    const { id } = await begin();
    const picture = await uploaded(claire.id, id, jpeg, 'roof.jpg');
    const document = await uploaded(claire.id, id, emptyPdf, 'offer.exe');
    const large = await fetched(thill.userId, id, picture.id);
    expect(large.headers['content-type']).toBe('image/webp');
    expect(large.bytes.includes('Claire')).toBe(false);
    expect((await pixelsOf(large.bytes)).at(10, 10)[0]).toBeGreaterThan(150);
    const response = await fetched(thill.userId, id, document.id);
    expect([response.bytes.equals(emptyPdf), response.headers['content-disposition']]).toEqual([
      true,
      expect.stringContaining('offer.exe.pdf'),
    ]);
  });

  test.each([
    ['no picture', Buffer.from('GIF? no'), 415, 'wrongType'],
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, 'wrongType'],
    ['half a picture', jpeg.subarray(0, 200), 422, 'unreadable'],
    ['a picture of another kind', webp, 415, 'wrongType'],
  ])('refuses %s', async (_, bytes, status, code) => {
    const { id } = await begin();
    const response = await upload(claire.id, id, bytes, 'roof.jpg');
    expect([response.status, refusalOf(response)]).toEqual([status, code]);
    expect((await read(claire.id, id)).files).toEqual([]);
  });

  test('a try of what has arrived already is answered, and nothing is stored again', async () => {
    const { id } = await begin();
    const send = async (key: string) => {
      const form = new FormData();
      form.append('file', new Blob([jpeg]), 'roof.jpg');
      const headers = { 'idempotency-key': key };
      const { body } = await ask('POST', `/api/projects/${id}/files`, { as: claire.id, form, headers });
      return (body as ProjectRoom).files.map(({ name }) => name);
    };
    const key = crypto.randomUUID();
    expect(await send(key)).toEqual(['roof.jpg']);
    expect(await send(key)).toEqual(['roof.jpg']);
    const results = await Promise.all([1, 2].map(() => send(`${key} once`)));
    expect(results).toEqual([
      ['roof.jpg', 'roof.jpg'],
      ['roof.jpg', 'roof.jpg'],
    ]);
    expect(await send(`${key} other`)).toHaveLength(3);
  });

  test('another file under the key of one that has arrived is refused, not dropped', async () => {
    const { id } = await begin();
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const send = (bytes: Uint8Array<ArrayBuffer>) => {
      const form = new FormData();
      form.append('file', new Blob([bytes]), 'roof.jpg');
      return ask('POST', `/api/projects/${id}/files`, { as: claire.id, form, headers });
    };
    const nothing = new Uint8Array([1, 2, 3]);
    expect(refusalOf(await send(nothing))).toBe('wrongType');
    // A refused upload does not count as a try of the next one.
    expect((await send(new Uint8Array(jpeg))).status).toBe(200);
    expect(await send(new Uint8Array(webp))).toMatchObject({ status: 422, body: { code: 'keyReused' } });
    expect((await send(new Uint8Array(jpeg))).status).toBe(200);
    expect((await read(claire.id, id)).files).toHaveLength(1);
  });

  test('nobody else adds, sees or removes anything; an admin looks', async () => {
    const { id } = await begin();
    const file = await uploaded(claire.id, id);
    const otherProject = await begin({ clientId: stranger.id });
    const statusesFor = async (as: number) => [
      statusOf(await ask('GET', `/api/projects/${id}/room`, { as })),
      statusOf(await fetched(as, id, file.id)),
      statusOf(await upload(as, id)),
      statusOf(await removed(as, id, file.id)),
    ];
    expect(await statusesFor(stranger.id)).toEqual([404, 404, 404, 404]);
    expect(await statusesFor(admin.id)).toEqual([200, 200, 404, 404]);
    expect((await fetched(stranger.id, otherProject.id, file.id)).status).toBe(404);
    expect((await ask('GET', `/api/projects/${id}/room`)).status).toBe(401);
  });

  test('each takes away only what is their own, and the stored files go with it', async () => {
    const { id } = await begin();
    const file = await uploaded(claire.id, id, jpeg, 'roof.jpg');
    expect(refusalOf(await removed(thill.userId, id, file.id))).toBe('fileNotFound');
    const [row] = await db.select().from(projectFiles).where(eq(projectFiles.id, file.id));
    const isThere = () => isStored(services.files, `projects/${row?.token}-large.webp`);
    expect(await isThere()).toBe(true);
    expect((await removed(claire.id, id, file.id)).body).toMatchObject({ files: [] });
    await eventually(async () => expect(await isThere()).toBe(false));
  });

  test('its owner says what a picture shows and when it was taken', async () => {
    const { id } = await begin();
    const { id: fileId } = await uploaded(claire.id, id, jpeg, 'roof.jpg');
    const document = await uploaded(claire.id, id);
    const change = (as: number, file: number, body: object) =>
      ask('PATCH', `/api/projects/${id}/files/${file}`, { as, body });
    const words = { caption: ' North side ', stage: 'after' };
    expect((await change(claire.id, fileId, words)).body).toMatchObject({
      files: [{ caption: 'North side', stage: 'after' }, {}],
    });
    expect(refusalOf(await change(thill.userId, fileId, words))).toBe('fileNotFound');
    expect(refusalOf(await change(claire.id, document.id, words))).toBe('fileNotFound');
    expect((await change(claire.id, fileId, { ...words, caption: 'x'.repeat(121) })).body).toMatchObject({
      fields: { caption: 'Caption can’t exceed 120 characters' },
    });
    expect((await change(claire.id, fileId, { caption: '', stage: 'later' })).status).toBe(400);
  });

  test.each(['declined', 'cancelled'] as const)(
    'a project that was %s takes nothing more',
    async (status) => {
      const project = await begin({ status });
      const { id } = project;
      const file = await buildRoomFile(db, { project });
      const day = { name: 'Scaffold', dueOn: '2026-05-01' };
      expect([
        refusalOf(await upload(claire.id, id)),
        refusalOf(await removed(claire.id, id, file.id)),
        refusalOf(await ask('POST', `/api/projects/${id}/milestones`, { as: thill.userId, body: day })),
      ]).toEqual(['roomClosed', 'roomClosed', 'roomClosed']);
      expect((await read(claire.id, id)).abilities.mayAdd).toBe(false);
    },
  );

  test('of fifty at once as many are taken as there is room for', async () => {
    const project = await begin();
    for (let count = 0; count < MAX_ROOM_FILES - 3; count += 1) await buildRoomFile(db, { project });
    const responses = await Promise.all(Array.from({ length: 50 }, () => upload(claire.id, project.id)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(responses.filter((response) => refusalOf(response) === 'roomFull')).toHaveLength(47);
    expect(await db.$count(projectFiles, eq(projectFiles.projectId, project.id))).toBe(MAX_ROOM_FILES);
  });

  test('the other side has one line about it until that is read', async () => {
    const client = await buildUser(db, { username: 'romain' });
    const { id } = await begin({ clientId: client.id, name: 'New attic' });
    await Promise.all([uploaded(thill.userId, id), uploaded(thill.userId, id), uploaded(thill.userId, id)]);
    expect(await bellOf(client.id)).toEqual(['Thill added a file to “New attic”']);
    await pool.query('update notifications set read_at = now() where user_id = $1', [client.id]);
    await uploaded(thill.userId, id);
    expect(await bellOf(client.id)).toHaveLength(2);
  });
});

describe('milestones', () => {
  const add = (as: number, id: number, body: object) =>
    ask('POST', `/api/projects/${id}/milestones`, { as, body });
  const day = { name: 'Scaffold stands', dueOn: '2026-05-01' };
  const tick = (as: number, id: number, milestoneId: number, isReached = true) =>
    ask('POST', `/api/projects/${id}/milestones/${milestoneId}/tick`, { as, body: { isReached } });

  test('are named to the other side: what was added, and what was ticked off', async () => {
    const client = await buildUser(db, { username: 'josee' });
    const { id } = await begin({ clientId: client.id, name: 'New attic' });
    const { milestones } = (await add(client.id, id, day)).body as ProjectRoom;
    expect(await bellOf(thill.userId)).toContain(
      'josee added the milestone “Scaffold stands” to “New attic”',
    );
    await tick(thill.userId, id, milestones[0]?.id ?? 0);
    expect(await bellOf(client.id)).toEqual([
      'Thill ticked off the milestone “Scaffold stands” in “New attic”',
    ]);
  });

  test('stand by their day, and each side ticks for itself', async () => {
    const { id } = await begin();
    await add(claire.id, id, { name: 'Moving in', dueOn: '2026-09-01' });
    const response = await add(thill.userId, id, day);
    expect(response.status).toBe(201);
    const { milestones } = response.body as ProjectRoom;
    expect(milestones.map(({ name, dueOn, side }) => `${dueOn} ${side} ${name}`)).toEqual([
      '2026-05-01 company Scaffold stands',
      '2026-09-01 client Moving in',
    ]);
    const milestoneId = milestones[0]?.id ?? 0;
    await tick(claire.id, id, milestoneId);
    expect((await tick(thill.userId, id, milestoneId)).body).toMatchObject({
      milestones: [{ clientTickedAt: expect.any(String), companyTickedAt: expect.any(String) }, {}],
    });
    expect((await tick(claire.id, id, milestoneId, false)).body).toMatchObject({
      milestones: [{ clientTickedAt: null, companyTickedAt: expect.any(String) }, {}],
    });
  });

  test.each([
    [{ ...day, name: 'x' }, { name: 'Milestone name must be at least 2 characters' }],
    [{ ...day, name: 'x'.repeat(101) }, { name: 'Milestone name can’t exceed 100 characters' }],
    [{ ...day, dueOn: '2026-02-30' }, { dueOn: 'Choose a day' }],
    [{ ...day, dueOn: '1 May' }, { dueOn: 'Choose a day' }],
    [{ name: day.name }, { dueOn: 'Choose a day' }],
  ])('refuses %j', async (body, fields) => {
    const { id } = await begin();
    expect((await add(claire.id, id, body)).body).toMatchObject({ fields });
  });

  test('a stranger neither adds, ticks nor removes; each removes their own', async () => {
    const { id } = await begin();
    const { milestones } = (await add(claire.id, id, day)).body as ProjectRoom;
    const milestoneId = milestones[0]?.id ?? 0;
    const remove = (as: number) => ask('DELETE', `/api/projects/${id}/milestones/${milestoneId}`, { as });
    expect([
      statusOf(await add(stranger.id, id, day)),
      statusOf(await tick(stranger.id, id, milestoneId)),
      statusOf(await remove(stranger.id)),
      statusOf(await remove(thill.userId)),
    ]).toEqual([404, 404, 404, 404]);
    expect((await remove(claire.id)).body).toMatchObject({ milestones: [] });
    expect((await tick(claire.id, id, milestoneId)).status).toBe(404);
  });

  test('fifty at once leave no more than there is room for', async () => {
    const { id } = await begin();
    const responses = await Promise.all(Array.from({ length: 50 }, () => add(thill.userId, id, day)));
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(MAX_MILESTONES);
    expect(await db.$count(projectMilestones, eq(projectMilestones.projectId, id))).toBe(MAX_MILESTONES);
  });
});

test('whoever is forgotten leaves what they added, without their words; a company takes its rooms along', async () => {
  const [client, firm] = [await buildUser(db), await buildCompany(db)];
  const { id } = await buildProject(db, { clientId: client.id, companyId: firm.id });
  const { id: fileId } = await uploaded(client.id, id, emptyPdf, 'Offer for Marie.pdf');
  const erase = async (userId: number) => {
    await pool.query(`update users set erase_at = now() - interval '1 minute' where id = $1`, [userId]);
    await createErasePeopleJob(allPersonalData).run({}, services);
  };
  await erase(client.id);
  expect((await read(firm.userId, id)).files).toMatchObject([{ id: fileId, name: '-' }]);
  const [row] = await db.select().from(projectFiles).where(eq(projectFiles.id, fileId));
  await erase(firm.userId);
  await eventually(async () =>
    expect(await isStored(services.files, `projects/${row?.token}.pdf`)).toBe(false),
  );
});
