import { withheldWords } from '#features/accounts/core/strings/en/withheld-words.ts';
import { pluralForm } from '#kernel/plural.ts';

/** A company reads these about the day's work. */
export const sentences = {
  withheldWords,
  title: (day: string) => `Today, ${day}`,
  replies: 'Requests to reply to',
  allRequests: 'All requests',
  moreRequests: (count: number) =>
    pluralForm('en', count, {
      one: '1 more request to reply to',
      other: `${count} more requests to reply to`,
    }),
  noReplies: 'No replies needed right now. New requests appear here with their deadline.',
  failed: 'We couldn’t load this. Reload the page to try again.',
  changes: 'Changes requested',
  since: 'since',
  changeFrom: (client: string, words: string) => `${client}: “${words}”`,
  changeQuote: 'Change quote',
  about: (name: string) => `: ${name}`,
  also: 'Also waiting for you',
  timesAsked: (client: string) => `${client} asked for other visit times`,
  timesOffered: (client: string) => `${client} proposed visit times`,
  proposeTimes: 'Propose times',
  chooseTime: 'Choose a time',
  saysDone: (client: string) => `${client} says the work is done`,
  formerClient: 'The client',
  confirm: 'Confirm',
  visits: 'Visits',
  allVisits: 'All visits',
  today: 'today',
  tomorrow: 'tomorrow',
  noVisits: 'No visits today or tomorrow.',
  nextVisit: (day: string, time: string) => `Next visit: ${day}, ${time}`,
  expiring: 'Quotes about to expire',
  allQuotes: 'All sent quotes',
  days: (count: number) => pluralForm('en', count, { one: 'day', other: 'days' }),
  lastDay: 'last day',
  readOn: (day: string) => `read ${day}`,
  notRead: 'not read yet',
  figures: 'Your profile',
  allFigures: 'All statistics',
} as const;
