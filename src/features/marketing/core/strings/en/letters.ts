import type { ContactTopic } from '#features/marketing/core/rules/contact-topics.ts';

/** Operators get these by email when somebody writes to Giewel. */
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
