import { eq, sql } from 'drizzle-orm';
import type { JobDefinition } from '#server/jobs/job-worker.ts';
import { lockRequest } from './lock-request.ts';
import { notifyClientAboutCompany } from './notify-of-request.ts';
import { readInvitations } from './store.ts';
import { requestInvitations } from './tables.ts';

export const NOTIFY_OF_DECLINE_JOB = 'tell-declined';

/** Ends a refusal’s minute: its visits are called off and the client is notified, unless its company took it back. */
export const notifyOfDeclineJob: JobDefinition = {
  name: NOTIFY_OF_DECLINE_JOB,
  async run(payload, services) {
    const { invitationId, at } = payload as { invitationId: number; at: string };
    await services.db.transaction(async (transaction) => {
      const [unlocked] = await readInvitations(transaction, eq(requestInvitations.id, invitationId));
      const lockedRequest = unlocked && (await lockRequest(transaction, services, unlocked.requestId));
      const invitation = lockedRequest?.invitations.find(({ id }) => id === invitationId);
      // It may have been taken back and given once more: the later job notifies then.
      if (!lockedRequest || invitation?.state !== 'declined' || invitation.endedAt?.toISOString() !== at)
        return;
      await transaction.execute(sql`select end_visits_of_invitation(${invitationId}, ${at}::timestamptz)`);
      const { request } = lockedRequest;
      await notifyClientAboutCompany(transaction, services, { request, invitation, kind: 'companyDeclined' });
    });
  },
};
