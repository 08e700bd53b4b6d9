import type { ProjectLiveEvents } from '#features/projects/core/contract/live-events.ts';
import type { Db } from '#server/database/db.ts';
import { lockLiveStreams, sendLive } from '#server/live/send-live.ts';

interface Sides {
  id: number;
  clientId: number;
  companyUserId: number;
}

/**
 * Both sides see a change wherever they look at the project. This precedes any notification of the same change: that
 * locks one live stream alone, and two people who notified each other would deadlock.
 */
export const sendLiveProjectToSides = async (transaction: Db, { id, clientId, companyUserId }: Sides) => {
  const event: ProjectLiveEvents['project'] = { projectId: id };
  await lockLiveStreams(transaction, [clientId, companyUserId]);
  for (const side of [clientId, companyUserId]) await sendLive(transaction, side, 'project', event);
};
