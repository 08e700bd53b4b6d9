import sharp from 'sharp';
import { encodeAsWebp, decodePicture, openPicture, type PictureDimensions } from './decode-picture.ts';

export interface FittedImage extends PictureDimensions {
  bytes: Uint8Array;
}

const within = (side: number) =>
  ({ width: side, height: side, fit: 'inside', withoutEnlargement: true }) as const;

export interface FittedImagesRequest {
  bytes: Uint8Array;
  sides: readonly [number, ...number[]];
}

/** Makes versions of a whole picture, no side longer than each of these, the first being the longest. */
export const makeFittedImages = async ({ bytes, sides }: FittedImagesRequest): Promise<FittedImage[]> => {
  const { image } = await openPicture(bytes);
  // The picture is decoded once: the other sizes are made from the largest.
  const largest = await decodePicture(image.resize(within(sides[0])));
  const images: FittedImage[] = [];
  for (const side of sides) {
    const { data, info } = await encodeAsWebp(sharp(largest).resize(within(side)));
    images.push({ bytes: data, width: info.width, height: info.height });
  }
  return images;
};
