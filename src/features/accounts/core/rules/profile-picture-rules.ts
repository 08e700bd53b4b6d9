import { MAX_PROFILE_PICTURE_BYTES } from '#features/accounts/core/contract/profile-picture.ts';

/** Screens check files by this rule. The server looks at the content, however the file is called. */
export interface PictureRule {
  types: readonly string[];
  /** The limit is in bytes. */
  largest: number;
}

export const PROFILE_PAGE_PICTURE_RULE: PictureRule = {
  types: ['image/jpeg', 'image/png'],
  largest: MAX_PROFILE_PICTURE_BYTES,
};

/** The settings page promises 'JPG, GIF or PNG. 1MB max.' */
export const SETTINGS_PICTURE_RULE: PictureRule = {
  types: [...PROFILE_PAGE_PICTURE_RULE.types, 'image/gif'],
  largest: 1024 * 1024,
};

/** Returns why a file is refused, or null. A file of exactly the largest size is accepted. */
export const whyNotProfilePicture = (
  file: Pick<File, 'type' | 'size'>,
  rule: PictureRule,
): 'type' | 'size' | null => {
  if (!rule.types.includes(file.type)) return 'type';
  return file.size > rule.largest ? 'size' : null;
};
