import { and, eq } from 'drizzle-orm';
import {
  createMilestone,
  removeMilestone,
  tickMilestone,
} from '#features/projects/room/contract/project-room.ts';
import { mayRemoveMilestone, MAX_MILESTONES } from '#features/projects/room/rules/project-room.ts';
import type { Db } from '#server/database/db.ts';
import { type EndpointRoute, handle } from '#server/http/handle.ts';
import { changeRoom } from './lock-room.ts';
import { notifyOfRoom } from './notify-of-room.ts';
import { readRoomAfterChange } from './read-room.ts';
import { projectMilestones } from './tables.ts';

const findMilestone = async (transaction: Db, projectId: number, milestoneId: number) => {
  const [row] = await transaction
    .select()
    .from(projectMilestones)
    .where(and(eq(projectMilestones.id, milestoneId), eq(projectMilestones.projectId, projectId)));
  return row;
};

const create: EndpointRoute = handle(createMilestone, async ({ params, body, person, services, refuse }) => {
  const reason = await changeRoom(services, person, params.id, async (transaction, project) => {
    const count = await transaction.$count(projectMilestones, eq(projectMilestones.projectId, project.id));
    if (count >= MAX_MILESTONES) return 'roomFull' as const;
    await transaction
      .insert(projectMilestones)
      .values({ ...body, projectId: project.id, authorId: person.id, side: project.side });
    await notifyOfRoom(transaction, services, project, { what: 'milestone', milestone: body.name });
    return null;
  });
  if (reason) throw refuse(reason);
  return readRoomAfterChange(services, person, params.id);
});

const ticked = { client: 'clientTickedAt', company: 'companyTickedAt' } as const;

const tick: EndpointRoute = handle(tickMilestone, async ({ params, body, person, services, refuse }) => {
  const reason = await changeRoom(services, person, params.id, async (transaction, project) => {
    const milestone = await findMilestone(transaction, project.id, params.milestoneId);
    if (!milestone) return 'milestoneNotFound' as const;
    const column = ticked[project.side];
    if ((milestone[column] !== null) === body.isReached) return null;
    await transaction
      .update(projectMilestones)
      .set({ [column]: body.isReached ? services.clock.now() : null })
      .where(eq(projectMilestones.id, milestone.id));
    if (body.isReached)
      await notifyOfRoom(transaction, services, project, { what: 'reached', milestone: milestone.name });
    return null;
  });
  if (reason) throw refuse(reason);
  return readRoomAfterChange(services, person, params.id);
});

const remove: EndpointRoute = handle(removeMilestone, async ({ params, person, services, refuse }) => {
  const reason = await changeRoom(services, person, params.id, async (transaction, project) => {
    const milestone = await findMilestone(transaction, project.id, params.milestoneId);
    if (!milestone || milestone.authorId !== person.id) return 'milestoneNotFound' as const;
    if (!mayRemoveMilestone(project, milestone, person)) return 'milestoneAgreed' as const;
    await transaction.delete(projectMilestones).where(eq(projectMilestones.id, milestone.id));
    return null;
  });
  if (reason) throw refuse(reason);
  return readRoomAfterChange(services, person, params.id);
});

export const milestoneRoutes: readonly EndpointRoute[] = [create, tick, remove];
