import { LARGEST_FILE } from '#kernel/largest-file.ts';

/** Types as a browser calls them. The server looks at the content, whatever a file is called. */
export const GALLERY_TYPES = ['image/jpeg', 'image/png'];

export const CAPTION_LENGTH = { title: 120, description: 500 } as const;

/** Why a file is not sent, or null. */
export const faultOfPicture = ({ type, size }: Pick<File, 'type' | 'size'>): 'type' | 'size' | null => {
  if (!GALLERY_TYPES.includes(type)) return 'type';
  return size > LARGEST_FILE ? 'size' : null;
};

/** The ids in a new order: one of them moved to a position, those between moving up. */
export const withMoved = (ids: readonly number[], id: number, index: number): number[] => {
  const otherIds = ids.filter((otherId) => otherId !== id);
  return [...otherIds.slice(0, index), id, ...otherIds.slice(index)];
};
