export const sentences = {
  contentRequired: 'Message is required',
  contentTooShort: 'Message must be at least 5 characters',
  contentTooLong: 'Message cannot exceed 5,000 characters',
  receiverNotFound: 'There is no such person',
  receiverRequired: 'Please say whom it is for',
  quoteNotFound: 'There is no such quote',
  lineNotFound: 'There is no such line in this quote',
  receiverSuspended: 'This person cannot receive messages at the moment',
  toOneself: 'You cannot write to yourself',
  attachmentNotFound: 'An attachment is not there any more. Please attach it again.',
  attachmentTooLarge: 'An attachment cannot exceed 10 MB.',
  attachmentNotOneFile: 'The file could not be uploaded. Please try again.',
  attachmentWrongType: 'Please attach a picture (JPEG, PNG or GIF) or a PDF.',
  attachmentUnreadable: 'The picture is damaged, or larger than 24 megapixels.',
  attachmentNotStored: 'The file could not be stored. Please try again.',
  tooManyAttachments: 'A message carries at most 5 attachments',
  attachedTwice: 'A file can be attached to a message once',
  conversationNotFound: 'There is no such conversation',
  searchTooLong: 'Search cannot exceed 100 characters',
  limited: 'A moderator has limited your account: you can begin no new conversations for now',
  tooManyNew:
    'You’ve written to many new people. You can write to another in {minutes} min. Conversations you’ve begun go on.',
  tooManyNewForHours:
    'You’ve written to many new people. You can write to another in {hours} hours. Conversations you’ve begun go on.',
  contactEnded: 'This person has ended contact with you, so this was not sent',
  emailNotVerified: 'Please verify your email address first. Your words are kept.',
  blocked: 'This person does not take messages from you',

  // A mail provider's webhook reads these.
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
  askOnce: 'Describe the work once and ask up to three companies',
  dialogLead: 'Say what you have in mind, where, and when. The company answers here.',
  dialogLeadToAll:
    'Say what you have in mind, where, and when. Each company gets these words and answers by itself.',
  countOfCompanies: (count: number) => (count === 2 ? 'both companies' : `all ${count} companies`),
  verifyFirst: 'Verify your email first',
  verifyFirstText:
    'We send a code to your address. Once you have typed it, your message can go out. What you wrote stays here.',
  sendCode: 'Send the code',
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
