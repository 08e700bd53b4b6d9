import { and, eq, sql } from 'drizzle-orm';
import {
  eventKindOfAction,
  type ProjectAction,
  type ProjectDenialOf,
  type ProjectSide,
  projectStandingAfter,
  type ProjectStatus,
  whyNotProjectAction,
} from '#features/projects/core/rules/project-states.ts';
import { recordActivity } from '#features/team/core/server/index.ts';
import type { Person } from '#kernel/signed-in-person.ts';
import type { Db } from '#server/database/db.ts';
import type { Services } from '#server/services/services.ts';
import { type LockedProject, lockProject, projectSideOf } from './lock-project.ts';
import { notifyOfProjectEvent } from './notify-of-project-event.ts';
import { sendLiveProjectToSides } from './send-live-to-sides.ts';
import { projectEvents, projects } from './tables.ts';

interface NewProject {
  companyId: number;
  name: string;
  description?: string | null | undefined;
  budget?: string | null | undefined;
  timeline?: string | null | undefined;
  /** Both have signed the quote, whose own notification tells the company, so there is no second one. */
  signed?: { quoteId: number; sum: string } | undefined;
}

/** Begins a project and returns its id. */
export const beginProject = (
  { db, clock, jobs }: Services,
  { id: clientId }: Person,
  { companyId, name, description, budget, timeline, signed }: NewProject,
): Promise<number> =>
  db.transaction(async (transaction) => {
    const createdAt = clock.now();
    const [row] = await transaction
      .insert(projects)
      .values({
        clientId,
        companyId,
        name,
        createdAt,
        description: description || null,
        budget: budget || null,
        timeline: timeline || null,
        quoteId: signed?.quoteId ?? null,
        agreedSum: signed?.sum ?? null,
      })
      .returning({ id: projects.id });
    if (!row) throw new Error('An insert without a row');
    await recordEvent(
      transaction,
      { jobs },
      {
        projectId: row.id,
        actorId: clientId,
        side: 'client',
        kind: 'created',
        createdAt,
      },
      { isToldOtherwise: signed !== undefined },
    );
    return row.id;
  });

interface ProjectActionInput<A extends ProjectAction> {
  action: A;
  /** A declined project has a reason. */
  reason?: string;
}

/**
 * Changes a project by its rules, or returns why not. A second change at the same moment waits for the row and is
 * judged by its new state.
 */
export const changeProject = <A extends ProjectAction>(
  { db, clock, jobs }: Services,
  person: Person,
  projectId: number,
  { action, reason }: ProjectActionInput<A>,
): Promise<ProjectDenialOf<A> | 'projectNotFound' | null> =>
  db.transaction(async (transaction) => {
    const project = await lockProject(transaction, person, projectId);
    const side = project && projectSideOf(project, person);
    if (!side) return 'projectNotFound';
    const denial = whyNotProjectAction(project, action, side);
    if (denial) return denial;
    const now = clock.now();
    const { status, clientConfirmed, companyConfirmed } = projectStandingAfter(project, action, side);
    await transaction
      .update(projects)
      .set({ status, clientConfirmed, companyConfirmed, completedAt: status === 'completed' ? now : null })
      .where(eq(projects.id, projectId));
    await recordEvent(
      transaction,
      { jobs },
      {
        projectId,
        actorId: person.memberId ?? person.id,
        side,
        kind: eventKindOfAction[action],
        createdAt: now,
        reason: reason ?? null,
      },
    );
    await recordAction(transaction, person, action, project.clientId);
    return null;
  });

const recordAction = async (transaction: Db, person: Person, action: ProjectAction, clientId: number) => {
  if (action === 'cancel') return;
  await recordActivity(transaction, person, action === 'complete' ? 'complete-project' : 'decline-project', {
    aboutId: clientId,
  });
};

/** A client who let the work begin at once loses the right to withdraw when it is done. */
export const isDoneBeyondWithdrawal = (
  project: { status: ProjectStatus } | undefined,
  { beginsAtOnce }: { beginsAtOnce: boolean },
): boolean => project?.status === 'completed' && beginsAtOnce;

/**
 * Cancels the project of a contract that its client withdrew from or both ended, whatever one side has confirmed. The
 * contract sends its own notifications. The caller has locked the project.
 */
export const cancelContractProject = async (
  transaction: Db,
  { clock }: Pick<Services, 'clock'>,
  person: Person,
  project: LockedProject,
  { kind, side }: { kind: 'withdrawn' | 'ended'; side: ProjectSide },
): Promise<void> => {
  if (project.status === 'cancelled' || project.status === 'declined') return;
  const { id: projectId } = project;
  await transaction
    .update(projects)
    .set({ status: 'cancelled', completedAt: null, clientConfirmed: false, companyConfirmed: false })
    .where(eq(projects.id, projectId));
  await transaction
    .insert(projectEvents)
    .values({ projectId, actorId: person.memberId ?? person.id, side, kind, createdAt: clock.now() });
  await sendLiveProjectToSides(transaction, project);
};

/**
 * A change order may take off no more than is left of the locked project. A project without an agreed sum has no
 * minimum.
 */
export const leavesAgreedSumNonNegative = async (
  transaction: Db,
  projectId: number,
  total: string,
): Promise<boolean> =>
  (await transaction.$count(
    projects,
    and(
      eq(projects.id, projectId),
      sql`(${projects.agreedSum} is null or ${projects.agreedSum} + ${projects.changesSum} + ${total}::numeric >= 0)`,
    ),
  )) > 0;

/** A change order, or a withdrawal from one, changes the agreed sum. The caller has locked the project. */
export const changeAgreedSum = (transaction: Db, projectId: number, total: string) =>
  transaction
    .update(projects)
    .set({ changesSum: sql`${projects.changesSum} + ${total}::numeric` })
    .where(eq(projects.id, projectId));

interface NewEvent {
  projectId: number;
  actorId: number;
  side: ProjectSide;
  kind: (typeof projectEvents.$inferInsert)['kind'];
  createdAt: Date;
  reason?: string | null;
}

/** Stores an event of a project and notifies of it within the change's transaction. */
const recordEvent = async (
  transaction: Db,
  services: Pick<Services, 'jobs'>,
  event: NewEvent,
  { isToldOtherwise = false } = {},
) => {
  await transaction.insert(projectEvents).values(event);
  await notifyOfProjectEvent(transaction, services, { ...event, isToldOtherwise });
};
