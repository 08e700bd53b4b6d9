import type { ContactTopic } from '#marketing/rules/contact-topics.ts';

/** What whoever runs Giewel is sent when somebody writes to them. */
export const sentences = {
  contact: {
    subject: (topic: string, name: string) => `${topic}: ${name}`,
    heading: (name: string) => `${name} writes`,
    closing: (email: string) => `Sent with the contact form. An answer to this mail goes to ${email}.`,
  },
  topics: {
    general: 'Question',
    account: 'Account',
    company: 'Company',
    'illegal-content': 'Illegal content',
    privacy: 'Privacy',
    accessibility: 'Accessibility',
    security: 'Security',
  } satisfies Record<ContactTopic, string>,
} as const;
