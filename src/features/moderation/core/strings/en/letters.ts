import { withheldWords } from '#features/accounts/core/strings/en/withheld-words.ts';
import { listInWords } from '#kernel/list-in-words.ts';
import { pluralForm } from '#kernel/plural.ts';
import { reportRedress } from './report-redress.ts';
import { takenThings } from './taken-things.ts';

/** Moderation sends these by email. No screen needs them. */
export const sentences = {
  /** It replaces text that was taken down. */
  withheldInstead: withheldWords,
  takenThings,
  suspended: {
    subject: 'Your account is suspended',
    heading: 'Your account is suspended',
    text: (until: string) =>
      `A moderator has suspended it until the end of ${until}. Until then, no one can log in to it, and if you have a company, it isn’t shown.`,
    statement: 'The moderator’s reasons:',
    objection:
      'If you disagree, write to us through the contact page. Someone else will then review the decision.',
    button: 'Write to us',
    closing: 'You get this email because it’s about your account.',
  },
  digest: {
    subject: (total: number) =>
      pluralForm('en', total, {
        one: '1 item to moderate',
        other: `${total} items to moderate`,
      }),
    line: (queue: string, count: number) => `${queue}: ${count}`,
    queues: {
      reviews: 'Reviews',
      flags: 'Flagged reviews',
      appeals: 'Appeals about unpublished reviews',
      'conversation-reports': 'Reported conversations',
      'client-reports': 'Reports about clients',
      'request-reports': 'Reported requests',
      'quote-reports': 'Reported quotes',
      vat: 'VAT numbers',
      facts: 'Company proofs',
      'content-reports': 'Reports of illegal content',
      objections: 'Objections to what was taken down',
    },
    button: 'Open moderation',
    closing:
      'You get this email at 8:00 and 14:00 because you moderate Giewel. You can turn it off in your settings.',
  },
  reportReceived: {
    subject: (receipt: string) => `We’ve received your report ${receipt}`,
    heading: 'We’ve received your report',
    text: (receipt: string) =>
      `Thank you for your report of illegal content. Its reference number is ${receipt}. Keep it: anyone who has it can check the status of the report.`,
    next: 'A moderator, not a machine, will review it. We’ll email you the decision and the reasons.',
    button: 'Check its status',
    closing:
      'You get this email because someone gave this address with a report. If it wasn’t you, ignore it.',
  },
  reportDecided: {
    subject: (receipt: string) => `Decision on your report ${receipt}`,
    heading: 'Decision on your report',
    upheld: (receipt: string, taken: readonly string[]) =>
      `We took down what you reported under reference number ${receipt}: ${listInWords('en', taken)}.`,
    gone: (receipt: string) =>
      `You were right about what you reported under reference number ${receipt}, but it was already gone when we checked.`,
    dismissed: (receipt: string) =>
      `We’ve reviewed what you reported under reference number ${receipt} and found nothing illegal.`,
    statement: 'The moderator’s reasons:',
    redress: reportRedress,
    button: 'See your report',
    closing: 'You get this email because you gave this address with your report.',
  },
} as const;
