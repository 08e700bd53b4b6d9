import { and, eq, sql } from 'drizzle-orm';
import type { Person } from '#kernel/visitor.ts';
import {
  type DenialOf,
  eventOf,
  type ProjectAct,
  type ProjectSide,
  type ProjectStatus,
  standingAfter,
  whyNotAct,
} from '#project-records/rules/project-records.ts';
import type { Db } from '#server/database/db.ts';
import type { Tools } from '#server/tools.ts';
import { noteWork } from '#team/server/index.ts';
import { type HeldProject, holdProject, projectSideOf } from './held-project.ts';
import { notifyOfEvent } from './notify-of-event.ts';
import { sendLiveToSides } from './send-live-to-sides.ts';
import { projectEvents, projects } from './tables.ts';

interface NewProject {
  companyId: number;
  name: string;
  description?: string | null | undefined;
  budget?: string | null | undefined;
  timeline?: string | null | undefined;
  /** What both have signed: the company hears of that by the news of its quote, and not once more. */
  signed?: { quoteId: number; sum: string } | undefined;
}

/** Begins a project, and answers its id. */
export const beginProject = (
  { db, clock, jobs }: Tools,
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

interface Wish<A extends ProjectAct> {
  act: A;
  /** Why it is declined. */
  reason?: string;
}

/**
 * Does to a project what its rules allow, or answers why not. A second change at the same moment waits for the
 * row and is judged by what it has become.
 */
export const changeProject = <A extends ProjectAct>(
  { db, clock, jobs }: Tools,
  person: Person,
  projectId: number,
  { act, reason }: Wish<A>,
): Promise<DenialOf<A> | 'projectNotFound' | null> =>
  db.transaction(async (transaction) => {
    const project = await holdProject(transaction, person, projectId);
    const side = project && projectSideOf(project, person);
    if (!side) return 'projectNotFound';
    const why = whyNotAct(project, act, side);
    if (why) return why;
    const now = clock.now();
    const { status, clientConfirmed, companyConfirmed } = standingAfter(project, act, side);
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
        kind: eventOf[act],
        createdAt: now,
        reason: reason ?? null,
      },
    );
    await noteAct(transaction, person, act, project.clientId);
    return null;
  });

const noteAct = async (transaction: Db, person: Person, act: ProjectAct, clientId: number) => {
  if (act === 'cancel') return;
  await noteWork(transaction, person, act === 'complete' ? 'complete-project' : 'decline-project', {
    aboutId: clientId,
  });
};

/** Whether the right to withdraw was lost with the work done. */
export const isDoneForGood = (
  project: { status: ProjectStatus } | undefined,
  { beginsAtOnce }: { beginsAtOnce: boolean },
): boolean => project?.status === 'completed' && beginsAtOnce;

/**
 * A contract is over: withdrawn from by its client, or ended by both. Its project is called off, whatever one side has
 * confirmed. The news of it are the contract's. The project is held by the caller.
 */
export const callOffContract = async (
  transaction: Db,
  { clock }: Pick<Tools, 'clock'>,
  person: Person,
  project: HeldProject,
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
  await sendLiveToSides(transaction, project);
};

/**
 * Whether a change order takes no more off than is left of the project, which the caller holds. What was never agreed on in
 * figures has no least.
 */
export const leavesSomething = async (transaction: Db, projectId: number, total: string): Promise<boolean> =>
  (await transaction.$count(
    projects,
    and(
      eq(projects.id, projectId),
      sql`(${projects.agreedSum} is null or ${projects.agreedSum} + ${projects.changesSum} + ${total}::numeric >= 0)`,
    ),
  )) > 0;

/** What both have agreed on becomes more or less, by a change order or a withdrawal from one. The caller holds the project. */
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

/** The one function every change of a project passes, within its transaction. */
const recordEvent = async (
  transaction: Db,
  tools: Pick<Tools, 'jobs'>,
  event: NewEvent,
  { isToldOtherwise = false } = {},
) => {
  await transaction.insert(projectEvents).values(event);
  await notifyOfEvent(transaction, tools, { ...event, isToldOtherwise });
};
