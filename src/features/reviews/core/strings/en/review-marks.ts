/** A review shows these wherever it stands; the rest comes with its dialogs. */
export const sentences = {
  anonymous: 'Anonymous User',
  outOfFive: (value: number) => `${value} out of 5`,
  pending: 'Review pending approval',
  editPending: 'Your changes are pending approval',
  withheld: 'Unpublished by our moderators',
  reported: 'Reported',
  flag: 'Report this review',
} as const;
