/** The bell, and the page that ends the mails. */
export const en = {
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
  pageTitle: (title: string) => `${title} · Giewel`,
} as const;
