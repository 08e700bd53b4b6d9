interface RatedReview {
  rating: number;
  comment: string | null;
}

/**
 * Chooses two of the newest reviews, newest first, so that nothing is picked to please: of those with words the one whose
 * stars are nearest the average, then the newest with other stars, or else the next one.
 */
export const chooseTwoReviews = <Review extends RatedReview>(
  newest: readonly Review[],
  average: number,
): Review[] => {
  const written = newest.filter(({ comment }) => comment?.trim());
  const distanceOf = ({ rating }: Review) => Math.abs(rating - average);
  // Sorting is stable: among equals the newest stays first.
  const [first] = [...written].sort((a, b) => distanceOf(a) - distanceOf(b));
  if (!first) return [];
  const others = written.filter((review) => review !== first);
  const second = others.find(({ rating }) => rating !== first.rating) ?? others[0];
  return second ? [first, second] : [first];
};
