import type { WrittenLead } from '#features/messaging/core/contract/conversations.ts';

export const leadName = ({ otherUser }: Pick<WrittenLead, 'otherUser'>): string => otherUser.name;
