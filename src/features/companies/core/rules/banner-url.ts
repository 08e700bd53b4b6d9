const COVER = '/plates/cover/';
const BANNER = '/plates/banner/';

/** Returns the wide cut of a cover: our drawings have one of their own, a photograph is cropped by the screen. */
export const bannerUrlOf = (cover: string): string =>
  cover.startsWith(COVER) ? cover.replace(COVER, BANNER) : cover;

/** Returns the cover that a wide cut was made of; any other picture as it is. */
export const coverUrlOf = (banner: string): string => banner.replace(BANNER, COVER);
