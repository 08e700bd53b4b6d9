export const sentences = {
  contentRequired: 'Message is required',
  contentTooShort: 'Message must be at least 5 characters',
  contentTooLong: 'Message must be 5,000 characters or less',
  receiverNotFound: 'We couldn’t find this person',
  receiverRequired: 'Choose who the message is for',
  quoteNotFound: 'Quote not found',
  lineNotFound: 'This line isn’t in the quote',
  receiverSuspended: 'This person can’t receive messages at the moment',
  toOneself: 'You can’t message yourself',
  attachmentNotFound: 'An attachment is missing. Attach it again.',
  attachmentTooLarge: 'Attachments can’t be larger than 10 MB.',
  attachmentNotOneFile: 'We couldn’t upload the file. Try again.',
  attachmentWrongType: 'Attach a picture (JPEG, PNG or GIF) or a PDF.',
  attachmentUnreadable: 'This picture is damaged or has more than 24 megapixels. Choose another one.',
  attachmentNotStored: 'We couldn’t save the file. Try again.',
  tooManyAttachments: 'You can attach up to 5 files to a message',
  attachedTwice: 'You can’t attach the same file to a message twice',
  conversationNotFound: 'Conversation not found',
  searchTooLong: 'Search must be 100 characters or less',
  limited: 'A moderator has limited your account. You can’t start new conversations for now.',
  tooManyNew:
    'You’ve messaged a lot of new people. Wait {minutes} min before you message someone new. You can still reply in existing conversations.',
  tooManyNewForHours:
    'You’ve messaged a lot of new people. Wait {hours} hours before you message someone new. You can still reply in existing conversations.',
  contactEnded: 'This person no longer accepts messages, quotes or visits from you',
  emailNotVerified: 'Verify your email address first. We’ve kept your message.',
  blocked: 'This person doesn’t accept messages from you',

  // A mail provider's webhook reads these.
  noInboundMail: 'There’s nothing at this address.',
  wrongSecret: 'This secret isn’t valid',

  // Blocking and reporting.
  notInTouch: 'You haven’t exchanged messages with this person',
  blockSelf: 'You can’t block yourself',
  notBlocked: 'This person isn’t blocked',
  reportReasonTooShort: 'Describe the problem in at least 10 characters',
  reportReasonTooLong: 'Reason must be 1,000 characters or less',
  alreadyReported: 'You’ve already reported this conversation. We’re reviewing it.',

  // The message dialog of a company's card and profile.
  dialogTitle: (company: string) => `Message ${company}`,
  askOnce: 'Describe the work once and ask up to three companies',
  dialogLead: 'Say what you need, where and when. The company’s reply will appear in your messages.',
  dialogLeadToAll:
    'Say what you need, where and when. We’ll send your message to each company, and you’ll have a separate conversation with each one.',
  countOfCompanies: (count: number) => (count === 2 ? 'both companies' : `all ${count} companies`),
  verifyFirst: 'Verify your email first',
  verifyFirstText:
    'We’ll email you a code. Once you’ve entered it, you can send your message. We’ve kept your message.',
  sendCode: 'Send code',
  content: 'Message',
  send: 'Send message',
  sending: 'Sending...',
  cancel: 'Cancel',
  close: 'Close',
  messageSent: 'Message sent',
  openConversation: 'Open the conversation',
  messageSentText: (company: string) => `Your message has been sent to ${company}.`,
  error: 'Error',
  sendFailed: (reason: string) => `Failed to send message: ${reason}`,
  noConnection: 'no connection',
} as const;
