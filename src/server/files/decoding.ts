import { availableParallelism } from 'node:os';
import sharp, { type Sharp } from 'sharp';
import { takeTurns } from '#server/take-turns.ts';

// libvips reads a hundred formats, some of them programs (SVG, PDF). People's pictures need three.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadNsgifBuffer'],
});
sharp.cache(false);

// A thread each, and at most two: half of Node's four threads stay free for disks and passwords. One core is left
// for everybody who asks for something else meanwhile.
const AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1));
sharp.concurrency(1);

/** Every picture waits here for its turn to be decoded, so that many take no more memory than these. */
export const decodeInTurn = takeTurns(AT_ONCE);

/** A header that promises more is not decoded. 24 million are a good camera's. */
export const MOST_PIXELS = 24e6;
const LONGEST_SECONDS = 5;

const photographs = [
  Buffer.from([0xff, 0xd8, 0xff]), // JPEG
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), // PNG
];
const drawings = [Buffer.from('GIF87a'), Buffer.from('GIF89a')];

const beginsLike = (bytes: Uint8Array, signatures: readonly Buffer[]) =>
  signatures.some((signature) => signature.equals(bytes.subarray(0, signature.length)));

/** A JPEG or a PNG, by what stands at its beginning, never by its name. */
export const isPhotograph = (bytes: Uint8Array): boolean => beginsLike(bytes, photographs);

/** The same, or a GIF. */
export const isImage = (bytes: Uint8Array): boolean => isPhotograph(bytes) || beginsLike(bytes, drawings);

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
