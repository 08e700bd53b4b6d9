/** These appear in calendars. */
export const sentences = {
  name: 'Giewel: visits',
  summary: (partner: string) => `Visit: ${partner}`,
  comes: (member: string) => `${member} will come.`,
  change: (address: string) => `Move it or cancel it: ${address}`,
  somebody: 'someone who has left Giewel',
  house: 'Giewel',
} as const;
