/** The server mails these; no screen needs them. */
export const sentences = {
  disabled: {
    subject: 'Your webhook was turned off',
    heading: 'Your webhook was turned off',
    text: (host: string) =>
      `We couldn’t deliver anything to ${host} for three days, so we’ve turned off your webhook.`,
    button: 'See your webhooks',
    note: 'Once your server responds again, turn the webhook back on and resend the events it missed.',
  },
} as const;
