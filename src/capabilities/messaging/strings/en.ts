export const en = {
  contentRequired: 'Message is required',
  contentTooShort: 'Message must be at least 5 characters',
  contentTooLong: 'Message cannot exceed 5,000 characters',
  receiverNotFound: 'There is no such person',
  toOneself: 'You cannot write to yourself',
  blocked: 'This person does not take messages from you',

  // To a mail provider's webhook.
  noInboundMail: 'There is nothing at this address.',
  wrongSecret: 'The secret is not right',

  // Blocking and reporting.
  notInTouch: 'You have not written to each other',
  blockSelf: 'You cannot block yourself',
  notBlocked: 'This person is not blocked',
  reportReasonTooShort: 'Please say in at least 10 characters what is wrong',
  reportReasonTooLong: 'The reason cannot exceed 1,000 characters',
  alreadyReported: 'You have reported this conversation already; it is being looked at',

  // The message dialog of a company's card and profile.
  dialogTitle: (company: string) => `Message ${company}`,
  dialogLead: 'Say what you have in mind, where, and when. The company answers here.',
  content: 'Message',
  send: 'Send message',
  sending: 'Sending...',
  cancel: 'Cancel',
  close: 'Close',
  messageSent: 'Message sent',
  messageSentText: (company: string) => `Your message has been sent to ${company}.`,
  error: 'Error',
  sendFailed: (reason: string) => `Failed to send message: ${reason}`,
  noConnection: 'there is no connection',
} as const;
