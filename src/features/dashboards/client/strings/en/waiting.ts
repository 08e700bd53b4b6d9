import { pluralForm } from '#kernel/plural.ts';
/** Only the client can act on these. */
export const sentences = {
  title: 'Waiting for you',
  order: 'Most urgent first',
  compare: (count: number) => `${count} quotes to compare`,
  quote: (company: string) => `Quote from ${company}`,
  change: (company: string) => `Change order from ${company}`,
  question: (count: number) =>
    pluralForm('en', count, {
      one: 'A company has a question',
      other: `${count} questions from companies`,
    }),
  confirm: (company: string) => `${company} says the work is done`,
  review: (company: string) => `How was ${company}?`,
  visit: (company: string) => `${company} proposed visit times`,
  message: (name: string) => `New message from ${name}`,
  messages: (count: number) => `${count} conversations with unread messages`,
  nobody: 'No company is preparing a quote',
  draft: 'Request not sent yet',
  noTitle: 'Untitled request',
  about: (title: string) => `: ${title}`,
  buttons: {
    compare: 'Compare quotes',
    quote: 'Read quote',
    change: 'Read change order',
    question: 'Answer',
    confirm: 'Confirm',
    review: 'Write a review',
    visit: 'Choose a time',
    message: 'Read and reply',
    messages: 'Read messages',
    nobody: 'Ask another company',
    draft: 'Continue',
  },
  daysLeft: (left: number) =>
    left === 0 ? 'last day' : pluralForm('en', left, { one: '1 day left', other: `${left} days left` }),
  until: (day: string) => `until ${day}`,
  firstTime: (day: string) => `earliest time: ${day}`,
  noDeadline: 'No deadline',
  nothing: 'Nothing to do right now',
  nothingText:
    'Quotes, visit times and questions from companies will appear here, with the most urgent first. To get started, describe the work once and ask up to three companies.',
  askCompanies: 'Describe the work',
  findCompany: 'Find a company',
  nextVisit: 'Next visit',
  allVisits: 'All visits',
} as const;
