import sharp, { type Region } from 'sharp';
import { encodeAsWebp, decodePicture, openPicture, type PictureDimensions } from './decode-picture.ts';

/** A picture with a longer side ratio than this is a strip. */
const LONGEST_SHAPE = 3;

/** Returns the middle of a strip. Filling a square with all of it would enlarge it a thousand times first. */
const middleOf = ({ width, height }: PictureDimensions): Region => {
  const longest = LONGEST_SHAPE * Math.min(width, height);
  const visible = { width: Math.min(width, longest), height: Math.min(height, longest) };
  const [left, top] = [(width - visible.width) / 2, (height - visible.height) / 2];
  return { left: Math.floor(left), top: Math.floor(top), ...visible };
};

const isStrip = ({ width, height }: PictureDimensions) =>
  Math.max(width, height) > LONGEST_SHAPE * Math.min(width, height);

/** `attention` looks for a face or anything striking; `centre` is the middle. */
export type CropStrategy = 'attention' | 'centre';

export interface SquareImagesRequest {
  bytes: Uint8Array;
  sizes: readonly [number, ...number[]];
  crop: CropStrategy;
}

const squareOf = async (bytes: Uint8Array, side: number, position: CropStrategy) => {
  const { image, shape } = await openPicture(bytes);
  // Only strips are cut, because a cut picture is decoded at full size.
  if (isStrip(shape)) image.extract(middleOf(shape));
  return decodePicture(image.resize(side, side, { fit: 'cover', position }));
};

/** Makes squares of a picture in each of the sizes, the first being the largest. */
export const makeSquareImages = async ({
  bytes,
  sizes,
  crop,
}: SquareImagesRequest): Promise<Uint8Array[]> => {
  // The picture is decoded once: the other sizes are made from the largest.
  const square = await squareOf(bytes, sizes[0], crop);
  const images: Uint8Array[] = [];
  for (const size of sizes) images.push((await encodeAsWebp(sharp(square).resize(size))).data);
  return images;
};
