import { eq } from 'drizzle-orm';
import type { JobDefinition } from '#server/jobs/job-worker.ts';
import { notifyClientAboutCompany } from './notify-of-request.ts';
import { findRequest, readInvitations } from './store.ts';
import { requestInvitations } from './tables.ts';

export const NOTIFY_OF_DECLINE_JOB = 'tell-declined';

/** Notifies the client of a refusal that its company has not taken back. */
export const notifyOfDeclineJob: JobDefinition = {
  name: NOTIFY_OF_DECLINE_JOB,
  async run(payload, services) {
    const { invitationId, at } = payload as { invitationId: number; at: string };
    await services.db.transaction(async (transaction) => {
      const [invitation] = await readInvitations(transaction, eq(requestInvitations.id, invitationId));
      // It may have been taken back and given once more: the later job notifies then.
      if (invitation?.state !== 'declined' || invitation.endedAt?.toISOString() !== at) return;
      const request = await findRequest(transaction, invitation.requestId);
      if (!request) return;
      await notifyClientAboutCompany(transaction, services, { request, invitation, kind: 'companyDeclined' });
    });
  },
};
