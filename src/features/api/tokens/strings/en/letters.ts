/** The server mails these; no screen needs them. */
export const sentences = {
  created: {
    subject: 'A new API token',
    heading: 'A new API token',
    text: (name: string) =>
      `The API token “${name}” was created for your account on Giewel. A program can act in your name with it.`,
    button: 'See your tokens',
    note: 'If it wasn’t you, revoke it right away and change your password.',
  },
} as const;
