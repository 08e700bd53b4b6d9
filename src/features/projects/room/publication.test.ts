import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { allPersonalData } from '#app/registry.ts';
import { buildCompany, reloadCompany } from '#demo/builders/company.ts';
import { buildPicture } from '#demo/builders/picture.ts';
import { buildProject } from '#demo/builders/project.ts';
import { buildReview } from '#demo/builders/review.ts';
import { buildUser } from '#demo/builders/user.ts';
import { createErasePeopleJob } from '#features/accounts/settings/server/index.ts';
import type {
  CompletedProject,
  PublicCompany,
} from '#features/companies/profile/contract/company-profile.ts';
import { removeFilesJob } from '#server/files/remove-files.ts';
import { startJobWorker } from '#server/jobs/job-worker.ts';
import { eventually } from '#testing/eventually.ts';
import { testHost } from '#testing/host.ts';
import { isStored } from '#testing/is-stored.ts';
import { twoColours } from '#testing/pictures.ts';
import { refusalOf } from '#testing/response-parts.ts';
import { roomCalls } from '#testing/room.ts';
import { findRoomFile, roomFileStore } from './server/store.ts';

const host = await testHost();
const { ask, connection, db, pool, services } = host;
const { answered, asked, read, removed, uploaded, withdrawn } = roomCalls(host);
const runner = await startJobWorker(
  { connection, db, pool, close: async () => undefined },
  [removeFilesJob],
  services,
);
afterAll(() => runner.stop());
beforeEach(() => pool.query('delete from rate_limits'));

const png = await twoColours({ width: 30, height: 20, left: '#c80000', right: '#0000c8' }).png().toBuffer();
const claire = await buildUser(db);
const stranger = await buildUser(db);

const isPublished = (address = '') => isStored(services.files, address.slice(1));

/** Builds a completed project with two pictures that nobody was asked about. */
const begin = async (state: 'open' | 'completed' = 'completed', clientId = claire.id) => {
  const company = await buildCompany(db, { name: 'Thill' });
  const owner = company.userId;
  const project = await buildProject(db, {
    clientId,
    companyId: company.id,
    state,
    name: 'New roof',
    budget: '12000',
    publication: 'none',
    publishedAt: null,
  });
  const { id } = project;
  const pictures = [await uploaded(owner, id, png, 'a.png'), await uploaded(clientId, id, png, 'b.png')];
  const [first = 0, second = 0] = pictures.map((picture) => picture.id);
  const profile = async () => {
    const response = await ask('GET', `/api/companies/${company.id}/projects`);
    return { shown: response.body as CompletedProject[], total: response.headers['x-total-count'] };
  };
  const gallery = async () =>
    (await ask('GET', `/api/companies/${company.id}/gallery`)).body as { imageUrl: string; title: string }[];
  return { company, owner, project, id, first, second, profile, gallery };
};

