/** The server mails these; no screen needs them. */
export const sentences = {
  created: {
    subject: 'API token created',
    heading: 'API token created',
    text: (name: string) =>
      `The API token “${name}” was created for your Giewel account. Programs that have it can act in your name.`,
    button: 'See your tokens',
    note: 'If it wasn’t you, revoke the token right away and change your password.',
  },
} as const;
