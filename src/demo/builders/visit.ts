import { visitRemindersOf } from '#features/requests/visits/rules/visit-reminders.ts';
import { visits, visitSlots } from '#features/requests/visits/server/tables.ts';
import { DAY_MS } from '#kernel/calendar.ts';
import { buildCompany } from './company.ts';
import { type Db, firstInsertedRow } from './db.ts';
import { buildUser } from './user.ts';

export type VisitValues = typeof visits.$inferInsert;
type Visit = typeof visits.$inferSelect;

const HOUR_MS = 3_600_000;

/** Fills the columns that a state requires, for an hour’s visit. */
export const visitRow = ({
  state = 'proposed',
  startsAt = null,
  createdAt = new Date(),
  ...values
}: Partial<VisitValues> & Pick<VisitValues, 'memberId'>): VisitValues => ({
  state,
  turn: { proposed: 'client' as const, asked: 'company' as const, agreed: null, cancelled: null }[state],
  ...(startsAt && { startsAt, endsAt: new Date(startsAt.getTime() + HOUR_MS) }),
  ...(startsAt && state === 'agreed' && visitRemindersOf(startsAt, createdAt)),
  ...(state === 'cancelled' && { cancelledBy: 'client' as const, endToldAt: createdAt }),
  createdAt,
  changedAt: createdAt,
  ...values,
});

/** Each slot lasts an hour. */
export const visitSlotRows = (visitId: number, starts: readonly Date[]) =>
  starts.map((startsAt, position) => ({
    visitId,
    position,
    startsAt,
    endsAt: new Date(startsAt.getTime() + HOUR_MS),
  }));

/** Adds a visit, proposed for tomorrow by default. */
export const buildVisit = async (db: Db, overrides: Partial<VisitValues> = {}): Promise<Visit> => {
  const company = overrides.companyId ? null : await buildCompany(db);
  const companyId = overrides.companyId ?? company?.id ?? null;
  const clientId = overrides.clientId ?? (await buildUser(db)).id;
  const memberId = overrides.memberId ?? company?.userId ?? (await buildUser(db, { userType: 'company' })).id;
  const tomorrow = new Date(Date.now() + DAY_MS);
  const state = overrides.state ?? 'proposed';
  const visit = await firstInsertedRow(
    db
      .insert(visits)
      .values(
        visitRow({
          ...(state === 'agreed' && { startsAt: tomorrow }),
          ...overrides,
          companyId,
          clientId,
          memberId,
        }),
      )
      .returning(),
  );
  if (state === 'proposed') await db.insert(visitSlots).values(visitSlotRows(visit.id, [tomorrow]));
  return visit;
};
