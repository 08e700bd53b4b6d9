import { and, asc, eq, getTableColumns, inArray, isNotNull, ne, notInArray, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { companyProfiles, projectGalleryPictures } from '#features/companies/core/server/tables.ts';
import { removePicturesFromGallery } from '#features/companies/profile-editor/server/index.ts';
import { projectEvents, projects } from '#features/projects/core/server/tables.ts';
import { storedTranslationsSql } from '#features/translations/core/server/index.ts';
import type { Db } from '#server/database/db.ts';
import type { OpenContract, PersonalData } from '#server/privacy/personal-data.ts';
import { roomFileStore } from './store.ts';
import { projectFiles, projectMilestones } from './tables.ts';

const { clientId: _, ...columns } = getTableColumns(projects);
const { actorId: __, ...eventColumns } = getTableColumns(projectEvents);
const { authorId: ___, ...milestoneColumns } = getTableColumns(projectMilestones);

const ownCompanies = (db: Db, userId: number) =>
  db.select({ id: companyProfiles.id }).from(companyProfiles).where(eq(companyProfiles.userId, userId));

const areNotOf = (column: PgColumn, contracts: readonly OpenContract[]) =>
  notInArray(
    column,
    contracts.map(({ projectId }) => projectId),
  );

/** Projects of the person's company are deleted with it. */
const goWithCompany = (db: Db, userId: number, contracts: readonly OpenContract[]) =>
  and(inArray(projects.companyId, ownCompanies(db, userId)), areNotOf(projects.id, contracts));

const filesOfCompany = (db: Db, userId: number, contracts: readonly OpenContract[] = []) =>
  db
    .select(getTableColumns(projectFiles))
    .from(projectFiles)
    .innerJoin(projects, eq(projects.id, projectFiles.projectId))
    .where(goWithCompany(db, userId, contracts));

/** Finds pictures of a person's projects that have a copy in a gallery. */
const shownWhere = (db: Db, condition: SQL) =>
  db
    .select({ pictureId: projectGalleryPictures.id, imageUrl: projectGalleryPictures.imageUrl })
    .from(projectGalleryPictures)
    .innerJoin(projectFiles, eq(projectFiles.pictureId, projectGalleryPictures.id))
    .innerJoin(projects, eq(projects.id, projectFiles.projectId))
    .where(condition);

const shownOfCompany = (db: Db, userId: number) =>
  shownWhere(db, inArray(projects.companyId, ownCompanies(db, userId)));

/** They are public because the person agreed to it. */
const shownOfClient = (db: Db, userId: number) => shownWhere(db, eq(projects.clientId, userId));

const filesIn = (db: Db, userId: number) =>
  db.select().from(projectFiles).where(eq(projectFiles.ownerId, userId)).orderBy(asc(projectFiles.id));

export const personalData: PersonalData = {
  name: 'projects',
  tables: [projects, projectEvents, projectFiles, projectMilestones],

  async collect(db, userId) {
    const withCompany = () =>
      db
        .select({
          ...columns,
          company: companyProfiles.name,
          titleTranslations: storedTranslationsSql('title', projects.id),
          translations: storedTranslationsSql('project', projects.id),
        })
        .from(projects)
        .innerJoin(companyProfiles, eq(companyProfiles.id, projects.companyId))
        .orderBy(asc(projects.id));
    return {
      asClient: await withCompany().where(eq(projects.clientId, userId)),
      asCompany: await withCompany().where(eq(companyProfiles.userId, userId)),
      done: await db
        .select(eventColumns)
        .from(projectEvents)
        .where(eq(projectEvents.actorId, userId))
        .orderBy(asc(projectEvents.id)),
      files: (await filesIn(db, userId)).map(
        ({ projectId, kind, name, caption, stage, createdAt, token }) => ({
          projectId,
          kind,
          name,
          caption,
          stage,
          createdAt,
          files: roomFileStore.namesOf({
            kind,
            token,
          }),
        }),
      ),
      milestones: await db
        .select(milestoneColumns)
        .from(projectMilestones)
        .where(eq(projectMilestones.authorId, userId))
        .orderBy(asc(projectMilestones.id)),
    };
  },

  async files(db, userId, contracts) {
    const inRooms = await filesOfCompany(db, userId, contracts);
    const galleryPictures = [...(await shownOfCompany(db, userId)), ...(await shownOfClient(db, userId))];
    return [
      ...inRooms.flatMap(roomFileStore.namesOf),
      ...galleryPictures.map(({ imageUrl }) => imageUrl.slice(1)),
    ];
  },

  async sharedFiles(db, userId) {
    const goWithTheCompany = new Set((await filesOfCompany(db, userId)).map(({ id }) => id));
    return (await filesIn(db, userId))
      .filter(({ id }) => !goWithTheCompany.has(id))
      .flatMap(roomFileStore.namesOf);
  },

  /**
   * A project belongs to the company too: it stays with its contents, and shows of its client what the account still
   * shows. Names and captions of a person's files may identify them, so they go; and so does their consent to
   * publication.
   */
  async erase(transaction, userId, contracts) {
    await removePicturesFromGallery(
      transaction,
      (await shownOfClient(transaction, userId)).map(({ pictureId }) => pictureId),
    );
    const asClient = transaction
      .select({ id: projects.id })
      .from(projects)
      .where(eq(projects.clientId, userId));
    await transaction
      .update(projectFiles)
      .set({ isChosen: false, pictureId: null })
      .where(and(projectFiles.isChosen, inArray(projectFiles.projectId, asClient)));
    await transaction
      .update(projects)
      .set({ publication: 'refused', publishedAt: null })
      .where(and(eq(projects.clientId, userId), inArray(projects.publication, ['asked', 'published'])));
    await transaction
      .update(projectFiles)
      .set({ name: '-', caption: null })
      .where(
        and(
          eq(projectFiles.ownerId, userId),
          areNotOf(projectFiles.projectId, contracts),
          or(ne(projectFiles.name, '-'), isNotNull(projectFiles.caption)),
        ),
      );
    // Projects of the erased company go as well.
    if (contracts.length > 0)
      await transaction.delete(projects).where(goWithCompany(transaction, userId, contracts));
  },
};
