import sharp, { type Sharp } from 'sharp';
import { MOST_PIXELS } from './picture-kinds.ts';

// libvips reads a hundred formats, some of them programs (SVG, PDF). People's pictures need three.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadNsgifBuffer'],
});
sharp.cache(false);

// One picture at a time is decoded here.
sharp.concurrency(1);

const LONGEST_SECONDS = 5;

export interface PictureShape {
  width: number;
  height: number;
}

export interface OpenedPicture {
  /** Not decoded yet: that happens with what is made of it, which throws for no whole picture or too large a one. */
  image: Sharp;
  /** As its camera was held. */
  shape: PictureShape;
}

/** Reads a picture's header. */
export const openPicture = async (bytes: Uint8Array): Promise<OpenedPicture> => {
  const image = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true });
  const { autoOrient: shape } = await image.metadata();
  image.timeout({ seconds: LONGEST_SECONDS }).autoOrient();
  return { image, shape };
};

/** Its points in the colours of the web, to make smaller ones of without decoding it again. */
export const decodePicture = (image: Sharp): Promise<Buffer> =>
  image.toColourspace('srgb').png({ compressionLevel: 0 }).toBuffer();

/** What the camera wrote beside a picture (place, time, owner) is not in it. */
export const asWebp = (image: Sharp): Promise<{ data: Buffer; info: PictureShape }> =>
  image.webp().toBuffer({ resolveWithObject: true });
