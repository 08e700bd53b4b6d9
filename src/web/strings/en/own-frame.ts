/** What the frame says to people who are signed in: no visitor downloads it. */
export const sentences = {
  accountMenu: (username: string) => `Account of ${username}`,
  yourProfile: 'Your Profile',
  dashboard: 'Dashboard',
  myProjects: 'My Projects',
  yourFolders: 'Your Folders',
  likedCompanies: 'Liked Companies',
  companyProjects: 'Company Projects',
  settings: 'Settings',
  moderation: 'Moderation',
  messages: 'Messages',
  messagesUnread: (count: number) => `Messages, ${count} unread`,
  signOut: 'Sign out',
  signedOut: 'Logged out',
  signedOutText: 'You have been successfully logged out',
  signOutFailed: 'Logout failed',
  unreadNotifications: (count: number) => `Notifications, ${count} unread`,
} as const;
