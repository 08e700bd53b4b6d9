/** The bell and the unsubscribe page use these. */
export const sentences = {
  notificationNotFound: 'Notification not found',
  markAllRead: 'Mark all as read',
  nothingYet: 'No notifications yet',
  nothingYetText: 'You’ll see updates about messages, projects and reviews here.',
  notLoaded: 'We couldn’t load your notifications.',
  unread: 'Unread',

  unsubscribeTitle: 'Stop email notifications?',
  unsubscribeText:
    'We’ll stop emailing you about messages, projects and reviews. You’ll still see notifications on Giewel.',
  unsubscribe: 'Stop emails',
  unsubscribing: 'Stopping…',
  unsubscribed: 'Email notifications stopped',
  unsubscribedText:
    'We’ll no longer email you about messages, projects and reviews. You can turn emails on again in your settings.',
  unsubscribeGone: 'This link is no longer valid. You can turn off emails in your settings.',
  unsubscribeFailed: 'We couldn’t stop the emails. Try again.',
  toSettings: 'Open your settings',
  pushNotValid: 'This isn’t a valid push address',
  pushOffer: 'Notify me on this device when I get a reply',
  pushYes: 'Notify me',
  pushNo: 'No thanks',
  pushAsking: 'Asking…',
  pushOn: 'We’ll notify you on this device.',
  pushDenied: 'Your browser is blocking notifications. Allow them in its settings for this site.',
  pushFailed: 'We couldn’t update notifications on this device. Try again.',
  byKindTitle: 'Notify me about',
  byKindText:
    'Choose by topic. The two switches above still apply. We always notify you about your account, your plan and decisions that concern you.',
  byKindBounds:
    'We send at most 3 emails an hour and 10 a day about people you’ve never contacted, and combine the rest into one email. We don’t email you about anyone you’ve blocked, unless the law requires it for a contract.',
  topics: {
    messages: 'Messages',
    requests: 'Requests',
    visits: 'Visits',
    quotes: 'Quotes',
    projects: 'Projects',
    reviews: 'Reviews',
  },
  topic: 'Topic',
  channels: { email: 'Email', sms: 'SMS' },
  toldBy: (topic: string, channel: string) => `${topic} by ${channel}`,
  notMuted: 'We couldn’t save your choice',
  pushTitle: 'This device',
  pushText:
    'We’ll notify you in this browser if someone messages you while you’re not on Giewel. Notifications stop when you log out.',
  pushSwitch: 'Notifications on this device',
  pushCannot:
    'This browser can’t show notifications. On an iPhone or iPad, first add Giewel to your home screen.',
  pushLooking: 'Checking this device…',

  pageTitle: (title: string) => `${title} · Giewel`,
} as const;
