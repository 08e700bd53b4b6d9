import { sql } from 'drizzle-orm';
import { companyProfiles } from '#features/companies/core/server/tables.ts';
import { projects } from '#features/projects/core/server/tables.ts';
import { quoteStateOnSql } from '#features/quotes/core/server/index.ts';
import { quotes } from '#features/quotes/core/server/tables.ts';
import { isInInvitationGroupSql } from '#features/requests/core/server/index.ts';
import { requestInvitations, requestQuestions, requests } from '#features/requests/core/server/tables.ts';
import { isVisitTurnOfSql } from '#features/requests/visits/server/index.ts';
import { visits } from '#features/requests/visits/server/tables.ts';
import { dayOf } from '#kernel/calendar.ts';
import type { WaitingCounts } from '#kernel/waiting-counts.ts';
import type { Db } from '#server/database/db.ts';

const countsOfClient = (personId: number, now: Date) => sql`
  (select count(distinct ${requests.id}) from ${requests}
    join ${requestInvitations} on ${requestInvitations.requestId} = ${requests.id}
    join ${requestQuestions} on ${requestQuestions.invitationId} = ${requestInvitations.id}
    where ${requests.clientId} = ${personId} and ${requests.state} = 'open'
      and ${requestInvitations.state} in ('sent', 'seen', 'talking', 'visit', 'quoted')
      and ${requestQuestions.answer} is null)::integer as requests,
  (select count(*) from ${quotes} where ${quotes.clientId} = ${personId} and ${quoteStateOnSql(dayOf(now))} = 'sent')::integer as quotes,
  (select count(*) from ${visits} where ${visits.clientId} = ${personId}
    and ${isVisitTurnOfSql('client', now)})::integer as visits,
  (select count(*) from ${projects} where ${projects.clientId} = ${personId} and ${projects.status} = 'pending'
    and ${projects.companyConfirmed} and not ${projects.clientConfirmed})::integer as projects`;

/** A draft waits for nobody but its author, so only asked changes count among a company's quotes. */
const countsOfCompany = (ownerId: number, now: Date) => {
  const isOwn = (companyId: unknown) =>
    sql`${companyId} in (select ${companyProfiles.id} from ${companyProfiles} where ${companyProfiles.userId} = ${ownerId})`;
  return sql`
  (select count(*) from ${requestInvitations} where ${isOwn(requestInvitations.companyId)}
    and ${isInInvitationGroupSql('to-answer', now)})::integer as requests,
  (select count(*) from ${quotes} where ${isOwn(quotes.companyId)} and ${quoteStateOnSql(dayOf(now))} = 'change-asked')::integer as quotes,
  (select count(*) from ${visits} where ${isOwn(visits.companyId)}
    and ${isVisitTurnOfSql('company', now)})::integer as visits,
  (select count(*) from ${projects} where ${isOwn(projects.companyId)} and ${projects.status} = 'pending'
    and ${projects.clientConfirmed} and not ${projects.companyConfirmed})::integer as projects`;
};

/** Counts what only this side can answer. Every page of the account shows it, so it is one statement. */
export const readWaitingCounts = async (
  db: Db,
  person: { id: number; userType: string },
  now: Date,
): Promise<WaitingCounts> => {
  const counts = person.userType === 'company' ? countsOfCompany : countsOfClient;
  const { rows } = await db.execute<{ [Name in keyof WaitingCounts]: number }>(
    sql`select ${counts(person.id, now)}`,
  );
  const [row] = rows;
  if (!row) throw new Error('A select without a row');
  return row;
};
