/** The averages one may ask for at least. */
export const minRatings = ['3', '3.5', '4', '4.5'] as const;
export type MinRating = (typeof minRatings)[number];
