/** A search can ask for at least one of these averages. */
export const minRatingOptions = ['3', '3.5', '4', '4.5'] as const;
export type MinRating = (typeof minRatingOptions)[number];
