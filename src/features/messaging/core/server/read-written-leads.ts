import type { WrittenLead } from '#features/messaging/core/contract/conversations.ts';
import type { Services } from '#server/services/services.ts';
import { presentWrittenLead } from './present-messages.ts';
import { readConversationsWith } from './store/list-conversations.ts';
import type { MessageReaderIds } from './store/unread-counts.ts';

/** Reads these partners of a person, and the last message with each, as GET /api/messages has it. */
export const readWrittenLeads = async (
  { db, translator }: Pick<Services, 'db' | 'translator'>,
  reading: MessageReaderIds,
  partnerIds: readonly number[],
): Promise<ReadonlyMap<number, WrittenLead>> => {
  const rows = await readConversationsWith(db, reading, partnerIds);
  return new Map(rows.map((row) => [row.userId, presentWrittenLead(row, translator)]));
};
