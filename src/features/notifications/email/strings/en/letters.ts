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
    trade: (name: string) => `Trade: ${name}`,
    job: (words: string) => `Work: ${words}`,
    total: (sum: string) => `Total: ${sum}`,
    validUntil: (day: string) => `Valid until: ${day}`,
    start: (day: string) => `Start: ${day}`,
    times: (times: string) => `Proposed times: ${times}`,
    when: (words: string) => `When: ${words}`,
    streetHidden: 'The client hasn’t shared the street yet. Ask them for it before the visit.',
    replyBy: (day: string) => `Reply by: ${day}`,
    repliesBy: (company: string, day: string) => `${company}: reply by the end of ${day}`,
    reason: (words: string) => `Reason: ${words}`,
  },
  // Subjects say what an email is about, where its heading says what happened.
  subjects: {
    quote: (sum: string, job: string, day: string) => `Quote ${sum}: ${job}, valid until ${day}`,
    newVersion: (sum: string, job: string, day: string) => `New version ${sum}: ${job}, valid until ${day}`,
    change: (sum: string, job: string, day: string) => `Change order ${sum}: ${job}, valid until ${day}`,
    visit: (job: string, times: string) => (job ? `Visit for “${job}”: ${times}` : `Visit: ${times}`),
    request: (job: string, place: string, day: string) => `Request: ${job}, ${place}. Reply by ${day}`,
    urgentRequest: (job: string, place: string, day: string) =>
      `Urgent request: ${job}, ${place}. Reply by ${day}`,
    message: (from: string, job: string) => `${from} sent you a message: ${job}`,
    report: (kind: string, place: string) => `Report to review: ${kind}, ${place}`,
    accepted: (sum: string, job: string, client: string) => `Accepted: ${sum}, ${job}, ${client}`,
    changeAsked: (job: string, client: string) => `Change requested: ${job}, ${client}`,
    declined: (job: string, client: string) => `Declined: ${job}, ${client}`,
  },
  sms: (line: string, address: string) => `Giewel: ${line}. ${address}`,
} as const;
