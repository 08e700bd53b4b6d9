/** The longest sides of a photograph as it is stored: a banner, a card, a phone's card. */
export const GALLERY_SIDES = [1600, 800, 400] as const;

const FOLDER = 'pictures/gallery';

export interface ImageSize {
  width: number;
  height: number;
}

/** The address says how large the picture is, so that a browser need not ask for it. */
export const galleryUrl = (token: string, { width, height }: ImageSize): string =>
  `/${FOLDER}/${token}-${width}x${height}.webp`;

const GALLERY_URL = new RegExp(`^/${FOLDER}/[0-9a-f]{32}-([1-9]\\d{0,3})x([1-9]\\d{0,3})\\.webp$`);

/** How large a photograph of ours is; null of a drawing and of what is not ours. */
export const imageSizeOf = (address: string): ImageSize | null => {
  const [, width, height] = GALLERY_URL.exec(address) ?? [];
  return width && height ? { width: Number(width), height: Number(height) } : null;
};

/** The smaller ones beside a photograph, each with its width. Of a small photograph there are fewer. */
export const smallerPhotographs = (address: string): { side: number; width: number; address: string }[] => {
  const size = imageSizeOf(address);
  if (!size) return [];
  const longest = Math.max(size.width, size.height);
  return GALLERY_SIDES.slice(1)
    .filter((side) => side < longest)
    .map((side) => ({
      side,
      width: Math.max(1, Math.round((size.width * side) / longest)),
      address: address.replace(/\.webp$/, `-${side}.webp`),
    }));
};

/** What a browser chooses from; undefined where there is but one. */
export const srcSetOf = (address: string): string | undefined => {
  const size = imageSizeOf(address);
  if (!size) return undefined;
  const all = [{ address, width: size.width }, ...smallerPhotographs(address)];
  return all.map((photograph) => `${photograph.address} ${photograph.width}w`).join(', ');
};
