/** A company that has joined gets this email. No screen needs these. */
export const sentences = {
  subject: 'Welcome to Giewel',
  heading: 'Your company is on Giewel',
  text: 'Clients find you by your trades, your location and your reviews. Start with your description, your trades and your commune.',
  later:
    'Then add pictures of finished work and proof of your permit or insurance. Your dashboard shows what’s left to do.',
  trial: (day: string) =>
    `Your free trial runs until ${day}. We won’t charge you unless you choose a plan, and everything you add stays on your profile.`,
  button: 'Open your dashboard',
  closing:
    'You’re receiving this email because a company joined Giewel with this address. If this wasn’t you, contact us.',
} as const;
