import { pluralForm } from '#kernel/plural.ts';
export const sentences = {
  title: 'Accept the quote',
  changeTitle: 'Accept the change order',
  changeNext:
    'You’re not committed yet. Next, we’ll send you a code. The project will only show the new total once you’ve accepted.',
  acceptLess: 'Accept the lower amount',
  ofChange: (number: string, version: number, day: string) =>
    `change order ${number}, version ${version}, dated ${day}`,
  ofQuote: (number: string, version: number, day: string) =>
    `quote ${number}, version ${version}, dated ${day}`,
  whatYouOrder: 'Your order',
  lineCount: (count: number) => pluralForm('en', count, { one: '1 line', other: `${count} lines` }),
  optionalLine: 'Optional line',
  toPay: 'To pay',
  orReduced: (total: string) => `At 3% VAT, if the AED approves it before invoicing: ${total}`,
  whenYouPay: 'Payment plan',
  daysTitle: '14 days to change your mind',
  daysText: (until: string) =>
    `You can withdraw from the contract ${until}, without giving a reason. It only takes two clicks. If you withdraw, we’ll cancel the project and email you a confirmation with the date and time.`,
  atOnce: 'I ask for the work to begin before my 14-day withdrawal period is over.',
  sign: 'Sign',
  yourName: 'Your full name',
  notVerified: 'Please verify your email address or phone number first.',
  toSettings: 'Go to your settings',
  confirmWith: 'Confirm with',
  byEmail: (address: string) => `a code by email to ${address}`,
  bySms: (number: string) => `a code by SMS to ${number}`,
  byPasskey: 'a passkey',
  nextPasskey:
    'You’re not committed yet. Next, your device will ask for your passkey. We’ll only decline the other quotes once you’ve accepted.',
  changeNextPasskey:
    'You’re not committed yet. Next, your device will ask for your passkey. The project will only show the new total once you’ve accepted.',
  accept: 'Accept with an obligation to pay',
  straightNext:
    'You’re not committed yet. Next, we’ll send you a code. There’s no contract until you’ve accepted.',
  straightNextPasskey:
    'You’re not committed yet. Next, your device will ask for your passkey. There’s no contract until you’ve accepted.',
  nextCode:
    'You’re not committed yet. Next, we’ll send you a code. We’ll only decline the other quotes once you’ve accepted.',
  quote: 'Quote',
  validUntil: 'Valid until',
  fingerprint: 'SHA-256',
  codeTitle: 'Enter the code',
  codeText: (sentTo: string) => `We’ve sent the code to ${sentTo}. It’s valid for 10 minutes.`,
  codeLabel: 'Code',
  acceptNow: 'Accept',
  sendAgain: 'Send a new code',
  accepted: 'You’ve accepted the quote',
  isAccepted: 'You’ve accepted this quote.',
  isOver: 'You can no longer accept this quote.',
  nameMissing: 'Enter your full name',
  changeDaysText: (until: string) =>
    `You can withdraw from this change order ${until}, without giving a reason. If you withdraw, we’ll remove the change order from the total, and the original contract will still apply.`,
  beginLegend: 'Do you want the work to begin before this period is over?',
  beginHint:
    'If you do, tick both boxes. If you don’t, leave both empty, and work will begin once the period is over.',
  knowsLoss:
    'I understand that if I withdraw after the work has begun, I must pay for the work done so far, and that I lose the right to withdraw once all the work is done.',
  bothOrNeither: 'Please tick both, or neither',
  goOn: 'Continue',
  passkeyTitle: 'Confirm with your passkey',
  passkeyText: 'Your device will ask for your passkey when you select the button.',
} as const;
