import { reportRedress } from '#features/moderation/core/strings/en/report-redress.ts';
import { takenThings } from '#features/moderation/core/strings/en/taken-things.ts';
import { listInWords } from '#kernel/list-in-words.ts';
import { settlementBodies } from './settlement-bodies.ts';

/** These are for reporting illegal content, and for the report's outcome. */
export const sentences = {
  pageTitle: (title: string) => `${title} · Giewel`,
  title: 'Send a report',
  lead: 'You need no account. A moderator reads every report, and you can follow it by its receipt number.',
  kind: 'What is it about?',
  kinds: {
    hate: 'Hate or threats',
    fraud: 'Fraud or deceit',
    privacy: 'Private data of somebody',
    copyright: 'Pictures or texts used without permission',
    other: 'Something else that is illegal',
  },
  address: 'Where is it?',
  addressHint: 'The address of the page, or the name of the company and what to look for.',
  explanation: 'Why do you think that it is illegal?',
  explanationHint: 'At least 20 characters.',
  name: 'Your name',
  email: 'Your email address',
  optional: 'optional',
  website: 'Leave this empty',
  send: 'Send report',
  sending: 'Sending…',
  failed: 'The report was not sent',
  followTitle: 'Already reported?',
  followLabel: 'Receipt number',
  receiptForm: 'XXXX-XXXX-XXXX-XXXX',
  follow: 'See where it stands',
  received: 'Thank you. Your report has arrived.',
  keepReceipt: 'Keep this number: it is the only way back to your report.',
  seeState: 'See where it stands',

  stateTitle: 'Your report',
  receipt: 'Receipt number',
  reportedOn: 'Reported',
  decidedOn: 'Decided',
  state: 'State',
  states: {
    waiting: 'A moderator has not decided yet',
    upheld: 'Upheld',
    dismissed: 'Dismissed: we found nothing illegal',
  },
  done: 'What was done',
  takenDown: (things: readonly string[]) => `Taken down: ${listInWords('en', things)}`,
  wasGone: 'It was not there any more when we looked',
  takenThings,
  statement: 'Reasons',
  redress: reportRedress,
  writeToUs: 'Write to us',
  settlementBodies,
  notFound: 'No report with this number',
  notFoundText: 'Please look at the receipt again: four groups of four signs.',
  reportSomething: 'Report something',
} as const;
