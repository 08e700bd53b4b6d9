import { and, asc, eq, getTableColumns, gt, inArray, notInArray, or, sql } from 'drizzle-orm';
import { companyProfiles } from '#features/companies/core/server/tables.ts';
import type { VisitSide } from '#features/requests/visits/rules/visits.ts';
import type { Db } from '#server/database/db.ts';
import type { PersonalData } from '#server/privacy/personal-data.ts';
import { isVisitOfPersonSql, readVisits } from './store.ts';
import { calendarAddresses, visits, visitSlots } from './tables.ts';

const companiesOf = (db: Db, ownerIds: readonly number[]) =>
  db
    .select({ id: companyProfiles.id })
    .from(companyProfiles)
    .where(inArray(companyProfiles.userId, [...ownerIds]));

/**
 * The other side may have the visit in a calendar and must hear that nobody comes: of a visit still to come, only as
 * much stays as the job needs to notify them.
 */
const leave = async (
  transaction: Db,
  { side, id, otherIds }: { side: VisitSide; id: number; otherIds: readonly number[] },
) => {
  const isTheirs =
    side === 'client'
      ? and(eq(visits.clientId, id), notInArray(visits.companyId, companiesOf(transaction, otherIds)))
      : and(eq(visits.companyId, id), notInArray(visits.clientId, [...otherIds]));
  await transaction
    .update(visits)
    .set({
      state: 'cancelled',
      turn: null,
      sequence: sql`${visits.sequence} + 1`,
      dayReminderAt: null,
      hoursReminderAt: null,
      cancelledBy: side,
      place: null,
      words: null,
      invitationId: null,
      ...(side === 'client' ? { clientId: null } : { companyId: null }),
    })
    .where(and(isTheirs, eq(visits.state, 'agreed'), gt(visits.endsAt, sql`app_now()`)));
  await transaction.delete(visits).where(isTheirs);
};

/** A member may have been due to come for somebody else’s company: its owner comes instead, unless they are busy then. */
const handOver = (transaction: Db, memberId: number) =>
  transaction.execute(sql`
    update visits v set member_id = c.user_id from company_profiles c
    where c.id = v.company_id and v.member_id = ${memberId} and c.user_id <> v.member_id
      and (v.state <> 'agreed' or not exists (
        select from visits taken where taken.member_id = c.user_id and taken.state = 'agreed'
          and tstzrange(taken.starts_at, taken.ends_at) && tstzrange(v.starts_at, v.ends_at)))`);

export const personalData: PersonalData = {
  name: 'visits',
  tables: [visits, calendarAddresses],

  async collect(db, userId) {
    const slots = db
      .select(getTableColumns(visitSlots))
      .from(visitSlots)
      .innerJoin(visits, eq(visits.id, visitSlots.visitId))
      .leftJoin(companyProfiles, eq(companyProfiles.id, visits.companyId))
      .where(or(eq(visits.clientId, userId), eq(companyProfiles.userId, userId)))
      .orderBy(asc(visitSlots.id));
    const rows = await readVisits(db, or(isVisitOfPersonSql(userId), eq(visits.memberId, userId))).orderBy(
      asc(visits.id),
    );
    return {
      visits: rows.map((row) => ({
        id: row.id,
        company: row.companyName,
        client: row.clientName,
        comes: row.memberName,
        state: row.state,
        turn: row.turn,
        startsAt: row.startsAt,
        endsAt: row.endsAt,
        place: row.place,
        words: row.words,
        cancelledBy: row.cancelledBy,
        cancelledWords: row.cancelledWords,
        createdAt: row.createdAt,
        changedAt: row.changedAt,
      })),
      times: await slots,
      calendarAddresses: await db
        .select({ createdAt: calendarAddresses.createdAt })
        .from(calendarAddresses)
        .where(eq(calendarAddresses.userId, userId)),
    };
  },

  /** Visits of a running contract stay, and so does the calendar that shows them. */
  async erase(transaction, userId, contracts) {
    const otherIds = contracts.map(({ otherId }) => otherId);
    const [company] = await companiesOf(transaction, [userId]);
    await leave(transaction, { side: 'client', id: userId, otherIds });
    await handOver(transaction, userId);
    if (company) await leave(transaction, { side: 'company', id: company.id, otherIds });
    if (contracts.length > 0) return;
    await transaction.delete(calendarAddresses).where(eq(calendarAddresses.userId, userId));
  },
};
