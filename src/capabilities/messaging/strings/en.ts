export const en = {
  contentRequired: 'Message is required',
  contentTooShort: 'Message must be at least 5 characters',
  contentTooLong: 'Message cannot exceed 5,000 characters',
  receiverNotFound: 'There is no such person',
  receiverSuspended: 'This person cannot receive messages at the moment',
  toOneself: 'You cannot write to yourself',
  conversationNotFound: 'There is no such conversation',
  searchTooLong: 'Search cannot exceed 100 characters',

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
