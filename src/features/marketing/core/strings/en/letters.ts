import type { ContactTopic } from '#features/marketing/core/rules/contact-topics.ts';

/** Operators get these by email when somebody writes to Giewel. */
export const sentences = {
  contact: {
    subject: (topic: string, name: string) => `${topic}: ${name}`,
    heading: (name: string) => `Message from ${name}`,
    closing: (email: string) => `Sent through the contact form. Reply to this email to write to ${email}.`,
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