describe('publishing a project', () => {
  test('the company chooses, the client agrees: its pictures and budget are public', async () => {
    const { owner, id, first, second, profile, gallery } = await begin();
    await ask('PATCH', `/api/projects/${id}/files/${second}`, {
      as: claire.id,
      body: { caption: 'North side', stage: 'after' },
    });
    expect(await profile()).toEqual({ shown: [], total: '0' });
    expect((await asked(owner, id, [second])).body).toMatchObject({
      publication: 'asked',
      files: [{ isChosen: false }, { isChosen: true }],
      abilities: { mayAsk: true, mayAgree: false, mayWithdraw: true },
    });
    expect((await read(claire.id, id)).abilities).toMatchObject({ mayAgree: true, mayRefuse: true });
    expect((await answered(claire.id, id, true)).body).toMatchObject({ publication: 'published' });
    const publicProject = { title: 'New roof', budget: 12_000, gallery: [{ title: 'North side' }] };
    await eventually(async () =>
      expect(await profile()).toMatchObject({ shown: [publicProject], total: '1' }),
    );
    const [picture] = await gallery();
    expect(await isPublished(picture?.imageUrl)).toBe(true);
    expect((await read(owner, id)).files.map(({ id: file, isChosen }) => [file, isChosen])).toEqual([
      [first, false],
      [second, true],
    ]);
  });

  test('the gallery takes as many as the plan shows', async () => {
    const { company, owner, id, first, second } = await begin();
    expect((await read(owner, id)).picturesLeft).toBe(5);
    for (let picture = 0; picture < 4; picture++) await buildPicture(db, { companyId: company.id });
    expect([(await read(owner, id)).picturesLeft, (await read(claire.id, id)).picturesLeft]).toEqual([
      1,
      null,
    ]);
    expect(await asked(owner, id, [first, second])).toMatchObject({
      status: 409,
      body: { message: 'You can add up to 5 pictures to your gallery. Choose a larger plan to add more.' },
    });
    expect((await read(owner, id)).files).toMatchObject([{ isChosen: false }, { isChosen: false }]);
    expect((await asked(owner, id, [first])).status).toBe(200);
  });

  test.each([
    ['the client takes the consent back', (scene: Begun) => answered(claire.id, scene.id, false)],
    ['the company takes it out', (scene: Begun) => withdrawn(scene.owner, scene.id)],
  ])('%s: the pictures are gone', async (_, takeBack) => {
    const scene = await begin();
    await asked(scene.owner, scene.id, [scene.first, scene.second]);
    await answered(claire.id, scene.id, true);
    await eventually(async () => expect(await scene.gallery()).toHaveLength(2));
    const addresses = (await scene.gallery()).map(({ imageUrl }) => imageUrl);
    expect((await takeBack(scene)).status).toBe(200);
    await eventually(async () =>
      expect([await scene.gallery(), (await scene.profile()).shown]).toEqual([[], []]),
    );
    for (const address of addresses)
      await eventually(async () => expect(await isPublished(address)).toBe(false));
    expect((await read(claire.id, scene.id)).files).toHaveLength(2);
  });

  test('a picture that was lost from the disk is no fault: the company has to choose again', async () => {
    const { owner, id, second, gallery } = await begin();
    await asked(owner, id, [second]);
    const file = await findRoomFile(db, id, second);
    for (const name of file ? roomFileStore.namesOf(file) : []) await services.files.remove(name);
    const response = await answered(claire.id, id, true);
    expect([response.status, refusalOf(response)]).toEqual([409, 'pictureGone']);
    expect(await gallery()).toEqual([]);
  });

  test('who added a picture takes it out of the gallery with it', async () => {
    const { owner, id, first, second, gallery } = await begin();
    await asked(owner, id, [first, second]);
    await answered(claire.id, id, true);
    await removed(claire.id, id, second);
    await eventually(async () => expect(await gallery()).toHaveLength(1));
  });

  test('the consent of whoever is forgotten goes with them, and the pictures with it', async () => {
    const romain = await buildUser(db);
    const { company, owner, id, second, profile, gallery } = await begin('completed', romain.id);
    await asked(owner, id, [second]);
    await answered(romain.id, id, true);
    await eventually(async () => expect(await profile()).toMatchObject({ shown: [{ title: 'New roof' }] }));
    const [picture] = await gallery();
    await pool.query(`update users set erase_at = now() - interval '1 minute' where id = $1`, [romain.id]);
    await createErasePeopleJob(allPersonalData).run({}, services);
    await eventually(async () => expect(await profile()).toEqual({ shown: [], total: '0' }));
    expect(await gallery()).toEqual([]);
    await eventually(async () => expect(await isPublished(picture?.imageUrl)).toBe(false));
    expect(await read(owner, id)).toMatchObject({
      publication: 'refused',
      files: [{ isChosen: false }, { isChosen: false }],
    });
    expect((await reloadCompany(db, company.id)).projectCount).toBe(1);
  });

  test('without consent a project counts, and its review tells neither budget nor description', async () => {
    const { company, project } = await begin();
    await buildReview(db, { project });
    expect(await reloadCompany(db, company.id)).toMatchObject({ projectCount: 1, reviewCount: 1 });
    const { body } = await ask('GET', `/api/companies/${company.id}`);
    expect((body as PublicCompany).reviews[0]?.project).toMatchObject({
      title: 'New roof',
      budget: null,
      description: null,
      completedAt: expect.any(String),
    });
  });

  test('each does what is theirs, at its time', async () => {
    const { owner, id, first } = await begin();
    expect(refusalOf(await answered(claire.id, id, true))).toBe('notNow');
    expect(refusalOf(await withdrawn(owner, id))).toBe('notNow');
    expect((await asked(owner, id, [])).status).toBe(400);
    expect(refusalOf(await asked(owner, id, [first, 999_999]))).toBe('fileNotFound');
    expect((await read(owner, id)).publication).toBe('none');
    expect((await asked(claire.id, id, [first])).status).toBe(403);
    await asked(owner, id, [first]);
    expect((await answered(stranger.id, id, true)).status).toBe(404);
    expect((await answered(owner, id, true)).status).toBe(403);
    expect((await asked((await buildCompany(db)).userId, id, [first])).status).toBe(404);
    expect((await answered(claire.id, id, false)).body).toMatchObject({ publication: 'refused' });
    expect(refusalOf(await answered(claire.id, id, true))).toBe('notNow');
  });

  test('a project that is not completed is not shown', async () => {
    const { owner, id, first } = await begin('open');
    expect(refusalOf(await asked(owner, id, [first]))).toBe('notNow');
  });

  test('of fifty yeses at once one puts the pictures there', async () => {
    const { owner, id, first, gallery } = await begin();
    await asked(owner, id, [first]);
    const responses = await Promise.all(Array.from({ length: 50 }, () => answered(claire.id, id, true)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    await eventually(async () => expect(await gallery()).toHaveLength(1));
  });

  test('each hears of the other', async () => {
    const { owner, id, first } = await begin();
    await asked(owner, id, [first]);
    await answered(claire.id, id, true);
    const newest = async (as: number) => {
      const { body } = await ask('GET', '/api/notifications', { as });
      return (body as { text: string; href: string }[])[0];
    };
    expect(await newest(claire.id)).toMatchObject({
      text: 'Thill would like to show “New roof” on their profile',
      href: `/projects/${id}`,
    });
    expect((await newest(owner))?.text).toBe(`${claire.fullName} agreed that you can show “New roof”`);
  });
});

type Begun = Awaited<ReturnType<typeof begin>>;
