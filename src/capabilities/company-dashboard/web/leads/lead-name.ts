import type { WrittenLead } from '#messaging/contract/conversations.ts';

/** What others call them: a company's name, or their own. */
export const leadName = ({ otherUser }: Pick<WrittenLead, 'otherUser'>): string => otherUser.name;
