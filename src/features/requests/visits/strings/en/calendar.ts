/** These appear in calendars. */
export const sentences = {
  name: 'Giewel: visits',
  summary: (partner: string) => `Visit: ${partner}`,
  comes: (member: string) => `${member} comes.`,
  change: (address: string) => `Move it or call it off: ${address}`,
  somebody: 'somebody who has left Giewel',
  house: 'Giewel',
} as const;
