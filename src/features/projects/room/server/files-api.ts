import { and, eq } from 'drizzle-orm';
import { projectSideOf, sendLiveProjectToSides } from '#features/projects/core/server/index.ts';
import { findProject } from '#features/projects/pages/server/index.ts';
import {
  changeRoomPicture,
  fetchRoomFile,
  removeRoomFile,
  uploadRoomFile,
} from '#features/projects/room/contract/files.ts';
import {
  isRoomOpen,
  mayRemoveRoomItem,
  MAX_ROOM_FILES,
  ROOM_FILE_RATE_LIMIT,
} from '#features/projects/room/rules/project-room.ts';
import { recordActivity } from '#features/team/core/server/index.ts';
import type { Refusal } from '#kernel/refusal.ts';
import type { Person } from '#kernel/signed-in-person.ts';
import { cleanFileName } from '#kernel/uploaded-file.ts';
import type { Db } from '#server/database/db.ts';
import type { StoredFileNames } from '#server/files/private-files.ts';
import { removeFilesAfterCommit } from '#server/files/remove-files.ts';
import { storeFilesWithRow } from '#server/files/store-files-with-row.ts';
import { createUploadErrorHandler } from '#server/files/wrap-upload-error.ts';
import { type EndpointRoute, handle } from '#server/http/handle.ts';
import type { Services } from '#server/services/services.ts';
import { changeRoom, lockProjectOfRoom } from './lock-room.ts';
import { notifyOfRoom } from './notify-of-room.ts';
import { removeFromGallery } from './publish-to-gallery.ts';
import { readRoomAfterChange } from './read-room.ts';
import { findRoomFile, type RoomFileRow, roomFileStore } from './store.ts';
import { projectFiles } from './tables.ts';

/** An earlier try of the same file has arrived. */
const hasArrived = async (db: Db, projectId: number, key: string | null) =>
  key !== null &&
  (await db.$count(
    projectFiles,
    and(eq(projectFiles.projectId, projectId), eq(projectFiles.clientKey, key)),
  )) > 0;

/** Stores the file and its row, or throws a refusal. */
const store = async (
  services: Services,
  person: Person,
  projectId: number,
  { contents, ...row }: StoredFileNames & Pick<RoomFileRow, 'name' | 'stage' | 'clientKey'>,
  refuse: (code: 'projectNotFound' | 'roomClosed' | 'roomFull') => Refusal,
) =>
  storeFilesWithRow(services, person, contents, async (transaction) => {
    // The checks run again: meanwhile the project may have been cancelled, or other uploads may have been faster.
    const project = await lockProjectOfRoom(transaction, person, projectId);
    if (!project) throw refuse('projectNotFound');
    if (!isRoomOpen(project)) throw refuse('roomClosed');
    if (await hasArrived(transaction, projectId, row.clientKey)) return [...contents.keys()];
    const count = await transaction.$count(projectFiles, eq(projectFiles.projectId, projectId));
    if (count >= MAX_ROOM_FILES) throw refuse('roomFull');
    await transaction
      .insert(projectFiles)
      .values({ ...row, projectId, ownerId: person.id, side: project.side });
    await sendLiveProjectToSides(transaction, project);
    await notifyOfRoom(transaction, services, project, { what: 'file' });
    await recordActivity(transaction, person, 'change-room', { aboutId: project.clientId });
    return [];
  });

const upload: EndpointRoute = handle(uploadRoomFile, async (context) => {
  const { file, person, params, query, idempotencyKey: clientKey, services, refuse } = context;
  const project = await findProject(services.db, person, params.id);
  if (!project || !projectSideOf(project, person)) throw refuse('projectNotFound');
  if (!isRoomOpen(project)) throw refuse('roomClosed');
  if (await hasArrived(services.db, params.id, clientKey))
    return readRoomAfterChange(services, person, params.id);
  await services.limits.spend('room-files', person.id, ROOM_FILE_RATE_LIMIT);
  const storedNames = await roomFileStore.take(file.bytes);
  if (typeof storedNames === 'string') throw refuse(storedNames);
  const stage = storedNames.kind === 'picture' ? (query.stage ?? 'during') : null;
  const row = { ...storedNames, stage, clientKey, name: cleanFileName(file.name) };
  await store(services, person, params.id, row, refuse).catch(
    createUploadErrorHandler(services, 'a file of a project', refuse),
  );
  return readRoomAfterChange(services, person, params.id);
});

const fetch: EndpointRoute = handle(
  fetchRoomFile,
  async ({ params, query, person, services, concerns, refuse }) => {
    const project = await findProject(services.db, person, params.id);
    const row = project && (await findRoomFile(services.db, project.id, params.fileId));
    const file = row && (await roomFileStore.handOut(services.files, row, query.size));
    if (!file) throw refuse('fileNotFound');
    concerns(project.clientId);
    return file;
  },
);

const change: EndpointRoute = handle(
  changeRoomPicture,
  async ({ params, body, person, services, refuse }) => {
    const reason = await changeRoom(services, person, params.id, async (transaction, project) => {
      const file = await findRoomFile(transaction, project.id, params.fileId);
      if (file?.kind !== 'picture' || !mayRemoveRoomItem(project, file, person))
        return 'fileNotFound' as const;
      await transaction
        .update(projectFiles)
        .set({ caption: body.caption || null, stage: body.stage })
        .where(eq(projectFiles.id, file.id));
      return null;
    });
    if (reason) throw refuse(reason);
    return readRoomAfterChange(services, person, params.id);
  },
);

const remove: EndpointRoute = handle(removeRoomFile, async ({ params, person, services, refuse }) => {
  const reason = await changeRoom(services, person, params.id, async (transaction, project) => {
    const file = await findRoomFile(transaction, project.id, params.fileId);
    if (!file || !mayRemoveRoomItem(project, file, person)) return 'fileNotFound' as const;
    await transaction.delete(projectFiles).where(eq(projectFiles.id, file.id));
    const galleryFiles = await removeFromGallery(transaction, [file]);
    await removeFilesAfterCommit(transaction, services.jobs, [
      ...roomFileStore.namesOf(file),
      ...galleryFiles,
    ]);
    return null;
  });
  if (reason) throw refuse(reason);
  return readRoomAfterChange(services, person, params.id);
});

export const roomFileRoutes: readonly EndpointRoute[] = [upload, fetch, change, remove];
