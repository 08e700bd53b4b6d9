import { and, eq } from 'drizzle-orm';
import type { Refusal } from '#kernel/refusal.ts';
import { fileName } from '#kernel/sent-file.ts';
import type { Person } from '#kernel/visitor.ts';
import { projectSideOf, sendLiveToSides } from '#project-records/server/index.ts';
import {
  changeRoomPicture,
  fetchRoomFile,
  removeRoomFile,
  uploadRoomFile,
} from '#project-room/contract/files.ts';
import {
  isRoomOpen,
  MOST_ROOM_FILES,
  mayRemove,
  ROOM_FILES_AN_HOUR,
} from '#project-room/rules/project-room.ts';
import { findProject } from '#projects/server/index.ts';
import type { Db } from '#server/database/db.ts';
import type { StoredFileNames } from '#server/files/guarded-files.ts';
import { orNotStored } from '#server/files/or-not-stored.ts';
import { putForRow } from '#server/files/put-for-row.ts';
import { removeAfterwards } from '#server/files/remove-files.ts';
import { answer, type Route } from '#server/http/answer.ts';
import type { Tools } from '#server/tools.ts';
import { noteWork } from '#team/server/index.ts';
import { removeFromGallery } from './gallery.ts';
import { changeRoom, holdRoom } from './hold-room.ts';
import { notifyOfRoom } from './notify-of-room.ts';
import { readRoomAgain } from './present.ts';
import { type FileRow, findFile, roomFiles } from './store.ts';
import { projectFiles } from './tables.ts';

/** An earlier try of the same file was heard. */
const hasArrived = async (db: Db, projectId: number, key: string | null) =>
  key !== null &&
  (await db.$count(
    projectFiles,
    and(eq(projectFiles.projectId, projectId), eq(projectFiles.clientKey, key)),
  )) > 0;

/** Stores the file and its row, or throws why not. */
const store = async (
  tools: Tools,
  person: Person,
  projectId: number,
  { contents, ...row }: StoredFileNames & Pick<FileRow, 'name' | 'stage' | 'clientKey'>,
  refuse: (code: 'projectNotFound' | 'roomClosed' | 'roomFull') => Refusal,
) =>
  putForRow(tools, person, contents, async (transaction) => {
    // Asked again: while the picture was made the project may have been called off, or others were faster.
    const project = await holdRoom(transaction, person, projectId);
    if (!project) throw refuse('projectNotFound');
    if (!isRoomOpen(project)) throw refuse('roomClosed');
    if (await hasArrived(transaction, projectId, row.clientKey)) return [...contents.keys()];
    const count = await transaction.$count(projectFiles, eq(projectFiles.projectId, projectId));
    if (count >= MOST_ROOM_FILES) throw refuse('roomFull');
    await transaction
      .insert(projectFiles)
      .values({ ...row, projectId, ownerId: person.id, side: project.side });
    await sendLiveToSides(transaction, project);
    await notifyOfRoom(transaction, tools, project);
    await noteWork(transaction, person, 'change-room', { aboutId: project.clientId });
    return [];
  });

const upload: Route = answer(uploadRoomFile, async (asking) => {
  const { file, person, params, query, idempotencyKey: clientKey, tools, refuse } = asking;
  const found = await findProject(tools.db, person, params.id);
  if (!found || !projectSideOf(found, person)) throw refuse('projectNotFound');
  if (!isRoomOpen(found)) throw refuse('roomClosed');
  if (await hasArrived(tools.db, params.id, clientKey)) return readRoomAgain(tools, person, params.id);
  await tools.limits.spend('room-files', person.id, ROOM_FILES_AN_HOUR);
  const taken = await roomFiles.take(file.bytes);
  if (typeof taken === 'string') throw refuse(taken);
  const stage = taken.kind === 'picture' ? (query.stage ?? 'during') : null;
  const row = { ...taken, stage, clientKey, name: fileName(file.name) };
  await store(tools, person, params.id, row, refuse).catch(orNotStored(tools, 'a file of a project', refuse));
  return readRoomAgain(tools, person, params.id);
});

const fetch: Route = answer(fetchRoomFile, async ({ params, query, person, tools, concerns, refuse }) => {
  const project = await findProject(tools.db, person, params.id);
  const found = project && (await findFile(tools.db, project.id, params.fileId));
  const file = found && (await roomFiles.handOut(tools.files, found, query.size));
  if (!file) throw refuse('fileNotFound');
  concerns(project.clientId);
  return file;
});

const change: Route = answer(changeRoomPicture, async ({ params, body, person, tools, refuse }) => {
  const why = await changeRoom(tools, person, params.id, async (transaction, project) => {
    const file = await findFile(transaction, project.id, params.fileId);
    if (file?.kind !== 'picture' || !mayRemove(project, file, person)) return 'fileNotFound' as const;
    await transaction
      .update(projectFiles)
      .set({ caption: body.caption || null, stage: body.stage })
      .where(eq(projectFiles.id, file.id));
    return null;
  });
  if (why) throw refuse(why);
  return readRoomAgain(tools, person, params.id);
});

const remove: Route = answer(removeRoomFile, async ({ params, person, tools, refuse }) => {
  const why = await changeRoom(tools, person, params.id, async (transaction, project) => {
    const file = await findFile(transaction, project.id, params.fileId);
    if (!file || !mayRemove(project, file, person)) return 'fileNotFound' as const;
    await transaction.delete(projectFiles).where(eq(projectFiles.id, file.id));
    const shown = await removeFromGallery(transaction, [file]);
    await removeAfterwards(transaction, tools.jobs, [...roomFiles.namesOf(file), ...shown]);
    return null;
  });
  if (why) throw refuse(why);
  return readRoomAgain(tools, person, params.id);
});

export const roomFileRoutes: readonly Route[] = [upload, fetch, change, remove];
