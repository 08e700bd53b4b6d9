export const en = {
  signedOut: 'Logged out',
} as const;
