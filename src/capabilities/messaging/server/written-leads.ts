import type { Lead } from '#messaging/contract/conversations.ts';
import type { Db } from '#server/database/db.ts';
import { presentLead } from './present.ts';
import { conversationsWith } from './store/conversations.ts';
import type { Reading } from './store/unread.ts';

/** Who these partners of a person are, and what was written last with each, as GET /api/messages has it. */
export const readWrittenLeads = async (
  db: Db,
  reading: Reading,
  partnerIds: readonly number[],
): Promise<ReadonlyMap<number, Lead>> => {
  const rows = await conversationsWith(db, reading, partnerIds);
  return new Map(rows.map((row) => [row.userId, presentLead(row)]));
};
