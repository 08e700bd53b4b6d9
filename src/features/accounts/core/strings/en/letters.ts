import { RETENTION_DAYS } from '#kernel/retention.ts';

const YEARS = RETENTION_DAYS.dormantAccounts / 365;

/** Accounts sends these as emails and SMS. No screen needs them. */
export const sentences = {
  code: {
    subject: (code: string) => `${code} is your Giewel code`,
    heading: 'Your verification code',
    text: 'Enter this code on Giewel to prove that this address is yours:',
    note: 'It is valid for 10 minutes. If you did not ask for it, you can leave it unused: nothing happens.',
    sms: (code: string) => `${code} is your Giewel code. It is valid for 10 minutes.`,
  },
  changeCode: {
    subject: (code: string) => `${code} is your Giewel code`,
    heading: 'Your new email address',
    text: 'An account on Giewel is to use this address from now on. Enter this code on Giewel to say yes:',
    note: 'It is valid for 10 minutes. If you did not ask for it, leave it unused: this address is not taken.',
  },
  reset: {
    subject: 'Set a new password',
    heading: 'Set a new password',
    text: 'Somebody, probably you, asked to set a new password for your account on Giewel.',
    button: 'Set a new password',
    note: 'The link works once, for 30 minutes. If it was not you, your password stays as it is.',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    heading: 'Your password was changed',
    text: 'The password of your account on Giewel has just been changed. All other devices were signed out.',
    passkeysText:
      'These passkeys still sign in to your account. Remove every one that you do not know, or all of them:',
    passkeyLine: (name: string, day: string) => `${name}, added on ${day}`,
    passkeysButton: 'Look at your passkeys',
    note: 'If it was not you, set a new password at once and write to us.',
  },
  erasureAsked: {
    subject: 'Your account will be deleted',
    heading: 'Your account will be deleted',
    text: (day: string) =>
      `Somebody, probably you, asked to delete your account on Giewel. Until ${day} everything stays as it is, and you can change your mind.`,
    waits:
      'These contracts are still open. The account is deleted once the last of them has ended; the other side keeps the project until then, and we’ve told them. What no contract needs is deleted on that day and can’t be brought back.',
    contract: (object: string, otherSide: string) => `${object}, with ${otherSide}`,
    button: 'Keep my account',
    note: 'If it was not you, keep the account and change your password at once.',
  },
  emailChanged: {
    subject: 'Your email address was changed',
    heading: 'Your email address was changed',
    text: (address: string) =>
      `Your account on Giewel now uses ${address}. This is the last mail to this address.`,
    note: 'If it was not you, sign in with your username and change it back, then change your password.',
  },
  factorAdded: {
    subject: 'Signing in asks for a code now',
    heading: 'Codes from an app are turned on',
    text: 'Whoever signs in to your account on Giewel with the password is asked for a code of your app besides.',
    note: 'If it was not you, answer this mail at once: somebody knows your password.',
  },
  factorRemoved: {
    subject: 'Signing in asks for no code any more',
    heading: 'Codes from an app are turned off',
    text: 'Your account on Giewel can be signed in to with the password alone again.',
    note: 'If it was not you, change your password at once and turn the codes on again.',
  },
  dormant: {
    subject: 'Your account on Giewel ends soon',
    heading: 'Shall we keep your account?',
    text: `Nobody has signed in to your account for almost ${YEARS} years. In ${RETENTION_DAYS.dormantWarning} days it is deleted, with your folders and your profile; what you wrote to others stays with them, without your name.`,
    button: 'Sign in and keep it',
    note: 'Signing in once is enough. If you do not need the account any more, there is nothing to do.',
  },
  emailChangeAsked: {
    subject: 'A new email address for your account',
    heading: 'A new email address for your account',
    text: (address: string) =>
      `Your account on Giewel is to use ${address}. It will once a code that we sent there has been entered; until then this address counts.`,
    note: 'If it was not you, sign in, keep your address under Settings, and change your password at once.',
  },
  phoneChanged: {
    subject: 'Your phone number was changed',
    heading: 'Your phone number was changed',
    text: 'Your account on Giewel has another phone number now, or none. You find it under Settings.',
    note: 'If it was not you, change it back under Settings, and change your password at once.',
  },
  passkeyAdded: {
    subject: 'A passkey was added',
    heading: 'A passkey was added',
    text: (name: string) =>
      `Your account on Giewel can now be signed in to with a passkey that was made on ${name}.`,
    note: 'If it was not you, remove it under Settings, Security, and change your password at once.',
  },
} as const;
