/** Pictures of a review can be opened on every page that shows it. */
export const sentences = {
  pictureName: (place: number) => `Picture ${place}`,
  openPicture: (place: number) => `Open picture ${place} of the review`,
  save: 'Save',
  close: 'Close',
  previousPicture: 'Previous picture',
  nextPicture: 'Next picture',
  pictureOf: (place: number, count: number) => `Picture ${place} of ${count}`,
} as const;
