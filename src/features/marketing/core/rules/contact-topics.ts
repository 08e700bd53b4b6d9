/** What a message to the house may be about, as it stands in the address of the form. */
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
