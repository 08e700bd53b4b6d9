import { reportRedress } from '#features/moderation/core/strings/en/report-redress.ts';
import { takenThings } from '#features/moderation/core/strings/en/taken-things.ts';
import { listInWords } from '#kernel/list-in-words.ts';
import { settlementBodies } from './settlement-bodies.ts';

/** These are for reporting illegal content, and for the report's outcome. */
export const sentences = {
  pageTitle: (title: string) => `${title} · Giewel`,
  title: 'Send a report',
  lead: 'You don’t need an account. A moderator reads every report. You’ll get a reference number to check its status.',
  kind: 'What’s your report about?',
  kinds: {
    hate: 'Hate or threats',
    fraud: 'Fraud or deception',
    privacy: 'Someone’s personal data',
    copyright: 'Pictures or text used without permission',
    other: 'Other illegal content',
  },
  address: 'Where’s the content?',
  addressHint: 'Enter the page’s web address, or the company’s name and what we should look for.',
  explanation: 'Why do you think it’s illegal?',
  explanationHint: 'At least 20 characters.',
  name: 'Your name',
  email: 'Your email address',
  optional: 'optional',
  website: 'Leave this empty',
  send: 'Send report',
  sending: 'Sending…',
  failed: 'We couldn’t send your report',
  followTitle: 'Already reported?',
  followLabel: 'Reference number',
  receiptForm: 'XXXX-XXXX-XXXX-XXXX',
  follow: 'Check status',
  received: 'Thank you. We’ve received your report.',
  keepReceipt: 'Keep this number. You’ll need it to check the status of your report.',
  seeState: 'Check status',

  stateTitle: 'Your report',
  receipt: 'Reference number',
  reportedOn: 'Reported',
  decidedOn: 'Decided',
  state: 'Status',
  states: {
    waiting: 'A moderator is reviewing your report',
    upheld: 'Upheld',
    dismissed: 'Dismissed: we found nothing illegal',
  },
  done: 'Action taken',
  takenDown: (things: readonly string[]) => `Taken down: ${listInWords('en', things)}`,
  wasGone: 'The content was already gone when we checked',
  takenThings,
  statement: 'Reasons',
  redress: reportRedress,
  writeToUs: 'Contact us',
  settlementBodies,
  notFound: 'We couldn’t find a report with this number',
  notFoundText: 'Check the number. It has four groups of four characters.',
  reportSomething: 'Report something',
} as const;
