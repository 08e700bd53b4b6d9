/** Only the invitation email needs these; no screen does. */
export const sentences = {
  invitation: {
    subject: (company: string) => `${company} has invited you to join its team on Giewel`,
    subjectOfUnverified: 'An invitation to join a team on Giewel',
    heading: (company: string) => `Join ${company}`,
    text: (company: string) =>
      `${company} would like you to join its team on Giewel. Open the link to create an account or join with the one you’re logged in to.`,
    role: (role: string, mayDo: string) => `Your role: ${role}. ${mayDo}`,
    button: 'Join the team',
    note: 'The link works once and expires after 7 days. If you don’t know the company, ignore this email.',
  },
} as const;
