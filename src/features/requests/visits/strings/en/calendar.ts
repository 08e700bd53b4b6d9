/** These appear in calendars. */
export const sentences = {
  name: 'Giewel: visits',
  summary: (partner: string) => `Visit: ${partner}`,
  comes: (member: string) => `${member} will visit.`,
  change: (address: string) => `Move or cancel the visit: ${address}`,
  somebody: 'someone who has left Giewel',
  house: 'Giewel',
} as const;
