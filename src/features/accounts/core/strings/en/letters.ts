import { RETENTION_DAYS } from '#kernel/retention.ts';

const YEARS = RETENTION_DAYS.dormantAccounts / 365;

/** Accounts sends these as emails and SMS. No screen needs them. */
export const sentences = {
  code: {
    subject: 'Your Giewel code',
    heading: 'Your verification code',
    text: 'Enter this code on Giewel to confirm that this address is yours:',
    note: 'The code is valid for 10 minutes. If you didn’t request it, ignore this email.',
    sms: (code: string) => `${code} is your Giewel code. Valid for 10 minutes.`,
  },
  changeCode: {
    subject: 'Your Giewel code',
    heading: 'Confirm your new email address',
    text: 'We got a request to use this address for a Giewel account. To confirm, enter this code on Giewel:',
    note: 'The code is valid for 10 minutes. If you didn’t request it, ignore this email, and we won’t use this address.',
  },
  reset: {
    subject: 'Set a new password',
    heading: 'Set a new password',
    text: 'We got a request to set a new password for your Giewel account.',
    button: 'Set a new password',
    note: 'The link works once and expires after 30 minutes. If you didn’t request it, ignore this email. Your password won’t change.',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    heading: 'Your password was changed',
    text: 'The password for your Giewel account has just been changed. We’ve logged you out on all other devices.',
    passkeysText: 'These passkeys still work. Remove any you don’t recognise:',
    passkeyLine: (name: string, day: string) => `${name}, added on ${day}`,
    passkeysButton: 'Check your passkeys',
    note: 'If this wasn’t you, set a new password right away and contact us.',
  },
  erasureAsked: {
    subject: 'Your account will be deleted',
    heading: 'Your account will be deleted',
    text: (day: string) =>
      `We got a request to delete your Giewel account. Until ${day}, your account stays as it is, and you can change your mind.`,
    waits:
      'These contracts are still open. We’ll delete your account once they’ve all ended. Until then, the other party keeps the project, and we’ve let them know. After the date above, we’ll delete everything that isn’t needed for these contracts, and you won’t be able to get it back.',
    contract: (object: string, otherSide: string) => `${object}, with ${otherSide}`,
    button: 'Keep my account',
    note: 'If this wasn’t you, keep the account and change your password right away.',
  },
  emailChanged: {
    subject: 'Your email address was changed',
    heading: 'Your email address was changed',
    text: (address: string) =>
      `Your Giewel account now uses ${address}. This is the last email we’ll send to your old address.`,
    note: 'If this wasn’t you, log in with your username, change the address back and set a new password.',
  },
  factorAdded: {
    subject: 'Two-step login is on',
    heading: 'Two-step login is on',
    text: 'When you log in to your Giewel account with your password, we’ll also ask for a code from your authenticator app.',
    note: 'If this wasn’t you, reply to this email right away. Someone else knows your password.',
  },
  factorRemoved: {
    subject: 'Two-step login is off',
    heading: 'Two-step login is off',
    text: 'You now need only your password to log in to your Giewel account.',
    note: 'If this wasn’t you, change your password right away and turn two-step login on again.',
  },
  dormant: {
    subject: 'We’ll delete your Giewel account soon',
    heading: 'Do you want to keep your account?',
    text: `You haven’t logged in for almost ${YEARS} years. In ${RETENTION_DAYS.dormantWarning} days, we’ll delete your account, including your folders and your profile. The people you’ve written to will keep your messages, without your name.`,
    button: 'Keep my account',
    note: 'To keep your account, just log in. If you no longer need it, you don’t have to do anything.',
  },
  emailChangeAsked: {
    subject: 'Request to change your email address',
    heading: 'Request to change your email address',
    text: (address: string) =>
      `We got a request to change the email address of your Giewel account to ${address}. The change takes effect once someone enters the code we sent to the new address. Until then, we’ll keep using this address.`,
    note: 'If this wasn’t you, log in, discard the change in Settings, and change your password right away.',
  },
  phoneChanged: {
    subject: 'Your phone number was changed',
    heading: 'Your phone number was changed',
    text: 'The phone number of your Giewel account has been changed or removed. Check it in Settings.',
    note: 'If this wasn’t you, change the number back in Settings, and change your password right away.',
  },
  passkeyAdded: {
    subject: 'A passkey was added',
    heading: 'A passkey was added',
    text: (name: string) => `You can now log in to your Giewel account with a passkey created on ${name}.`,
    note: 'If this wasn’t you, remove the passkey in Settings, under Security, and change your password right away.',
  },
} as const;
