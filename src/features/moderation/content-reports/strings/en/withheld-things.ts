import { settlementBodies } from './settlement-bodies.ts';
/** The owner reads here why their content was taken down, and how to appeal. */
export const sentences = {
  pageTitle: (title: string) => `${title} · Giewel`,
  titles: {
    picture: 'One of your pictures',
    logo: 'Your logo',
    description: 'Your description',
    profile: 'Your profile',
    project: 'One of your projects',
    message: 'One of your messages',
    reply: 'Your reply to a review',
  },
  states: {
    withheld: 'Taken down by a moderator',
    waiting: 'Taken down, appeal pending',
    restored: 'Restored',
    final: 'Not restored after your appeal',
  },
  lead: {
    withheld:
      'No one else can see it now. A moderator decided this after a report, without using automated tools. You can appeal within 6 months, free of charge.',
    waiting: 'A different moderator is reviewing your appeal. We’ll tell you what they decide.',
    restored: 'We upheld your appeal.',
    final:
      'You can still go to court, or turn to an out-of-court dispute settlement body certified under Article 21 of the Digital Services Act.',
  },
  settlementBodies,
  takenOn: 'Taken down',
  why: 'Reasons',
  yourObjection: 'Your appeal',
  answer: 'Decision on your appeal',
  object: 'Appeal',
  objectLead: 'You can appeal once. Tell us what the moderator missed or misunderstood.',
  whyBack: 'Why should we restore it?',
  send: 'Send appeal',
  sending: 'Sending…',
  cancel: 'Cancel',
  close: 'Close',
  failed: 'We couldn’t send your appeal',
  notFound: 'We couldn’t find this content',
  notFoundText: 'Use the link in our email, and log in to the account we sent it to.',
  home: 'Go to the home page',
} as const;
