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
      `A moderator has suspended your account until the end of ${until}. You can’t log in until then. If you have a company, we won’t show it on Giewel during that time.`,
    statement: 'The moderator’s reasons:',
    objection: 'If you disagree, use our contact form, and a different person will review the decision.',
    button: 'Contact us',
    closing: 'You’re receiving this email because it’s about your account.',
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
      flags: 'Reported reviews',
      appeals: 'Appeals against unpublishing a review',
      'conversation-reports': 'Reported conversations',
      'client-reports': 'Reported clients',
      'request-reports': 'Reported requests',
      'quote-reports': 'Reported quotes',
      vat: 'VAT numbers',
      facts: 'Company documents',
      'content-reports': 'Reports of illegal content',
      objections: 'Appeals against takedowns',
    },
    button: 'Open moderation',
    closing:
      'You’re receiving this email because you’re a Giewel moderator. We send it at 08:00 and 14:00. You can turn it off in your settings.',
  },
  reportReceived: {
    subject: (receipt: string) => `We’ve received your report ${receipt}`,
    heading: 'We’ve received your report',
    text: (receipt: string) =>
      `Thank you for your report of illegal content. Its reference number is ${receipt}. Keep this number: anyone who has it can check the status of the report.`,
    next: 'A moderator will review it without automated tools. We’ll email you the decision and the reasons.',
    button: 'Check status',
    closing:
      'You’re receiving this email because someone entered this address when they sent a report. If it wasn’t you, ignore this email.',
  },
  reportDecided: {
    subject: (receipt: string) => `Decision on your report ${receipt}`,
    heading: 'Decision on your report',
    upheld: (receipt: string, taken: readonly string[]) =>
      `We’ve reviewed your report ${receipt} and taken down ${listInWords('en', taken)}.`,
    gone: (receipt: string) =>
      `We’ve upheld your report ${receipt}. The content was already gone when we checked.`,
    dismissed: (receipt: string) => `We’ve reviewed your report ${receipt} and found nothing illegal.`,
    about: (company: string) => `Your report was about ${company}’s page.`,
    statement: 'The moderator’s reasons:',
    redress: reportRedress,
    button: 'See your report',
    closing: 'You’re receiving this email because you entered this address when you sent your report.',
  },
} as const;
