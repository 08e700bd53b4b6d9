import { and, eq, inArray } from 'drizzle-orm';
import { readGalleryRoom } from '#features/companies/profile-editor/server/index.ts';
import { hasBlocked } from '#features/messaging/core/server/index.ts';
import type { PublicationState } from '#features/projects/core/rules/project-states.ts';
import { sendLiveProjectToSides } from '#features/projects/core/server/index.ts';
import { projects } from '#features/projects/core/server/tables.ts';
import {
  answerPublication,
  askToPublish,
  withdrawPublication,
} from '#features/projects/room/contract/publication.ts';
import { nextPublicationState, type PublicationAction } from '#features/projects/room/rules/project-room.ts';
import { recordActivity } from '#features/team/core/server/index.ts';
import type { Refusal } from '#kernel/refusal.ts';
import type { Person } from '#kernel/signed-in-person.ts';
import type { Db } from '#server/database/db.ts';
import { removeFilesAfterCommit } from '#server/files/remove-files.ts';
import { storeFilesWithRow } from '#server/files/store-files-with-row.ts';
import { type EndpointRoute, handle } from '#server/http/handle.ts';
import type { Services } from '#server/services/services.ts';
import { type LockedRoom, lockProjectOfRoom } from './lock-room.ts';
import { notifyOfPublication } from './notify-of-room.ts';
import { addToGallery, copyPicturesForGallery, removeFromGallery } from './publish-to-gallery.ts';
import { readRoomAfterChange } from './read-room.ts';
import { readRoomFiles } from './store.ts';
import { projectFiles } from './tables.ts';

/** It holds an endpoint's caller, and how it refuses. */
interface PublicationCall {
  services: Services;
  person: Person;
  projectId: number;
  refuse: (code: 'projectNotFound' | 'notNow') => Refusal;
}

const chosenOf = async (db: Db, projectId: number) =>
  (await readRoomFiles(db, projectId)).filter(({ isChosen }) => isChosen);

/** Locks the project and returns its state after the action. */
const judge = async (
  transaction: Db,
  { person, projectId, refuse }: PublicationCall,
  action: PublicationAction,
) => {
  const project = await lockProjectOfRoom(transaction, person, projectId);
  if (!project) throw refuse('projectNotFound');
  const publication = nextPublicationState(project, action, project.side);
  if (!publication) throw refuse('notNow');
  return { project, publication };
};

const write = async (
  transaction: Db,
  services: Services,
  project: LockedRoom,
  publication: PublicationState,
) => {
  const publishedAt = publication === 'published' ? services.clock.now() : null;
  await transaction.update(projects).set({ publication, publishedAt }).where(eq(projects.id, project.id));
  await sendLiveProjectToSides(transaction, project);
  await notifyOfPublication(transaction, services, project, publication);
};

/** The company chooses the pictures it would publish. */
const askRoute: EndpointRoute = handle(
  askToPublish,
  async ({ person, params: { id }, body, services, refuse }) => {
    await services.db.transaction(async (transaction) => {
      const call = { services, person, projectId: id, refuse };
      const { project, publication } = await judge(transaction, call, 'ask');
      if (await hasBlocked(transaction, project.clientId, project.companyUserId)) throw refuse('blocked');
      const isOfProject = eq(projectFiles.projectId, id);
      await transaction.update(projectFiles).set({ isChosen: false }).where(isOfProject);
      const chosenFiles = await transaction
        .update(projectFiles)
        .set({ isChosen: true })
        .where(and(isOfProject, eq(projectFiles.kind, 'picture'), inArray(projectFiles.id, body.fileIds)))
        .returning({ id: projectFiles.id });
      if (chosenFiles.length < new Set(body.fileIds).size) throw refuse('fileNotFound');
      const gallery = await readGalleryRoom(transaction, project.companyId, services.clock.now());
      if (chosenFiles.length > gallery.free) throw refuse('pictureLimit', gallery.words);
      await write(transaction, services, project, publication);
      await recordActivity(transaction, person, 'ask-to-publish', { aboutId: project.clientId });
    });
    return readRoomAfterChange(services, person, id);
  },
);

/** Copies of the chosen pictures enter the gallery, files and rows together or not at all. */
const agree = async (call: PublicationCall, pictureGone: () => Refusal) => {
  const { services, projectId, refuse } = call;
  const agreed = await services.db.transaction((transaction) => judge(transaction, call, 'agree'));
  const owner = { id: agreed.project.companyUserId, userType: 'company' } as const;
  const copies = await copyPicturesForGallery(services, await chosenOf(services.db, projectId));
  if (!copies) throw pictureGone();
  const contents = new Map(copies.map(({ name, bytes }) => [name, bytes]));
  await storeFilesWithRow(services, owner, contents, async (transaction) => {
    const { project, publication } = await judge(transaction, call, 'agree');
    const chosenFiles = await chosenOf(transaction, projectId);
    // The client agreed to other pictures than those chosen now.
    if (chosenFiles.map(({ id }) => id).join() !== copies.map(({ file }) => file.id).join())
      throw refuse('notNow');
    await addToGallery(transaction, project, copies);
    await write(transaction, services, project, publication);
    return [];
  });
};

/** The client refuses, even later, or the company changes its mind: the pictures leave the gallery. */
const takeBack = (call: PublicationCall, action: 'refuse' | 'withdraw') =>
  call.services.db.transaction(async (transaction) => {
    const { services, person, projectId } = call;
    const { project, publication } = await judge(transaction, call, action);
    const galleryFiles = await removeFromGallery(transaction, await chosenOf(transaction, projectId));
    await transaction
      .update(projectFiles)
      .set({ isChosen: false, pictureId: null })
      .where(eq(projectFiles.projectId, projectId));
    await removeFilesAfterCommit(transaction, services.jobs, galleryFiles);
    await write(transaction, services, project, publication);
    await recordActivity(transaction, person, 'withdraw-pictures', { aboutId: project.clientId });
  });

const reply: EndpointRoute = handle(
  answerPublication,
  async ({ person, params: { id }, body, services, refuse }) => {
    const call = { services, person, projectId: id, refuse };
    await (body.agrees ? agree(call, () => refuse('pictureGone')) : takeBack(call, 'refuse'));
    return readRoomAfterChange(services, person, id);
  },
);

const withdraw: EndpointRoute = handle(
  withdrawPublication,
  async ({ person, params: { id }, services, refuse }) => {
    await takeBack({ services, person, projectId: id, refuse }, 'withdraw');
    return readRoomAfterChange(services, person, id);
  },
);

export const publicationRoutes: readonly EndpointRoute[] = [askRoute, reply, withdraw];
