import { settlementBodies } from './settlement-bodies.ts';
/** The owner reads here why their content was taken down, and how to object. */
export const sentences = {
  pageTitle: (title: string) => `${title} · Giewel`,
  titles: {
    picture: 'A picture of yours',
    logo: 'Your logo',
    description: 'Your description',
    profile: 'Your profile',
    project: 'A project of yours',
    message: 'A message of yours',
    reply: 'Your answer to a review',
  },
  states: {
    withheld: 'Taken down by a moderator',
    waiting: 'Taken down; your objection waits',
    restored: 'Back where it stood',
    final: 'Stays taken down',
  },
  lead: {
    withheld:
      'Nobody else sees it any more. A person decided this after a report, not a machine. You can object within six months, free of charge.',
    waiting: 'Somebody who did not take it down looks at your objection. You are told what they decide.',
    restored: 'Your objection was right.',
    final:
      'You may turn to an out-of-court dispute settlement body certified under article 21 of the Digital Services Act, or to a court.',
  },
  settlementBodies,
  takenOn: 'Taken down',
  why: 'Reasons',
  yourObjection: 'Your objection',
  answer: 'What was decided about it',
  object: 'Object',
  objectLead: 'You can do so once. Say what the moderator did not see or misunderstood.',
  whyBack: 'Why it should be back',
  send: 'Send objection',
  sending: 'Sending…',
  cancel: 'Cancel',
  close: 'Close',
  failed: 'Your objection was not sent',
  notFound: 'Nothing of yours here',
  notFoundText: 'Please use the address in your mail, signed in to the account it came to.',
  home: 'To the home page',
} as const;
