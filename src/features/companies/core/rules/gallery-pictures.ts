import { MAX_FILE_BYTES } from '#kernel/max-file-bytes.ts';

/** The browser judges by these types; the server looks at the content whatever a file is called. */
export const GALLERY_MIME_TYPES = ['image/jpeg', 'image/png'];

export const MAX_CAPTION_LENGTHS = { title: 120, description: 500 } as const;

/** Returns why a file cannot be sent, or null. */
export const whyNotGalleryPicture = ({ type, size }: Pick<File, 'type' | 'size'>): 'type' | 'size' | null => {
  if (!GALLERY_MIME_TYPES.includes(type)) return 'type';
  return size > MAX_FILE_BYTES ? 'size' : null;
};

/** Returns the ids in a new order: one moves to a position and those between move up. */
export const moveIdToIndex = (ids: readonly number[], id: number, index: number): number[] => {
  const otherIds = ids.filter((otherId) => otherId !== id);
  return [...otherIds.slice(0, index), id, ...otherIds.slice(index)];
};
