/** The sides of a picture's two squares. A row holds the address of the larger one. */
export const PICTURE_SIZES = [320, 96] as const;

const [LARGE, SMALL] = PICTURE_SIZES;

/** The smaller square's address, for where a face is drawn small. A picture from elsewhere has but one. */
export const smallPicture = (address: string | null): string | null =>
  address?.replace(new RegExp(`-${LARGE}\\.webp$`), `-${SMALL}.webp`) ?? null;
