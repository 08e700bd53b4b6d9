import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { buildCompanyProof } from '#demo/builders/company-proof.ts';
import { buildCompany } from '#demo/builders/company.ts';
import { buildPicture } from '#demo/builders/picture.ts';
import { buildProject } from '#demo/builders/project.ts';
import { buildReview } from '#demo/builders/review.ts';
import { buildUser } from '#demo/builders/user.ts';
import { users } from '#features/accounts/core/server/tables.ts';
import { companyProfiles, projectGalleryPictures } from '#features/companies/core/server/tables.ts';
import { companyProofs } from '#features/companies/proofs/server/tables.ts';
import { projects } from '#features/projects/core/server/tables.ts';
import { reviews } from '#features/reviews/core/server/tables.ts';
import type { Translator } from '#server/services/translator.ts';
import { testHost } from '#testing/host.ts';
import type { PublicCompany } from './contract/company-profile.ts';
import { presentCompanyProfile } from './server/present-company-profile.ts';
import { createProfileListsReader } from './server/store.ts';

const { db, services } = await testHost();
const company = await buildCompany(db, { serviceCommunes: ['Esch-sur-Alzette'] });
const author = await buildUser(db);
const project = await buildProject(db, {
  companyId: company.id,
  clientId: author.id,
  state: 'completed',
  completedAt: new Date('2026-03-05T10:00:00Z'),
  publishedAt: new Date('2026-03-06T10:00:00Z'),
});
const review = await buildReview(db, { project, rating: 4 });
const picture = await buildPicture(db, { companyId: company.id, title: 'Stairs' });
const proof = await buildCompanyProof(db, { companyId: company.id, kind: 'permit', state: 'verified' });

const reader = createProfileListsReader(db);

const read = async (translator: Translator = services.translator): Promise<PublicCompany> => {
  const wholeCompany = await reader.company(company.id);
  if (!wholeCompany) throw new Error('It is gone');
  return presentCompanyProfile(wholeCompany, translator);
};

beforeAll(async () => {
  expect(await read()).toMatchObject({ reviews: [{ rating: 4 }], projects: [{ id: project.id }] });
});

test.each<[string, () => PromiseLike<unknown>, (profile: PublicCompany) => unknown, unknown]>([
  [
    'its description',
    () => db.update(companyProfiles).set({ description: 'Roofs' }).where(eq(companyProfiles.id, company.id)),
    ({ description }) => description,
    'Roofs',
  ],
  [
    'a caption',
    () =>
      db
        .update(projectGalleryPictures)
        .set({ title: 'Oak' })
        .where(eq(projectGalleryPictures.id, picture.id)),
    ({ gallery }) => gallery[0]?.title,
    'Oak',
  ],
  [
    'the name of a review’s author',
    () => db.update(users).set({ username: 'another-name' }).where(eq(users.id, author.id)),
    (profile) => profile.reviews[0]?.user.username,
    'another-name',
  ],
  [
    'a project that was taken down',
    () => db.update(projects).set({ isWithheld: true }).where(eq(projects.id, project.id)),
    (profile) => profile.reviews[0]?.project,
    null,
  ],
  [
    'a review that is withheld',
    () => db.update(reviews).set({ status: 'pending' }).where(eq(reviews.id, review.id)),
    (profile) => profile.reviews,
    [],
  ],
  [
    'a proof that has ended',
    () => db.update(companyProofs).set({ expiresOn: '2026-01-01' }).where(eq(companyProofs.id, proof.id)),
    ({ verifiedFacts }) => verifiedFacts.filter(({ kind }) => kind === 'permit'),
    [],
  ],
])('%s is shown as it is now', async (_, change, select, now) => {
  expect(select(await read())).not.toEqual(now);
  await change();
  expect(select(await read())).toEqual(now);
});

test('what can be translated is shown as it is now', async () => {
  const text = 'Nous rénovons les maisons du pays depuis trente ans, et nous aimons cela.';
  await db.update(companyProfiles).set({ description: text }).where(eq(companyProfiles.id, company.id));
  expect((await read()).translation?.into).toEqual([]);
  const otherTranslator: Translator = {
    ...services.translator,
    offerFor: () => ({ from: 'fr', into: ['en'] }),
  };
  expect((await read(otherTranslator)).translation?.into).toEqual(['en']);
});
