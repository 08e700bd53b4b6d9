import { randomBytes } from 'node:crypto';
import { and, asc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import { userDisplayNameSql } from '#features/accounts/core/server/index.ts';
import { users } from '#features/accounts/core/server/tables.ts';
import { createWorkingDayTest } from '#features/companies/core/rules/working-days.ts';
import { companyProfiles } from '#features/companies/core/server/tables.ts';
import { mailLanguageOf } from '#features/notifications/email/server/index.ts';
import {
  createCalendarAddress,
  getVisitCalendar,
  fetchCalendarFeed,
} from '#features/requests/visits/contract/calendar.ts';
import { writeICalendar } from '#features/requests/visits/rules/icalendar.ts';
import {
  CALENDAR_ADDRESS_RATE_LIMIT,
  CALENDAR_READ_RATE_LIMIT,
} from '#features/requests/visits/rules/visits.ts';
import { companyMembers } from '#features/team/core/server/tables.ts';
import { addDays, dayOf, type IsoDay, mondayOfWeek } from '#kernel/calendar.ts';
import { luxembourgMidnightOf } from '#kernel/luxembourg-midnight.ts';
import type { Person } from '#kernel/signed-in-person.ts';
import { hashBrowserToken } from '#server/auth/browser-token.ts';
import { publicBaseUrl } from '#server/config/public-base-url.ts';
import type { Db } from '#server/database/db.ts';
import { type EndpointRoute, handle } from '#server/http/handle.ts';
import { ipNetworkOf } from '#server/http/ip-network.ts';
import { stringsOf } from '#strings/strings.ts';
import { visitCalendarEventOf } from './calendar-event.ts';
import { presentVisits } from './present.ts';
import { isVisitOfPersonSql, readVisits, visitSideOf } from './store.ts';
import { calendarAddresses, visits } from './tables.ts';

const DAYS_SHOWN = 35;
const DAYS_BACK = 30;
const MOST_EVENTS = 1000;

/** A member has a calendar of their own, even when they act in the company’s name. */
const oneself = ({ id, memberId }: Person) => memberId ?? id;

const ownCompany = async (db: Db, personId: number) => {
  const [row] = await db
    .select({ id: companyProfiles.id, name: companyProfiles.name, hours: companyProfiles.businessHours })
    .from(companyProfiles)
    .where(eq(companyProfiles.userId, personId));
  return row;
};

const membersOf = async (db: Db, person: Person, company: { id: number; name: string }) => {
  const members = await db
    .select({ id: users.id, name: userDisplayNameSql })
    .from(companyMembers)
    .innerJoin(users, eq(users.id, companyMembers.userId))
    .where(eq(companyMembers.companyId, company.id))
    .orderBy(asc(companyMembers.id));
  return [{ id: person.id, name: company.name }, ...members].map((member) => ({
    ...member,
    isMe: member.id === oneself(person),
  }));
};

const read: EndpointRoute = handle(getVisitCalendar, async ({ query, person, services }) => {
  const { db, clock, translator } = services;
  const now = clock.now();
  const today = dayOf(now);
  const from: IsoDay = query.from ?? mondayOfWeek(today);
  const until = addDays(from, DAYS_SHOWN);
  const rows = await readVisits(
    db,
    and(
      isVisitOfPersonSql(person.id),
      eq(visits.state, 'agreed'),
      gt(visits.endsAt, luxembourgMidnightOf(from)),
      lt(visits.startsAt, luxembourgMidnightOf(until)),
    ),
  ).orderBy(asc(visits.startsAt));
  const company = person.userType === 'company' ? await ownCompany(db, person.id) : undefined;
  const isWorking = createWorkingDayTest(company?.hours);
  const [address] = await db
    .select()
    .from(calendarAddresses)
    .where(eq(calendarAddresses.userId, oneself(person)));
  return {
    days: Array.from({ length: DAYS_SHOWN }, (_, index) => addDays(from, index)).map((day) => ({
      day,
      isPast: day < today,
      isWorking: isWorking(day),
    })),
    visits: await presentVisits(db, rows, { personId: person.id, now, translator }),
    address: address ? { createdAt: address.createdAt.toISOString() } : null,
    members: company ? await membersOf(db, person, company) : [],
  };
});

const make: EndpointRoute = handle(createCalendarAddress, async ({ person, services }) => {
  const { db, clock, config, limits } = services;
  const userId = oneself(person);
  await limits.spend('calendar-addresses', userId, CALENDAR_ADDRESS_RATE_LIMIT);
  const secret = randomBytes(32).toString('base64url');
  const addressRow = { tokenHash: hashBrowserToken(secret), createdAt: clock.now() };
  await db
    .insert(calendarAddresses)
    .values({ userId, ...addressRow })
    .onConflictDoUpdate({ target: calendarAddresses.userId, set: addressRow });
  return {
    address: `${publicBaseUrl(config)}/calendar/${secret}.ics`,
    createdAt: addressRow.createdAt.toISOString(),
  };
});

/** Only members who still work for the company count. */
const comesFor = (userId: number) =>
  and(
    eq(visits.memberId, userId),
    sql`exists (select from ${companyMembers}
      where ${companyMembers.companyId} = ${visits.companyId} and ${companyMembers.userId} = ${userId})`,
  );

const publish: EndpointRoute = handle(fetchCalendarFeed, async ({ params, ip, services, refuse }) => {
  const { db, clock, config, limits } = services;
  await limits.spend('calendar', ipNetworkOf(ip), CALENDAR_READ_RATE_LIMIT);
  const [reader] = await db
    .select({ id: users.id, language: users.language })
    .from(calendarAddresses)
    .innerJoin(users, eq(users.id, calendarAddresses.userId))
    .where(
      and(
        eq(calendarAddresses.tokenHash, hashBrowserToken(params.secret)),
        isNull(users.erasedAt),
        eq(users.isSuspended, false),
      ),
    );
  if (!reader) throw refuse('calendarNotFound');
  const language = mailLanguageOf(reader);
  const since = luxembourgMidnightOf(addDays(dayOf(clock.now()), -DAYS_BACK));
  const rows = await readVisits(
    db,
    and(
      or(isVisitOfPersonSql(reader.id), comesFor(reader.id)),
      eq(visits.state, 'agreed'),
      gt(visits.endsAt, since),
    ),
  )
    .orderBy(asc(visits.startsAt))
    .limit(MOST_EVENTS);
  const events = rows.flatMap(
    (row) =>
      visitCalendarEventOf(row, {
        side: visitSideOf(row, reader.id),
        language,
        address: publicBaseUrl(config, language),
      }) ?? [],
  );
  const text = writeICalendar({ method: 'PUBLISH', events, name: stringsOf(language).visitCalendar.name });
  return {
    name: 'giewel.ics',
    type: 'text/calendar; charset=utf-8',
    content: (async function* () {
      yield Buffer.from(text);
    })(),
    size: Buffer.byteLength(text),
  };
});

export const calendarRoutes: readonly EndpointRoute[] = [read, make, publish];
