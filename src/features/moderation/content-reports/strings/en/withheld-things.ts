import { settlementBodies } from './settlement-bodies.ts';
/** The owner reads here why their content was taken down, and how to object. */
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
    waiting: 'Taken down, objection pending',
    restored: 'Restored',
    final: 'Stays taken down',
  },
  lead: {
    withheld:
      'No one else can see it now. A person, not a machine, decided this after a report. You can object within 6 months, free of charge.',
    waiting:
      'Someone other than the person who took it down is reviewing your objection. We’ll tell you what they decide.',
    restored: 'We agreed with your objection.',
    final:
      'You may turn to an out-of-court dispute settlement body certified under article 21 of the Digital Services Act, or to a court.',
  },
  settlementBodies,
  takenOn: 'Taken down',
  why: 'Reasons',
  yourObjection: 'Your objection',
  answer: 'Decision on your objection',
  object: 'Object',
  objectLead: 'You can object once. Say what the moderator missed or misunderstood.',
  whyBack: 'Why should we restore it?',
  send: 'Send objection',
  sending: 'Sending…',
  cancel: 'Cancel',
  close: 'Close',
  failed: 'Your objection wasn’t sent',
  notFound: 'Nothing found',
  notFoundText: 'Use the link in our email, and log in to the account we sent it to.',
  home: 'Go to the home page',
} as const;
