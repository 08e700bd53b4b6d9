/** Messaging writes these in emails. No screen needs them. */
export const sentences = {
  notDelivered: {
    subject: 'We couldn’t deliver your reply',
    heading: 'We couldn’t deliver your reply',
    text: (reason: string) => `We couldn’t post your email reply on Giewel: ${reason}.`,
    noText: 'it contained no text, and we don’t accept attachments by email',
    otherSender: 'it didn’t come from your account’s email address',
    notInTeam: 'you’re no longer on the company’s team',
    tooOld: 'the last message in the conversation is more than 90 days old, so please reply on Giewel',
    unreadable: 'we couldn’t read it',
    button: 'Open the conversation',
  },
} as const;
