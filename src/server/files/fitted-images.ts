import sharp from 'sharp';
import { asWebp, decoded, decodeInTurn, openPicture, type PictureShape } from './decoding.ts';

export interface FittedImage extends PictureShape {
  bytes: Uint8Array;
}

const within = (side: number) =>
  ({ width: side, height: side, fit: 'inside', withoutEnlargement: true }) as const;

/**
 * A whole picture as WebP, no side of it longer than each of these, the first being the longest. Throws for whatever
 * is no whole picture or too large a one.
 */
export const fittedImages = <const Sides extends readonly [number, ...number[]]>(
  bytes: Uint8Array,
  sides: Sides,
): Promise<{ [Place in keyof Sides]: FittedImage }> =>
  decodeInTurn(async () => {
    const { image } = await openPicture(bytes);
    // Decoded once: the other sizes are made of the largest.
    const largest = await decoded(image.resize(within(sides[0])));
    const images: FittedImage[] = [];
    for (const side of sides) {
      const { data, info } = await asWebp(sharp(largest).resize(within(side)));
      images.push({ bytes: data, width: info.width, height: info.height });
    }
    return images as { [Place in keyof Sides]: FittedImage };
  });
