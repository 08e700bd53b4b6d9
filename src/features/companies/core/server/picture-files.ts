import { imageSizeOf, smallerPhotographs } from '#features/companies/core/rules/photographs.ts';

/** A logo is drawn at 104 pixels at most; this is twice that for a fine screen, and some more. */
export const LOGO_SIDE = 256;

export const logoFile = (token: string) => `pictures/logos/${token}-${LOGO_SIDE}.webp`;

const LOGO = new RegExp(`^/${logoFile('[0-9a-f]{32}')}$`);

/** A file's name is its URL path without the first slash. */
export const fileAt = (address: string) => address.slice(1);

/** Lists the stored files of a picture; none if it is no upload of ours. */
export const pictureFileNames = (address: string): string[] =>
  imageSizeOf(address)
    ? [address, ...smallerPhotographs(address).map((photograph) => photograph.address)].map(fileAt)
    : [];

export const logoFileNames = (address: string | null): string[] =>
  address !== null && LOGO.test(address) ? [fileAt(address)] : [];
