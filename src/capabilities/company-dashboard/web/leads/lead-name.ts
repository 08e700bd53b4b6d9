import type { WrittenLead } from '#messaging/contract/conversations.ts';

/** What others call them: a company's name, or the username. */
export const leadName = ({ otherUser: { company, username } }: Pick<WrittenLead, 'otherUser'>): string =>
  company?.name ?? username;
