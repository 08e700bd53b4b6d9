/** The contact form's address names one of these topics. */
export const contactTopics = [
  'general',
  'account',
  'company',
  'illegal-content',
  'privacy',
  'accessibility',
  'security',
] as const;

export type ContactTopic = (typeof contactTopics)[number];

export const contactTopicOf = (value: string | undefined): ContactTopic =>
  contactTopics.find((topic) => topic === value) ?? 'general';
