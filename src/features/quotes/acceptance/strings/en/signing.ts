import { pluralForm } from '#kernel/plural.ts';
export const sentences = {
  title: 'Accept the quote',
  changeTitle: 'Accept the change order',
  changeNext:
    'You are not bound yet. Next comes the code; the project shows the new sum once you have accepted, and not before.',
  acceptLess: 'Accept the lower amount',
  ofChange: (number: string, version: number, day: string) =>
    `change order ${number}, version ${version} of ${day}`,
  ofQuote: (number: string, version: number, day: string) => `quote ${number}, version ${version} of ${day}`,
  whatYouOrder: 'What you order',
  lineCount: (count: number) => pluralForm('en', count, { one: '1 line', other: `${count} lines` }),
  optionalLine: 'Optional line',
  toPay: 'To pay',
  orReduced: (total: string) => `With 3 %, if the AED approves before invoicing: ${total}`,
  whenYouPay: 'When you pay',
  daysTitle: '14 days to change your mind',
  daysText: (until: string) =>
    `You can withdraw from the contract without giving a reason ${until}. It takes two clicks; you both get an acknowledgement with the day and time, and the project is called off.`,
  atOnce: 'I ask for the work to begin before my 14 days to withdraw are over.',
  sign: 'Sign',
  yourName: 'Your name, in full',
  notVerified: 'Please verify your email address or phone number first.',
  toSettings: 'Go to your settings',
  confirmWith: 'Confirm with',
  byEmail: (address: string) => `a code by email to ${address}`,
  bySms: (number: string) => `a code by SMS to ${number}`,
  byPasskey: 'a passkey',
  nextPasskey:
    'You are not bound yet. Next your device asks for your passkey; the other quotes are declined kindly once you have accepted, and not before.',
  changeNextPasskey:
    'You are not bound yet. Next your device asks for your passkey; the project shows the new sum once you have accepted, and not before.',
  accept: 'Accept with an obligation to pay',
  straightNext:
    'You are not bound yet. Next comes the code; the contract is concluded once you have accepted, and not before.',
  straightNextPasskey:
    'You are not bound yet. Next your device asks for your passkey; the contract is concluded once you have accepted, and not before.',
  nextCode:
    'You are not bound yet. Next comes the code; the other quotes are declined kindly once you have accepted, and not before.',
  quote: 'Quote',
  validUntil: 'Valid until',
  fingerprint: 'SHA-256',
  codeTitle: 'Enter the code',
  codeText: (sentTo: string) => `We have sent it to ${sentTo}. It works for ten minutes.`,
  codeLabel: 'Code',
  acceptNow: 'Accept',
  sendAgain: 'Send a new code',
  accepted: 'You have accepted the quote',
  isAccepted: 'You have accepted this quote.',
  isOver: 'This quote can no longer be accepted.',
  nameMissing: 'Please type your name',
  changeDaysText: (until: string) =>
    `You can withdraw from this change order without giving a reason ${until}. What it adds is then taken off again, and the contract stays as it was.`,
  beginLegend: 'Should the work begin before those days are over?',
  beginHint: 'Tick both if so. If not, leave both empty: work begins once the days are over.',
  knowsLoss:
    'I know that if I withdraw after that, I pay for the work done until then, and that I lose the right to withdraw once all the work is done.',
  bothOrNeither: 'Please tick both, or neither',
  goOn: 'Continue',
  passkeyTitle: 'Confirm with your passkey',
  passkeyText: 'Your device asks for it once you press the button.',
} as const;
