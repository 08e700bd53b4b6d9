export const sentences = {
  leadNotFound: 'Lead not found',
  memberNotFound: 'We couldn’t find this person on your team',

  nobody: 'Not assigned yet',
  me: 'Assigned to you',
  somebody: (name: string) => `Assigned to ${name}`,
  choose: 'Assign to',
  you: (name: string) => `${name} (you)`,
  noOne: 'No one',
  changed: (name: string) => `Now assigned to ${name}`,
  cleared: 'Assignment removed',
  changeFailed: 'We couldn’t change the assignee',
} as const;
