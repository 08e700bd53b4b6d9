import type { Lead } from '#messaging/contract/conversations.ts';

/** What others call them: a company's name, or the username. */
export const leadName = ({ otherUser: { company, username } }: Pick<Lead, 'otherUser'>): string =>
  company?.name ?? username;
