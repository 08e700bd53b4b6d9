const COVER = '/plates/cover/';

/** Returns the wide cut of a cover: our drawings have one of their own, a photograph is cropped by the screen. */
export const bannerUrlOf = (cover: string): string =>
  cover.startsWith(COVER) ? cover.replace(COVER, '/plates/banner/') : cover;
