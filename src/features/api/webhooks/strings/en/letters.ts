/** The server mails these; no screen needs them. */
export const sentences = {
  disabled: {
    subject: 'Your webhook was turned off',
    heading: 'Your webhook was turned off',
    text: (host: string) =>
      `For three days we couldn’t deliver anything to ${host}, so we turned the webhook off.`,
    button: 'See your webhooks',
    note: 'Once your server responds again, turn the webhook on and send again what it missed.',
  },
} as const;
