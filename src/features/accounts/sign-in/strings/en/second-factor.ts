import { pluralForm } from '#kernel/plural.ts';
/** These turn the codes from an app on and off. */
export const sentences = {
  title: 'Two-step login',
  offer:
    'When you log in with your password, we’ll also ask for a code from an authenticator app on your phone. Someone who knows only your password can’t get in.',
  turnOn: 'Turn on',
  on: 'On',
  since: (date: string) => `On since ${date}.`,
  left: (count: number) =>
    pluralForm('en', count, {
      one: 'You have 1 recovery code left.',
      other: `You have ${count} recovery codes left.`,
    }),
  turnOff: 'Turn off…',
  renew: 'Create new recovery codes…',
  failed: (reason: string) => `Something went wrong: ${reason}`,

  scan: 'Scan this code with an authenticator app, such as your phone’s password manager.',
  qrAlt: 'QR code for your authenticator app',
  orType: 'Or enter this key in the app:',
  orOpen: 'Open in an app on this device',
  code: 'Authenticator code',
  codeHint: 'Enter the 6-digit code from the app. It changes every 30 seconds.',
  anyCodeHint: 'Enter the 6-digit code from the app, or a recovery code.',
  confirm: 'Turn on',
  confirming: 'Turning on…',
  cancel: 'Cancel',
  close: 'Close',
  turnedOn: 'Two-step login is on',
  turnedOff: 'Two-step login is off',

  recoveryTitle: 'Save your recovery codes',
  recoveryText:
    'Each code lets you log in once if you lose your phone. We’ll show the codes only once, so print them or store them with your passwords.',
  recoveryCodes: 'Recovery codes',
  download: 'Download',
  fileName: 'giewel-recovery-codes.txt',
  fileHead: (username: string) => `Recovery codes for ${username} on Giewel. Each code works once.`,
  kept: 'I’ve saved them',

  offTitle: 'Turn off two-step login',
  offText: 'You’ll need only your password to log in. Your recovery codes will stop working too.',
  off: 'Turn off',
  turningOff: 'Turning off…',
  renewTitle: 'Create new recovery codes',
  renewText: 'Once you create new codes, your current ones stop working.',
  renewNow: 'Create codes',
  renewing: 'Creating…',

  pageTitle: 'Two-step login · Giewel',
  pageHeading: 'Set up two-step login',
  pageLead:
    'Because you can see people’s private data, a password alone isn’t enough. Choose an authenticator app or a passkey.',
} as const;
