import type { LiveProjects } from '#project-records/contract/live.ts';
import type { Db } from '#server/database/db.ts';
import { holdLiveStreams, sendLive } from '#server/live/send-live.ts';

interface Sides {
  id: number;
  clientId: number;
  companyUserId: number;
}

/**
 * Both sides of a project see what one has changed, wherever they look at it. Before any news of the same
 * change: that holds one line alone, and two who told each other would wait for each other.
 */
export const sendLiveToSides = async (transaction: Db, { id, clientId, companyUserId }: Sides) => {
  const told: LiveProjects['project'] = { projectId: id };
  await holdLiveStreams(transaction, [clientId, companyUserId]);
  for (const side of [clientId, companyUserId]) await sendLive(transaction, side, 'project', told);
};
