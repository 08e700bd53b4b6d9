import { eq } from 'drizzle-orm';
import { fullNameOrUsernameSql } from '#features/accounts/core/server/index.ts';
import { users } from '#features/accounts/core/server/tables.ts';
import { companyProfiles } from '#features/companies/core/server/tables.ts';
import { notifyPerson } from '#features/notifications/core/server/index.ts';
import type { ProjectEventKind, ProjectSide } from '#features/projects/core/rules/project-states.ts';
import type { Db } from '#server/database/db.ts';
import type { Services } from '#server/services/services.ts';
import { sendLiveProjectToSides } from './send-live-to-sides.ts';
import { projects } from './tables.ts';

const notificationKindOf = (kind: ProjectEventKind, isCompleted: boolean) => {
  if (kind === 'created') return 'projectCreated';
  if (kind === 'declined') return 'projectDeclined';
  // A contract that ended has notifications of its own (quotes).
  if (kind === 'cancelled') return 'projectCancelled';
  return isCompleted ? 'projectCompleted' : 'projectMarkedDone';
};

interface ProjectNotification {
  projectId: number;
  side: ProjectSide;
  kind: ProjectEventKind;
  /** Another notification tells of the same action: only open pages are refreshed. */
  isToldOtherwise: boolean;
}

/** Refreshes the open pages of both sides, and notifies the other side. */
export const notifyOfProjectEvent = async (
  transaction: Db,
  services: Pick<Services, 'jobs'>,
  { projectId, side, kind, isToldOtherwise }: ProjectNotification,
) => {
  const [project] = await transaction
    .select({
      name: projects.name,
      status: projects.status,
      clientId: projects.clientId,
      client: fullNameOrUsernameSql(users),
      company: companyProfiles.name,
      ownerId: companyProfiles.userId,
    })
    .from(projects)
    .innerJoin(users, eq(users.id, projects.clientId))
    .innerJoin(companyProfiles, eq(companyProfiles.id, projects.companyId))
    .where(eq(projects.id, projectId));
  if (!project) throw new Error(`Project ${projectId} is gone`);
  const { name, status, clientId, client, company, ownerId } = project;
  await sendLiveProjectToSides(transaction, { id: projectId, clientId, companyUserId: ownerId });
  if (isToldOtherwise) return;
  await notifyPerson(transaction, services, {
    personId: side === 'client' ? ownerId : clientId,
    kind: notificationKindOf(kind, status === 'completed'),
    subject: { projectId, name, from: side === 'client' ? client : company },
    senderId: side === 'client' ? clientId : ownerId,
  });
};
