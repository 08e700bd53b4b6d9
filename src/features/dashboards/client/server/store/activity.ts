import { sql } from 'drizzle-orm';
import { userDisplayNameSql } from '#features/accounts/core/server/index.ts';
import { users } from '#features/accounts/core/server/tables.ts';
import { companyProfiles } from '#features/companies/core/server/tables.ts';
import { type ActivityEntry, LATEST_ACTIVITY_COUNT } from '#features/dashboards/client/contract/activity.ts';
import { companyLikes, folderCompanies, folders } from '#features/folders/core/server/tables.ts';
import { conversations, messages } from '#features/messaging/core/server/tables.ts';
import { projectEvents, projects } from '#features/projects/core/server/tables.ts';
import type { Db } from '#server/database/db.ts';

interface Row extends Record<string, unknown> {
  kind: ActivityEntry['kind'];
  at: string;
  id: number;
  name: string;
  /** Names the folder or the project it happened to. */
  subject: string | null;
}

const limit = sql.raw(String(LATEST_ACTIVITY_COUNT));

const likes = (userId: number) => sql`
  select 'liked' as kind, ${companyLikes.createdAt} as at, ${companyProfiles.id} as id, ${companyProfiles.name} as name,
    null as subject
  from ${companyLikes} join ${companyProfiles} on ${companyProfiles.id} = ${companyLikes.companyId}
  where ${companyLikes.userId} = ${userId} order by ${companyLikes.id} desc limit ${limit}`;

// The folder of likes is left out: its companies are listed as likes.
const made = (userId: number) => sql`
  select 'created', ${folders.createdAt}, ${folders.id}, ${folders.name}, null from ${folders}
  where ${folders.userId} = ${userId} and not ${folders.isLiked} order by ${folders.id} desc limit ${limit}`;

const saved = (userId: number) => sql`
  select 'saved', ${folderCompanies.createdAt}, ${folders.id}, ${companyProfiles.name}, ${folders.name}
  from ${folders} join ${folderCompanies} on ${folderCompanies.folderId} = ${folders.id}
  join ${companyProfiles} on ${companyProfiles.id} = ${folderCompanies.companyId}
  where ${folders.userId} = ${userId} order by ${folderCompanies.createdAt} desc limit ${limit}`;

/** Only the last message of each conversation counts. */
const lastMessages = (userId: number) => sql`
  select case when ${messages.senderId} = ${userId} then 'wrote' else 'heard' end, ${messages.createdAt},
    ${users.id}, coalesce(${companyProfiles.name}, ${userDisplayNameSql}), null
  from ${conversations} join ${messages} on ${messages.id} = ${conversations.lastMessageId}
  join ${users} on ${users.id} = ${conversations.partnerId}
  left join ${companyProfiles} on ${companyProfiles.userId} = ${users.id}
  where ${conversations.userId} = ${userId} order by ${conversations.lastMessageId} desc limit ${limit}`;

const ofProjects = (userId: number) => sql`
  select case
      when ${projectEvents.kind} = 'created' then 'begun'
      when ${projectEvents.kind} = 'ended' then 'contractEnded'
      when ${projectEvents.kind} = 'withdrawn' then 'contractWithdrawn'
      when ${projectEvents.kind} <> 'confirmed' then ${projectEvents.kind}
      when ${projectEvents.side} = 'client' then 'marked'
      else 'markedByCompany' end,
    ${projectEvents.createdAt}, ${projects.id}, ${companyProfiles.name}, ${projects.name}
  from ${projects} join ${projectEvents} on ${projectEvents.projectId} = ${projects.id}
  join ${companyProfiles} on ${companyProfiles.id} = ${projects.companyId}
  where ${projects.clientId} = ${userId} order by ${projectEvents.createdAt} desc limit ${limit}`;

const present = ({ kind, at, id, name, subject }: Row): ActivityEntry => {
  const entry = { at: new Date(at).toISOString(), id, name };
  if (kind === 'liked' || kind === 'created' || kind === 'wrote' || kind === 'heard')
    return { ...entry, kind };
  return kind === 'saved'
    ? { ...entry, kind, folder: subject ?? '' }
    : { ...entry, kind, project: subject ?? '' };
};

/** Reads a few of each kind, and of these the latest. */
export const readLatestActivity = async (db: Db, userId: number): Promise<ActivityEntry[]> => {
  const kinds = [likes, made, saved, lastMessages, ofProjects].map((kind) => sql`(${kind(userId)})`);
  const { rows } = await db.execute<Row>(
    sql`select * from (${sql.join(kinds, sql` union all `)}) happened order by at desc, kind limit ${limit}`,
  );
  return rows.map(present);
};
