/** The server mails these; no screen needs them. */
export const sentences = {
  disabled: {
    subject: 'We’ve turned off your webhook',
    heading: 'We’ve turned off your webhook',
    text: (host: string) => `We couldn’t deliver anything to ${host} for 3 days, so we’ve stopped trying.`,
    button: 'See your webhooks',
    note: 'Once your server responds again, turn the webhook back on and resend the events it missed.',
  },
} as const;
