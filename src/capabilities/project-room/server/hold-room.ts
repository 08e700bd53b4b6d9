import type { Person } from '#kernel/visitor.ts';
import type { ProjectSide } from '#project-records/rules/project-records.ts';
import { holdProject, projectSideOf, sendLiveToSides } from '#project-records/server/index.ts';
import { isRoomOpen } from '#project-room/rules/project-room.ts';
import type { Db } from '#server/database/db.ts';
import type { Tools } from '#server/tools.ts';
import { noteWork } from '#team/server/index.ts';

export type HeldProject = NonNullable<Awaited<ReturnType<typeof holdProject>>> & { side: ProjectSide };

/** A change of a room, or the name of its refusal. */
type Change<Denial> = (transaction: Db, project: HeldProject) => Promise<Denial | null>;

/** The project of one of its two sides, held while the transaction lasts. */
export const holdRoom = async (
  transaction: Db,
  person: Person,
  projectId: number,
): Promise<HeldProject | null> => {
  const project = await holdProject(transaction, person, projectId);
  const side = project && projectSideOf(project, person);
  return project && side ? { ...project, side } : null;
};

/** Changes something in a room that is open. The project's row is locked, so two changes never overlap. */
export const changeRoom = <Denial>(
  { db }: Pick<Tools, 'db'>,
  person: Person,
  projectId: number,
  change: Change<Denial>,
): Promise<Denial | 'projectNotFound' | 'roomClosed' | null> =>
  db.transaction(async (transaction) => {
    const project = await holdRoom(transaction, person, projectId);
    if (!project) return 'projectNotFound';
    if (!isRoomOpen(project)) return 'roomClosed';
    const why = await change(transaction, project);
    if (why !== null) return why;
    await sendLiveToSides(transaction, project);
    await noteWork(transaction, person, 'change-room', { aboutId: project.clientId });
    return null;
  });
