import { and, eq, inArray } from 'drizzle-orm';
import type { Refusal } from '#kernel/refusal.ts';
import type { Person } from '#kernel/visitor.ts';
import { hasBlocked } from '#messaging/server/index.ts';
import { picturesLeftFor } from '#profile-editor/server/index.ts';
import type { PublicationState } from '#project-records/rules/project-records.ts';
import { sendLiveToSides } from '#project-records/server/index.ts';
import { projects } from '#project-records/server/tables.ts';
import { answerPublication, askToPublish, withdrawPublication } from '#project-room/contract/publication.ts';
import { type PublicationAct, publicationAfter } from '#project-room/rules/project-room.ts';
import type { Db } from '#server/database/db.ts';
import { putForRow } from '#server/files/put-for-row.ts';
import { removeAfterwards } from '#server/files/remove-files.ts';
import { answer, type Route } from '#server/http/answer.ts';
import type { Tools } from '#server/tools.ts';
import { noteWork } from '#team/server/index.ts';
import { addToGallery, copiesOf, removeFromGallery } from './gallery.ts';
import { type HeldProject, holdRoom } from './hold-room.ts';
import { notifyOfPublication } from './notify-of-room.ts';
import { readRoomAgain } from './present.ts';
import { filesOfRoom } from './store.ts';
import { projectFiles } from './tables.ts';

/** The caller of an endpoint, and how it refuses. */
interface Wish {
  tools: Tools;
  person: Person;
  projectId: number;
  refuse: (why: 'projectNotFound' | 'notNow') => Refusal;
}

const chosenOf = async (db: Db, projectId: number) =>
  (await filesOfRoom(db, projectId)).filter(({ isChosen }) => isChosen);

/** The project, and where the act leads; held while the transaction lasts. */
const judge = async (transaction: Db, { person, projectId, refuse }: Wish, act: PublicationAct) => {
  const project = await holdRoom(transaction, person, projectId);
  if (!project) throw refuse('projectNotFound');
  const publication = publicationAfter(project, act, project.side);
  if (!publication) throw refuse('notNow');
  return { project, publication };
};

const write = async (transaction: Db, tools: Tools, project: HeldProject, publication: PublicationState) => {
  const publishedAt = publication === 'published' ? tools.clock.now() : null;
  await transaction.update(projects).set({ publication, publishedAt }).where(eq(projects.id, project.id));
  await sendLiveToSides(transaction, project);
  await notifyOfPublication(transaction, tools, project, publication);
};

/** The company says which pictures it would show. */
const ask: Route = answer(askToPublish, async ({ person, params: { id }, body, tools, refuse }) => {
  await tools.db.transaction(async (transaction) => {
    const wish = { tools, person, projectId: id, refuse };
    const { project, publication } = await judge(transaction, wish, 'ask');
    if (await hasBlocked(transaction, project.clientId, project.companyUserId)) throw refuse('blocked');
    const isOfProject = eq(projectFiles.projectId, id);
    await transaction.update(projectFiles).set({ isChosen: false }).where(isOfProject);
    const chosen = await transaction
      .update(projectFiles)
      .set({ isChosen: true })
      .where(and(isOfProject, eq(projectFiles.kind, 'picture'), inArray(projectFiles.id, body.fileIds)))
      .returning({ id: projectFiles.id });
    if (chosen.length < new Set(body.fileIds).size) throw refuse('fileNotFound');
    const gallery = await picturesLeftFor(transaction, project.companyId, tools.clock.now());
    if (chosen.length > gallery.free) throw refuse('pictureLimit', gallery.words);
    await write(transaction, tools, project, publication);
    await noteWork(transaction, person, 'ask-to-publish', { aboutId: project.clientId });
  });
  return readRoomAgain(tools, person, id);
});

/** Copies of what was chosen stand in the gallery, files and rows together or not at all. */
const agree = async (wish: Wish, pictureGone: () => Refusal) => {
  const { tools, projectId, refuse } = wish;
  const held = await tools.db.transaction((transaction) => judge(transaction, wish, 'agree'));
  const owner = { id: held.project.companyUserId, userType: 'company' } as const;
  const copies = await copiesOf(tools, await chosenOf(tools.db, projectId));
  if (!copies) throw pictureGone();
  const contents = new Map(copies.map(({ name, bytes }) => [name, bytes]));
  await putForRow(tools, owner, contents, async (transaction) => {
    const { project, publication } = await judge(transaction, wish, 'agree');
    const chosen = await chosenOf(transaction, projectId);
    // The client agreed to other pictures than those that stand there now.
    if (chosen.map(({ id }) => id).join() !== copies.map(({ file }) => file.id).join())
      throw refuse('notNow');
    await addToGallery(transaction, project, copies);
    await write(transaction, tools, project, publication);
    return [];
  });
};

/** The client refuses, also later, or the company changes its mind: the pictures leave the gallery. */
const takeBack = (wish: Wish, act: 'refuse' | 'withdraw') =>
  wish.tools.db.transaction(async (transaction) => {
    const { tools, person, projectId } = wish;
    const { project, publication } = await judge(transaction, wish, act);
    const shown = await removeFromGallery(transaction, await chosenOf(transaction, projectId));
    await transaction
      .update(projectFiles)
      .set({ isChosen: false, pictureId: null })
      .where(eq(projectFiles.projectId, projectId));
    await removeAfterwards(transaction, tools.jobs, shown);
    await write(transaction, tools, project, publication);
    await noteWork(transaction, person, 'withdraw-pictures', { aboutId: project.clientId });
  });

const reply: Route = answer(answerPublication, async ({ person, params: { id }, body, tools, refuse }) => {
  const wish = { tools, person, projectId: id, refuse };
  await (body.agrees ? agree(wish, () => refuse('pictureGone')) : takeBack(wish, 'refuse'));
  return readRoomAgain(tools, person, id);
});

const withdraw: Route = answer(withdrawPublication, async ({ person, params: { id }, tools, refuse }) => {
  await takeBack({ tools, person, projectId: id, refuse }, 'withdraw');
  return readRoomAgain(tools, person, id);
});

export const publicationRoutes: readonly Route[] = [ask, reply, withdraw];
