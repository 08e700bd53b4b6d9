import sharp, { type Region } from 'sharp';
import { turns } from '../turns.ts';

// libvips reads a hundred formats, some of them programs (SVG, PDF). People's pictures need three.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadNsgifBuffer'],
});
sharp.cache(false);

// Two at once, a thread each: half of Node's four threads stay free for disks and passwords.
const AT_ONCE = 2;
sharp.concurrency(1);
const inTurn = turns(AT_ONCE);

/** A header that promises more is not decoded. 24 million are a good camera's. */
const MOST_PIXELS = 24e6;
const LONGEST_SECONDS = 5;

const signatures = [
  Buffer.from([0xff, 0xd8, 0xff]), // JPEG
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), // PNG
  Buffer.from('GIF87a'),
  Buffer.from('GIF89a'),
];

/** By what stands at its beginning, never by its name. */
export const isImage = (bytes: Uint8Array): boolean =>
  signatures.some((signature) => signature.equals(bytes.subarray(0, signature.length)));

type Shape = Pick<Region, 'width' | 'height'>;

/** Longer than this beside its other side is a strip. */
const LONGEST_SHAPE = 3;

/** The middle of a strip. To fill a square with all of it would make it a thousand times as large first. */
const middleOf = ({ width, height }: Shape): Region => {
  const longest = LONGEST_SHAPE * Math.min(width, height);
  const shown = { width: Math.min(width, longest), height: Math.min(height, longest) };
  const [left, top] = [(width - shown.width) / 2, (height - shown.height) / 2];
  return { left: Math.floor(left), top: Math.floor(top), ...shown };
};

const isStrip = ({ width, height }: Shape) =>
  Math.max(width, height) > LONGEST_SHAPE * Math.min(width, height);

const decode = async (bytes: Uint8Array, side: number) => {
  const image = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true });
  const { autoOrient: shape } = await image.metadata();
  image.timeout({ seconds: LONGEST_SECONDS }).autoOrient();
  // Only where it must be: what is cut first is decoded at full size.
  if (isStrip(shape)) image.extract(middleOf(shape));
  return image
    .resize(side, side, { fit: 'cover', position: 'attention' })
    .toColourspace('srgb')
    .png({ compressionLevel: 0 })
    .toBuffer();
};

/**
 * Squares of a picture as WebP, in each of the sizes, the first being the largest. What the camera wrote beside the
 * picture (place, time, owner) is gone. Throws for whatever is no whole picture or too large a one.
 */
export const squareImages = <Size extends number>(
  bytes: Uint8Array,
  sizes: readonly [Size, ...Size[]],
): Promise<Map<Size, Uint8Array>> =>
  inTurn(async () => {
    // Decoded once: the other sizes are made of the largest.
    const square = await decode(bytes, sizes[0]);
    const images = new Map<Size, Uint8Array>();
    for (const size of sizes) images.set(size, await sharp(square).resize(size).webp().toBuffer());
    return images;
  });
