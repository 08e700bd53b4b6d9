/** What moderation writes to people by mail. No screen needs these. */
export const sentences = {
  reportDecided: {
    subject: (receipt: string) => `Your report ${receipt} has been decided`,
    heading: 'Your report has been decided',
    upheld: (receipt: string) => `We have acted on what you reported under the receipt number ${receipt}.`,
    dismissed: (receipt: string) =>
      `We have looked at what you reported under the receipt number ${receipt}, and found nothing illegal.`,
    statement: 'The reasons, in the words of the moderator:',
    button: 'See your report',
    closing:
      'You get this because you gave this address with your report. If you disagree, answer through the contact page.',
  },
} as const;
