import { takeDescription } from '#companies/server/index.ts';
import { takedowns } from '#moderation/server/tables.ts';
import type { Db } from './builders/db.ts';
import { takenDescription } from './material/moderation.ts';
import type { Demo } from './plan/demo.ts';

const DAY_MS = 86_400_000;

/** A description that was taken down, whose company objects: so that this queue of the moderators has something too. */
export const storeTakedown = async (db: Db, rows: Demo['tables'], now: Date) => {
  const moderator = rows.users.all.find(({ username }) => username === 'demo-moderator');
  const company = rows.companies.all.findLast(({ description }) => Boolean(description));
  const taken = company?.id === undefined ? null : await takeDescription(db, company.id);
  if (!taken || company?.id === undefined) throw new Error('The demo has no description to take down');
  const { statement, appeal } = takenDescription;
  await db.insert(takedowns).values({
    kind: 'description',
    subjectId: company.id,
    ownerId: taken.ownerId,
    was: taken.was,
    statement,
    takenBy: moderator?.id ?? null,
    takenAt: new Date(now.getTime() - 6 * DAY_MS),
    appeal,
    appealedAt: new Date(now.getTime() - 2 * DAY_MS),
  });
};
