import {
  galleryPictureSizeOf,
  smallerGalleryPictures,
} from '#features/companies/core/rules/gallery-picture-urls.ts';

/** A logo is drawn at 104 pixels at most; this is twice that for a fine screen, and some more. */
export const LOGO_SIDE_PIXELS = 256;

export const logoFileName = (token: string) => `pictures/logos/${token}-${LOGO_SIDE_PIXELS}.webp`;

const LOGO = new RegExp(`^/${logoFileName('[0-9a-f]{32}')}$`);

/** A file's name is its URL path without the first slash. */
export const fileNameOfUrl = (address: string) => address.slice(1);

/** Lists the stored files of a picture; none if it is no upload of ours. */
export const pictureFileNames = (address: string): string[] =>
  galleryPictureSizeOf(address)
    ? [address, ...smallerGalleryPictures(address).map((photograph) => photograph.address)].map(fileNameOfUrl)
    : [];

export const logoFileNames = (address: string | null): string[] =>
  address !== null && LOGO.test(address) ? [fileNameOfUrl(address)] : [];
