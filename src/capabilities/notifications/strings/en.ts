/** The bell, and the page that ends the mails. */
export const en = {
  notificationNotFound: 'There is no such notification',
  markAllRead: 'Mark all as read',
  nothingYet: 'Nothing new',
  nothingYetText: 'Messages, projects and reviews will be named here.',
  notLoaded: 'The notifications could not be fetched.',
  unread: 'Unread',
  older: 'Show older ones',
} as const;
