import type { InvitationGroup, TimingKind } from '#features/requests/core/rules/requests.ts';
import { pluralForm } from '#kernel/plural.ts';

/** A company reads these about the requests it received. */
export const sentences = {
  title: 'Requests',
  show: 'Show',
  all: 'All',
  whose: 'Assignee',
  mine: 'Mine',
  groups: {
    'to-answer': 'Reply needed',
    'with-client': 'With the client',
    won: 'Won',
    over: 'Closed',
  } satisfies Record<InvitationGroup, string>,
  hint: 'You can reply with a quote, a visit, a message or a question, or decline.',
  replyBy: (day: string, left: number | null) =>
    left === null
      ? `Reply by ${day}`
      : left > 0
        ? `Reply by ${day}, ${pluralForm('en', left, { one: '1 day left', other: `${left} days left` })}`
        : `Reply by the end of today, ${day}`,
  reply: 'Reply',
  about: (title: string) => `: ${title}`,
  distance: (km: number) => (km === 0 ? 'nearby' : `about ${km} km`),
  timings: {
    urgent: 'urgent',
    'within-month': 'within a month',
    'one-to-three-months': 'in one to three months',
    flexible: 'flexible dates',
  } satisfies Record<Exclude<TimingKind, 'date'>, string>,
  fromDay: (day: string) => `from ${day}`,
  budget: (low: string, high: string) => `${low} to ${high}`,
  visitOn: (day: string, time: string) => `Your visit is on ${day} at ${time}`,
  timesProposed: 'You’ve proposed visit times. The client hasn’t chosen one yet.',
  timesAsked: 'The client has asked for other visit times',
  proposeTimes: 'Propose times',
  visited: 'You’ve visited the client. Write your quote next.',
  writeQuote: 'Write a quote',
  quote: (total: string, day: string | null) =>
    day ? `Your quote of ${total} is valid until ${day}` : `You sent a quote of ${total}`,
  changeAsked: 'The client asked you to change your quote',
  changeQuote: 'Change quote',
  quoteExpired: 'Your quote has expired',
  replied: (day: string | null) => (day ? `You replied on ${day}` : 'You’ve replied'),
  won: (day: string | null) => (day ? `Accepted on ${day}` : 'Your quote was accepted'),
  openProject: 'Open project',
  closedOn: (day: string) => `Closed on ${day}`,
  closedCount: (count: number) =>
    pluralForm('en', count, { one: '1 closed request', other: `${count} closed requests` }),
  showClosed: 'Show closed requests',
  none: 'No requests yet',
  noneText:
    'When a client asks your company for a quote, the request appears here with a deadline. Clients can ask companies with a plan or a trial. A complete profile helps them choose you.',
  completeProfile: 'Complete your profile',
  noneToAnswer: 'No replies needed right now',
  noneToAnswerText: 'New requests appear here, the most urgent first. We’ll let you know when one arrives.',
  noneOfGroup: 'No requests with this status',
  noneOfGroupText: 'Show all requests to see the others.',
  noneMine: 'No requests assigned to you',
  noneMineText: 'You or a colleague can assign a request on its page.',
  showAll: 'Show all requests',
} as const;
