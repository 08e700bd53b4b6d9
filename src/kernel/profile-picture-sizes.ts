/** A picture is stored as two squares with these sides. A row has the address of the larger one. */
export const PROFILE_PICTURE_SIDES = [320, 96] as const;

const [LARGE, SMALL] = PROFILE_PICTURE_SIDES;

/** Returns the smaller square's address, for a face that is drawn small. A picture from elsewhere has only one. */
export const smallProfilePictureUrl = (address: string | null): string | null =>
  address?.replace(new RegExp(`-${LARGE}\\.webp$`), `-${SMALL}.webp`) ?? null;
