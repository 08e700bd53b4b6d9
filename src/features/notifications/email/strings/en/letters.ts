import { pluralForm } from '#kernel/plural.ts';
/** These surround every email. No screen needs them. */
export const sentences = {
  buttonFallback: 'If the button doesn’t work, copy this address into your browser:',
  foot: 'Giewel, renovation and construction in Luxembourg',

  // Notifications come unrequested, so they carry these.
  whyMailed: 'You’re receiving this email because email notifications are turned on in your settings.',
  whyOwed:
    'You’re receiving this email because it’s about your contract, or about a decision on your account or content. We send these emails even if you’ve turned notifications off.',
  // One mail contains several notifications.
  bundle: {
    subject: (count: number) =>
      pluralForm('en', count, { one: '1 new notification', other: `${count} new notifications` }),
    more: (count: number) =>
      pluralForm('en', count, {
        one: 'There’s one more in your notifications.',
        other: `There are ${count} more in your notifications.`,
      }),
    text: 'Here’s what’s new since our last email. Select a notification to open it.',
  },
  unsubscribe: 'Stop these emails',
  answerAbove: 'Write your reply above this line',
  // These describe the work, below its notification.
  work: {
    place: (words: string) => `Where: ${words}`,
    budget: (words: string) => `Budget: ${words}`,
    timeline: (words: string) => `Timeline: ${words}`,
    phone: (number: string) => `Phone: ${number}`,
  },
  sms: (line: string, address: string) => `Giewel: ${line}. ${address}`,
} as const;
