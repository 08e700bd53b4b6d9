/** The server mails these; no screen needs them. */
export const sentences = {
  created: {
    subject: 'API token created',
    heading: 'API token created',
    text: (name: string) =>
      `The API token “${name}” was created for your Giewel account. Any program that has the token can act on your behalf.`,
    button: 'See your tokens',
    note: 'If this wasn’t you, revoke the token right away and change your password.',
  },
} as const;
