export const sentences = {
  leadNotFound: 'There is no such lead',
  memberNotFound: 'There is no such person in your team',

  nobody: 'Nobody looks after this yet',
  me: 'You look after this',
  somebody: (name: string) => `${name} looks after this`,
  choose: 'Who looks after this?',
  you: (name: string) => `${name} (you)`,
  noOne: 'Nobody',
  changed: (name: string) => `${name} looks after this now`,
  cleared: 'Nobody looks after this now',
  changeFailed: 'This could not be handed over',
} as const;
