import { eq } from 'drizzle-orm';
import { personNameOf } from '#accounts/server/index.ts';
import { users } from '#accounts/server/tables.ts';
import { companyProfiles } from '#companies/server/tables.ts';
import { notify } from '#notifications/server/index.ts';
import type { PublicationState } from '#project-records/rules/project-records.ts';
import type { Db } from '#server/database/db.ts';
import { holdLiveStreams } from '#server/live/send-live.ts';
import type { Tools } from '#server/tools.ts';
import type { HeldProject } from './hold-room.ts';

type NewsTools = Pick<Tools, 'jobs'>;

/** Whom the other side is, and what this one is called to them. */
const namesOf = async (transaction: Db, { clientId, companyId, companyUserId, side }: HeldProject) => {
  const isClient = side === 'client';
  const [names] = await transaction
    .select({ client: personNameOf(users), company: companyProfiles.name })
    .from(companyProfiles)
    .innerJoin(users, eq(users.id, clientId))
    .where(eq(companyProfiles.id, companyId));
  if (!names) throw new Error(`Company ${companyId} is gone`);
  const { client, company } = names;
  return {
    personId: isClient ? companyUserId : clientId,
    senderId: isClient ? clientId : companyUserId,
    from: isClient ? client : company,
  };
};

/** Something is new in the room: the other side has one item about it until they have read that. */
export const notifyOfRoom = async (transaction: Db, tools: NewsTools, project: HeldProject) => {
  const { personId, senderId, from } = await namesOf(transaction, project);
  // Of both sides, as both pages ask again afterwards.
  await holdLiveStreams(transaction, [project.clientId, project.companyUserId]);
  const subject = { projectId: project.id, name: project.name, from };
  await notify(transaction, tools, { personId, kind: 'roomChanged', subject, senderId });
};

/** What has become of showing a project: the client is asked, the company hears the answer. */
export const notifyOfPublication = async (
  transaction: Db,
  tools: NewsTools,
  project: HeldProject,
  publication: PublicationState,
) => {
  const { personId, senderId, from } = await namesOf(transaction, project);
  const subject = { projectId: project.id, name: project.name, from };
  if (project.side === 'client') {
    const outcome = publication === 'published' ? 'agreed' : 'refused';
    await notify(transaction, tools, {
      personId,
      kind: 'publicationAnswered',
      subject: { ...subject, outcome },
      senderId,
    });
  } else if (publication === 'asked')
    await notify(transaction, tools, { personId, kind: 'publicationAsked', subject, senderId });
};
