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
      `A moderator has suspended it until the end of ${until}. Until then nobody signs in to it, and a company of yours is not shown.`,
    statement: 'The reasons, in the words of the moderator:',
    objection: 'If you disagree, write to us on the contact page. Somebody else then looks at it.',
    button: 'Write to us',
    closing: 'You get this because it is about your account.',
  },
  digest: {
    subject: (total: number) =>
      pluralForm('en', total, {
        one: '1 item waits in moderation',
        other: `${total} items wait in moderation`,
      }),
    line: (queue: string, count: number) => `${queue}: ${count}`,
    queues: {
      reviews: 'Reviews',
      flags: 'Flagged reviews',
      appeals: 'Objections to withheld reviews',
      'conversation-reports': 'Reported conversations',
      'client-reports': 'Reports about clients',
      'request-reports': 'Reported requests',
      'quote-reports': 'Reported quotes',
      vat: 'VAT numbers',
      facts: 'Proofs of companies',
      'content-reports': 'Reports of illegal content',
      objections: 'Objections to what was taken down',
    },
    button: 'Open moderation',
    closing: 'You get this at 8 and 14 o’clock because you moderate Giewel. Your settings turn it off.',
  },
  reportReceived: {
    subject: (receipt: string) => `Your report ${receipt} has arrived`,
    heading: 'Your report has arrived',
    text: (receipt: string) =>
      `Thank you. We have received your report of illegal content. Its number is ${receipt}. Keep it: anybody who has it can see where the report stands.`,
    next: 'A moderator looks at it, not a machine. You get a mail with the decision and the reasons.',
    button: 'See where it stands',
    closing:
      'You get this because this address was given with a report. If it wasn’t you, you need do nothing.',
  },
  reportDecided: {
    subject: (receipt: string) => `Your report ${receipt} has been decided`,
    heading: 'Your report has been decided',
    upheld: (receipt: string, taken: readonly string[]) =>
      `What you reported under the receipt number ${receipt} was taken down: ${listInWords('en', taken)}.`,
    gone: (receipt: string) =>
      `You were right about what you reported under the receipt number ${receipt}; when we looked, it was not there any more.`,
    dismissed: (receipt: string) =>
      `We have looked at what you reported under the receipt number ${receipt}, and found nothing illegal.`,
    statement: 'The reasons, in the words of the moderator:',
    redress: reportRedress,
    button: 'See your report',
    closing: 'You get this because you gave this address with your report.',
  },
} as const;
