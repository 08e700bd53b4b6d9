import { sql } from 'drizzle-orm';
import { companyProfiles } from '#features/companies/core/server/tables.ts';
import { projects } from '#features/projects/core/server/tables.ts';
import { quotes } from '#features/quotes/core/server/tables.ts';
import { requestInvitations, requestQuestions, requests } from '#features/requests/core/server/tables.ts';
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
  (select count(*) from ${quotes} where ${quotes.clientId} = ${personId} and ${quotes.state} = 'sent'
    and (${quotes.validUntil} is null or ${quotes.validUntil} >= ${dayOf(now)}))::integer as quotes,
  (select count(*) from ${visits} where ${visits.clientId} = ${personId}
    and ${visits.turn} = 'client')::integer as visits,
  (select count(*) from ${projects} where ${projects.clientId} = ${personId} and ${projects.status} = 'pending'
    and ${projects.companyConfirmed} and not ${projects.clientConfirmed})::integer as projects`;

/** A draft waits for nobody but its author, so only asked changes count among a company's quotes. */
const countsOfCompany = (ownerId: number, now: Date) => {
  const isOwn = (companyId: unknown) =>
    sql`${companyId} in (select ${companyProfiles.id} from ${companyProfiles} where ${companyProfiles.userId} = ${ownerId})`;
  return sql`
  (select count(*) from ${requestInvitations} where ${isOwn(requestInvitations.companyId)}
    and ${requestInvitations.state} in ('sent', 'seen') and ${requestInvitations.answeredAt} is null
    and ${requestInvitations.dueAt} > ${now.toISOString()}::timestamptz)::integer as requests,
  (select count(*) from ${quotes} where ${isOwn(quotes.companyId)} and ${quotes.state} = 'change-asked'
    and (${quotes.validUntil} is null or ${quotes.validUntil} >= ${dayOf(now)}))::integer as quotes,
  (select count(*) from ${visits} where ${isOwn(visits.companyId)} and ${visits.turn} = 'company')::integer as visits,
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
