/** Only the invitation email needs these; no screen does. */
export const sentences = {
  invitation: {
    subject: (company: string) => `${company} invites you to its team on Giewel`,
    subjectOfUnverified: 'An invitation to a team on Giewel',
    heading: (company: string) => `Join ${company}`,
    text: (company: string) =>
      `${company} would like you to work on Giewel in its name. The link makes an account for you, or takes the one you are signed in with.`,
    role: (role: string, mayDo: string) => `Your role: ${role}. ${mayDo}`,
    button: 'Join the team',
    note: 'The link works once, for 7 days. If you do not know the company, you can leave it unused: nothing happens.',
  },
} as const;
