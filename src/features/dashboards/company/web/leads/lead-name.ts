import type { WrittenLead } from '#features/messaging/core/contract/conversations.ts';

/** What others call them: a company's name, or their own. */
export const leadName = ({ otherUser }: Pick<WrittenLead, 'otherUser'>): string => otherUser.name;
