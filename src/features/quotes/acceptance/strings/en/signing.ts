import { pluralForm } from '#kernel/plural.ts';
export const sentences = {
  title: 'Accept the quote',
  changeTitle: 'Accept the change order',
  changeNext:
    'You are not bound yet. We will send you a code next. The project shows the new total only once you have accepted.',
  acceptLess: 'Accept the lower amount',
  ofChange: (number: string, version: number, day: string) =>
    `change order ${number}, version ${version} of ${day}`,
  ofQuote: (number: string, version: number, day: string) => `quote ${number}, version ${version} of ${day}`,
  whatYouOrder: 'Your order',
  lineCount: (count: number) => pluralForm('en', count, { one: '1 line', other: `${count} lines` }),
  optionalLine: 'Optional line',
  toPay: 'To pay',
  orReduced: (total: string) => `With 3 %, if the AED approves before invoicing: ${total}`,
  whenYouPay: 'Payment plan',
  daysTitle: '14 days to change your mind',
  daysText: (until: string) =>
    `You can withdraw from the contract ${until}, without giving a reason. It takes two clicks. You both get an acknowledgement with the day and time, and the project is cancelled.`,
  atOnce: 'I ask for the work to begin before my 14 days to withdraw are over.',
  sign: 'Sign',
  yourName: 'Your full name',
  notVerified: 'Please verify your email address or phone number first.',
  toSettings: 'Go to your settings',
  confirmWith: 'Confirm with',
  byEmail: (address: string) => `a code by email to ${address}`,
  bySms: (number: string) => `a code by SMS to ${number}`,
  byPasskey: 'a passkey',
  nextPasskey:
    'You are not bound yet. Your device will ask for your passkey next. We decline the other quotes only once you have accepted.',
  changeNextPasskey:
    'You are not bound yet. Your device will ask for your passkey next. The project shows the new total only once you have accepted.',
  accept: 'Accept with an obligation to pay',
  straightNext:
    'You are not bound yet. We will send you a code next. The contract is concluded only once you have accepted.',
  straightNextPasskey:
    'You are not bound yet. Your device will ask for your passkey next. The contract is concluded only once you have accepted.',
  nextCode:
    'You are not bound yet. We will send you a code next. We decline the other quotes only once you have accepted.',
  quote: 'Quote',
  validUntil: 'Valid until',
  fingerprint: 'SHA-256',
  codeTitle: 'Enter the code',
  codeText: (sentTo: string) => `We’ve sent it to ${sentTo}. It works for 10 minutes.`,
  codeLabel: 'Code',
  acceptNow: 'Accept',
  sendAgain: 'Send a new code',
  accepted: 'You’ve accepted the quote',
  isAccepted: 'You’ve accepted this quote.',
  isOver: 'This quote can no longer be accepted.',
  nameMissing: 'Enter your full name',
  changeDaysText: (until: string) =>
    `You can withdraw from this change order ${until}, without giving a reason. What it adds then comes off the total, and the contract stays as it was.`,
  beginLegend: 'Should the work begin before those days are over?',
  beginHint: 'If so, tick both. If not, leave both empty: work then begins once those days are over.',
  knowsLoss:
    'I know that if I withdraw after that, I pay for the work done until then, and that I lose the right to withdraw once all the work is done.',
  bothOrNeither: 'Please tick both, or neither',
  goOn: 'Continue',
  passkeyTitle: 'Confirm with your passkey',
  passkeyText: 'Your device will ask for it when you select the button.',
} as const;
