import type { ProjectSide } from '#features/projects/core/rules/project-states.ts';
import { lockProject, projectSideOf, sendLiveProjectToSides } from '#features/projects/core/server/index.ts';
import { isRoomOpen } from '#features/projects/room/rules/project-room.ts';
import { recordActivity } from '#features/team/core/server/index.ts';
import type { Person } from '#kernel/signed-in-person.ts';
import type { Db } from '#server/database/db.ts';
import type { Services } from '#server/services/services.ts';

export type LockedRoom = NonNullable<Awaited<ReturnType<typeof lockProject>>> & { side: ProjectSide };

/** It changes a room, or returns the code of its refusal. */
type Change<Denial> = (transaction: Db, project: LockedRoom) => Promise<Denial | null>;

/** Locks the project of one of its two sides until the transaction ends. */
export const lockProjectOfRoom = async (
  transaction: Db,
  person: Person,
  projectId: number,
): Promise<LockedRoom | null> => {
  const project = await lockProject(transaction, person, projectId);
  const side = project && projectSideOf(project, person);
  return project && side ? { ...project, side } : null;
};

/** Changes an open room. The project's row is locked, so two changes never overlap. */
export const changeRoom = <Denial>(
  { db }: Pick<Services, 'db'>,
  person: Person,
  projectId: number,
  change: Change<Denial>,
): Promise<Denial | 'projectNotFound' | 'roomClosed' | null> =>
  db.transaction(async (transaction) => {
    const project = await lockProjectOfRoom(transaction, person, projectId);
    if (!project) return 'projectNotFound';
    if (!isRoomOpen(project)) return 'roomClosed';
    const reason = await change(transaction, project);
    if (reason !== null) return reason;
    await sendLiveProjectToSides(transaction, project);
    await recordActivity(transaction, person, 'change-room', { aboutId: project.clientId });
    return null;
  });
