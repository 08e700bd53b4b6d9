import { pluralForm } from '#kernel/plural.ts';
/** These turn the codes from an app on and off. */
export const sentences = {
  title: 'Codes from an app',
  offer:
    'When you sign in with your password, we then also ask for a code from an app on your phone. Somebody who only knows your password stays out.',
  turnOn: 'Turn on',
  on: 'On',
  since: (date: string) => `On since ${date}.`,
  left: (count: number) =>
    pluralForm('en', count, { one: '1 recovery code is left.', other: `${count} recovery codes are left.` }),
  turnOff: 'Turn off…',
  renew: 'New recovery codes…',
  failed: (reason: string) => `That did not work: ${reason}`,

  scan: 'Scan this with an app that makes codes, such as the one your phone keeps passwords in.',
  qrAlt: 'QR code with the secret for your app',
  orType: 'Or type this into the app:',
  orOpen: 'Open in an app on this device',
  code: 'Code of the app',
  codeHint: 'Six digits. A new one comes every 30 seconds.',
  anyCodeHint: 'Six digits of the app, or a recovery code.',
  confirm: 'Turn on',
  confirming: 'Turning on…',
  cancel: 'Cancel',
  close: 'Close',
  turnedOn: 'Codes from an app are turned on',
  turnedOff: 'Codes from an app are turned off',

  recoveryTitle: 'Keep your recovery codes',
  recoveryText:
    'Each lets you in once if your phone is lost. They are shown only now: print them, or keep them where you keep passwords.',
  recoveryCodes: 'Recovery codes',
  download: 'Download',
  fileName: 'giewel-recovery-codes.txt',
  fileHead: (username: string) => `Recovery codes of ${username} on Giewel. Each lets you in once.`,
  kept: 'I have kept them',

  offTitle: 'Turn codes off',
  offText: 'Signing in asks for the password alone then. Your recovery codes end, too.',
  off: 'Turn off',
  turningOff: 'Turning off…',
  renewTitle: 'New recovery codes',
  renewText: 'Those you have end at once.',
  renewNow: 'Make new ones',
  renewing: 'Making…',

  pageTitle: 'Second factor · Giewel',
  pageHeading: 'One more lock, then you are in',
  pageLead:
    'You see what people trust Giewel with. So your password alone is not enough: choose codes from an app, or a passkey.',
} as const;
