import { takeDownDescription } from '#features/companies/core/server/index.ts';
import { takedowns } from '#features/moderation/core/server/tables.ts';
import { DAY_MS } from '#kernel/calendar.ts';
import type { Db } from './builders/db.ts';
import { takenDownDescription } from './material/moderation.ts';
import type { DemoPlan } from './plan/demo.ts';

/** The company of a taken-down description objects: so this queue of the moderators has something too. */
export const storeTakedown = async (db: Db, rows: DemoPlan['tables'], now: Date) => {
  const moderator = rows.users.all.find(({ username }) => username === 'demo-moderator');
  const company = rows.companies.all.findLast(({ description }) => Boolean(description));
  const takenDown = company?.id === undefined ? null : await takeDownDescription(db, company.id);
  if (!takenDown || company?.id === undefined) throw new Error('The demo has no description to take down');
  const { statement, appeal } = takenDownDescription;
  await db.insert(takedowns).values({
    kind: 'description',
    subjectId: company.id,
    ownerId: takenDown.ownerId,
    was: takenDown.was,
    statement,
    takenBy: moderator?.id ?? null,
    takenAt: new Date(now.getTime() - 6 * DAY_MS),
    appeal,
    appealedAt: new Date(now.getTime() - 2 * DAY_MS),
  });
};
