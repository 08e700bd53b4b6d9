/** Lists of taken-down content use these words. */
export const takenThings = {
  picture: 'a picture',
  logo: 'a logo',
  description: 'a description',
  profile: 'a profile',
  project: 'a project',
  message: 'a message',
  reply: 'a reply to a review',
  review: 'a review',
} as const;
