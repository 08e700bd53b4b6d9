import sharp, { type Sharp } from 'sharp';
import { MAX_PICTURE_PIXELS } from './is-image.ts';

// libvips reads a hundred formats, some of them programs (SVG, PDF). People's pictures need only three.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadNsgifBuffer'],
});
sharp.cache(false);

// One picture at a time is decoded here.
sharp.concurrency(1);

const LONGEST_SECONDS = 5;

export interface PictureDimensions {
  width: number;
  height: number;
}

export interface OpenedPicture {
  /** It isn't decoded yet: that happens when it is used, which throws if it is no whole picture or too large. */
  image: Sharp;
  /** The shape follows the camera's orientation. */
  shape: PictureDimensions;
}

export const openPicture = async (bytes: Uint8Array): Promise<OpenedPicture> => {
  const image = sharp(bytes, { limitInputPixels: MAX_PICTURE_PIXELS, failOn: 'error', sequentialRead: true });
  const { autoOrient: shape } = await image.metadata();
  image.timeout({ seconds: LONGEST_SECONDS }).autoOrient();
  return { image, shape };
};

/** Decodes to sRGB pixels, from which smaller pictures are made without decoding again. */
export const decodePicture = (image: Sharp): Promise<Buffer> =>
  image.toColourspace('srgb').png({ compressionLevel: 0 }).toBuffer();

/** The result lacks the camera's data (place, time, owner). */
export const encodeAsWebp = (image: Sharp): Promise<{ data: Buffer; info: PictureDimensions }> =>
  image.webp().toBuffer({ resolveWithObject: true });
