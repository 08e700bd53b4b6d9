/** A company that has joined gets this email. No screen needs these. */
export const sentences = {
  subject: 'Welcome to Giewel',
  heading: 'Your company is on Giewel',
  text: 'Clients find you by what you do, where you work and what others say of you. So begin with your text, your trades and your commune.',
  later:
    'Then add pictures of finished work and a proof of your permit or insurance. Your desk shows what is left, step by step.',
  trial: (day: string) =>
    `Your free trial runs until ${day}. Nothing is charged that you did not choose, and everything you add stays.`,
  button: 'Open your desk',
  closing: 'You get this once, because a company joined with this address. If that was not you, write to us.',
} as const;
