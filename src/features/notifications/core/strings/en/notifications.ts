/** The bell and the unsubscribe page use these. */
export const sentences = {
  notificationNotFound: 'There is no such notification',
  markAllRead: 'Mark all as read',
  nothingYet: 'Nothing new',
  nothingYetText: 'Messages, projects and reviews will be named here.',
  notLoaded: 'The notifications could not be fetched.',
  unread: 'Unread',

  unsubscribeTitle: 'No more mails?',
  unsubscribeText:
    'We will not send you mails about messages, projects and reviews any more. Your bell still tells.',
  unsubscribe: 'Stop the mails',
  unsubscribing: 'Stopping...',
  unsubscribed: 'No more mails',
  unsubscribedText:
    'You get no more mails about what happens on Giewel. You can turn them on again in your settings.',
  unsubscribeGone: 'This link is no longer valid. You can turn the mails off in your settings.',
  unsubscribeFailed: 'The mails could not be stopped. Please try again.',
  toSettings: 'Open your settings',
  pushNotValid: 'This is nothing a browser is told at',
  pushOffer: 'Tell me on this device when an answer comes',
  pushYes: 'Tell me',
  pushNo: 'No, thank you',
  pushAsking: 'Asking...',
  pushOn: 'This device will tell you.',
  pushDenied: 'Your browser did not allow it. You can change that in its settings for this site.',
  pushFailed: 'It did not work. Please try again.',
  byKindTitle: 'What you are told of',
  byKindText:
    'Beside the two switches above. What is about your account, your plan or a decision comes in any case.',
  byKindBounds:
    'From people you’ve never written to or asked, we send at most 3 emails an hour and 10 a day; the rest come together in one. You get no emails about anyone you’ve blocked, except what the law requires about a contract.',
  topics: {
    messages: 'Messages',
    requests: 'Requests',
    visits: 'Visits',
    quotes: 'Quotes',
    projects: 'Projects',
    reviews: 'Reviews',
  },
  topic: 'About',
  channels: { email: 'Email', sms: 'SMS' },
  toldBy: (topic: string, channel: string) => `${topic} by ${channel}`,
  notMuted: 'The choice was not saved',
  pushTitle: 'This device',
  pushText:
    'A short notice in this browser when somebody has written to you and you are not looking. It ends when you sign out.',
  pushSwitch: 'Notices on this device',
  pushCannot: 'This browser cannot show notices. On an iPhone or iPad, first add Giewel to your home screen.',
  pushLooking: 'Looking at this device...',

  pageTitle: (title: string) => `${title} · Giewel`,
} as const;
