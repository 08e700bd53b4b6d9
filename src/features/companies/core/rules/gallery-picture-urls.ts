/** A photograph is stored at these longest sides: for a banner, a card and a phone's card. */
export const GALLERY_PICTURE_SIDES = [1600, 800, 400] as const;

const FOLDER = 'pictures/gallery';

export interface ImageSize {
  width: number;
  height: number;
}

/** The URL holds the picture's size so that a browser need not ask for it. */
export const galleryPictureUrl = (token: string, { width, height }: ImageSize): string =>
  `/${FOLDER}/${token}-${width}x${height}.webp`;

const GALLERY_URL = new RegExp(`^/${FOLDER}/[0-9a-f]{32}-([1-9]\\d{0,3})x([1-9]\\d{0,3})\\.webp$`);

/** Returns the size of a photograph of ours; null for a drawing or a foreign address. */
export const galleryPictureSizeOf = (address: string): ImageSize | null => {
  const [, width, height] = GALLERY_URL.exec(address) ?? [];
  return width && height ? { width: Number(width), height: Number(height) } : null;
};

/** Lists the smaller files beside a photograph with their widths; a small photograph has fewer. */
export const smallerGalleryPictures = (
  address: string,
): { side: number; width: number; address: string }[] => {
  const size = galleryPictureSizeOf(address);
  if (!size) return [];
  const longest = Math.max(size.width, size.height);
  return GALLERY_PICTURE_SIDES.slice(1)
    .filter((side) => side < longest)
    .map((side) => ({
      side,
      width: Math.max(1, Math.round((size.width * side) / longest)),
      address: address.replace(/\.webp$/, `-${side}.webp`),
    }));
};

/** Returns the sizes a browser chooses from; undefined if there is only one. */
export const galleryPictureSrcSet = (address: string): string | undefined => {
  const size = galleryPictureSizeOf(address);
  if (!size) return undefined;
  const all = [{ address, width: size.width }, ...smallerGalleryPictures(address)];
  return all.map((photograph) => `${photograph.address} ${photograph.width}w`).join(', ');
};
