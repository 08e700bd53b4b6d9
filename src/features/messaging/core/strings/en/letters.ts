/** Messaging writes these in emails. No screen needs them. */
export const sentences = {
  notDelivered: {
    subject: 'Your answer was not delivered',
    heading: 'Your answer was not delivered',
    text: (reason: string) => `The answer you sent by mail did not become a message on Giewel: ${reason}.`,
    noText: 'there were no words in it, and attachments are not taken by mail',
    otherSender: 'it did not come from the email address of your account',
    notInTeam: 'you no longer work for the company in whose name you were told',
    tooOld: 'the conversation has been quiet for more than 90 days. Please write on Giewel instead',
    unreadable: 'we could not read it',
    button: 'Open the conversation',
  },
} as const;
