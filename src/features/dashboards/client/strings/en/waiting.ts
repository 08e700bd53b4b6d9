import { pluralForm } from '#kernel/plural.ts';
/** Only the client can act on these. */
export const sentences = {
  title: 'Needs your attention',
  compare: (count: number, request: string) => `${count} quotes to compare: ${request}`,
  quote: (company: string, object: string) => `Quote from ${company}: ${object}`,
  change: (company: string, object: string) => `Change order from ${company}: ${object}`,
  question: (count: number, request: string) =>
    pluralForm('en', count, {
      one: `A question needs your answer: ${request}`,
      other: `${count} questions need your answer: ${request}`,
    }),
  confirm: (company: string, project: string) =>
    `${company} says the work is done. Please confirm: ${project}`,
  review: (company: string, project: string) => `How was ${company}? Leave a review: ${project}`,
  visit: (company: string, request: string) => `${company} proposed visit times: ${request}`,
  nobody: (request: string) => `None of the companies will send a quote. Ask another one: ${request}`,
  draft: (request: string) => `Draft not sent yet: ${request}`,
  noTitle: 'an untitled request',
  until: (day: string) => `until ${day}`,
} as const;
