import { eq } from 'drizzle-orm';
import { fullNameOrUsernameSql } from '#features/accounts/core/server/index.ts';
import { users } from '#features/accounts/core/server/tables.ts';
import { companyProfiles } from '#features/companies/core/server/tables.ts';
import type { NotificationSubjects } from '#features/notifications/core/rules/notification-subjects.ts';
import { notifyPerson } from '#features/notifications/core/server/index.ts';
import type { PublicationState } from '#features/projects/core/rules/project-states.ts';
import type { Db } from '#server/database/db.ts';
import { lockLiveStreams } from '#server/live/send-live.ts';
import type { Services } from '#server/services/services.ts';
import type { LockedRoom } from './lock-room.ts';

type NotifyServices = Pick<Services, 'jobs'>;

/** Finds the other side, and this side's name as the other reads it. */
const namesOf = async (transaction: Db, { clientId, companyId, companyUserId, side }: LockedRoom) => {
  const isClient = side === 'client';
  const [names] = await transaction
    .select({ client: fullNameOrUsernameSql(users), company: companyProfiles.name })
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

/** The other side has one notification about news in the room until they have read it. */
export const notifyOfRoom = async (
  transaction: Db,
  services: NotifyServices,
  project: LockedRoom,
  news: Pick<NotificationSubjects['roomChanged'], 'what' | 'milestone'>,
) => {
  const { personId, senderId, from } = await namesOf(transaction, project);
  // Both streams are locked, as both pages fetch the room again afterwards.
  await lockLiveStreams(transaction, [project.clientId, project.companyUserId]);
  const subject = { projectId: project.id, name: project.name, from, ...news };
  await notifyPerson(transaction, services, { personId, kind: 'roomChanged', subject, senderId });
};

/** The client is notified of a request to publish, the company of the client's decision. */
export const notifyOfPublication = async (
  transaction: Db,
  services: NotifyServices,
  project: LockedRoom,
  publication: PublicationState,
) => {
  const { personId, senderId, from } = await namesOf(transaction, project);
  const subject = { projectId: project.id, name: project.name, from };
  if (project.side === 'client') {
    const outcome = publication === 'published' ? 'agreed' : 'refused';
    await notifyPerson(transaction, services, {
      personId,
      kind: 'publicationAnswered',
      subject: { ...subject, outcome },
      senderId,
    });
  } else if (publication === 'asked')
    await notifyPerson(transaction, services, { personId, kind: 'publicationAsked', subject, senderId });
};
