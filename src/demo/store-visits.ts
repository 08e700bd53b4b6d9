import { and, eq } from 'drizzle-orm';
import { isUsualWorkingDay } from '#features/companies/core/rules/working-days.ts';
import { requestInvitations, requests } from '#features/requests/core/server/tables.ts';
import { visitSlots, visits as visitTable } from '#features/requests/visits/server/tables.ts';
import { dayOf, addDays, type IsoDay } from '#kernel/calendar.ts';
import { luxembourgMomentAt } from '#kernel/luxembourg-midnight.ts';
import { type Db, firstInsertedRow } from './builders/db.ts';
import { visitRow, visitSlotRows } from './builders/visit.ts';
import { demoVisits, type VisitMaterial } from './material/visits.ts';
import type { DemoPlan } from './plan/demo.ts';

interface Loaded {
  rows: DemoPlan['tables'];
  now: Date;
}

interface Pair {
  companyId: number;
  ownerId: number;
  clientId: number;
  invitationId: number | null;
}

/** Finds the company's invitation to a request; without a name, one that no other visit of the material names. */
const pairOfRequest = async (
  db: Db,
  { rows }: Loaded,
  { request, company }: VisitMaterial,
): Promise<Pair> => {
  const invitations = await db
    .select({
      invitationId: requestInvitations.id,
      companyId: requestInvitations.companyId,
      clientId: requests.clientId,
    })
    .from(requestInvitations)
    .innerJoin(requests, eq(requests.id, requestInvitations.requestId))
    .where(and(eq(requests.title, request ?? ''), eq(requestInvitations.state, 'visit')));
  const companies = new Map(rows.companies.all.map((companyRow) => [companyRow.id, companyRow]));
  const invitation = invitations.find(({ companyId }) =>
    company === null
      ? !demoVisits.some((candidate) => candidate.company === companies.get(companyId)?.name)
      : companies.get(companyId)?.name === company,
  );
  const ownerId = invitation && companies.get(invitation.companyId)?.userId;
  if (!invitation || ownerId === undefined) throw new Error(`Nobody proposes a visit for “${request}”`);
  return { ...invitation, ownerId };
};

/** Finds two who write with each other, and have no visit yet. */
const pairOfMessages = (
  { rows }: Loaded,
  { client, company }: VisitMaterial,
  used: readonly Pair[],
): Pair => {
  const people = new Map(rows.users.all.map((user) => [user.id, user]));
  for (const { id: companyId, name, userId: ownerId } of rows.companies.all) {
    if (companyId === undefined || (company !== null && name !== company)) continue;
    for (const { senderId, receiverId } of rows.messages.all) {
      const clientId = senderId === ownerId ? receiverId : senderId;
      const isBetween = senderId === ownerId || receiverId === ownerId;
      const person = people.get(clientId);
      if (!isBetween || !person || (person.userType ?? 'private') !== 'private') continue;
      if (client === null ? person.username === 'demo-client' : person.username !== client) continue;
      if (used.some((candidate) => candidate.companyId === companyId && candidate.clientId === clientId))
        continue;
      return { companyId, ownerId, clientId, invitationId: null };
    }
  }
  throw new Error(`Nobody writes with ${company ?? client}`);
};

const workingDay = (from: IsoDay, count: number): IsoDay => {
  const step = count < 0 ? -1 : 1;
  let day = from;
  for (let left = Math.abs(count); left > 0;) {
    day = addDays(day, step);
    if (isUsualWorkingDay(day)) left -= 1;
  }
  return day;
};

const startsOf = ({ now }: Loaded, { days, times }: VisitMaterial): Date[] =>
  days.map((count, index) => {
    const [hour = 0, minute = 0] = (times[index] ?? '').split(':').map(Number);
    return luxembourgMomentAt(workingDay(dayOf(now), count), { hour, minute });
  });

const HOUR_MS = 3_600_000;

/** Stores visits in every state, on both sides. */
export const storeVisits = async (db: Db, loaded: Loaded): Promise<void> => {
  const used: Pair[] = [];
  for (const material of demoVisits) {
    const { state, request, place, words } = material;
    const pair = request ? await pairOfRequest(db, loaded, material) : pairOfMessages(loaded, material, used);
    used.push(pair);
    const { ownerId, ...between } = pair;
    const starts = startsOf(loaded, material);
    const [startsAt = null] = starts;
    const isChoice = state === 'proposed';
    const agreedAt = new Date(Math.min(loaded.now.getTime(), startsAt?.getTime() ?? Infinity) - HOUR_MS);
    const visit = await firstInsertedRow(
      db
        .insert(visitTable)
        .values({
          ...visitRow({
            state,
            startsAt: isChoice ? null : startsAt,
            memberId: ownerId,
            createdAt: agreedAt,
          }),
          ...between,
          place,
          words,
          // Past visits need no reminder.
          ...(startsAt && startsAt < loaded.now && { dayReminderAt: null, hoursReminderAt: null }),
        })
        .returning(),
    );
    if (isChoice) await db.insert(visitSlots).values(visitSlotRows(visit.id, starts));
  }
};
