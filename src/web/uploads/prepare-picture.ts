import { MAX_FILE_BYTES } from '#kernel/max-file-bytes.ts';
import { PICTURE_TYPES } from '#kernel/uploaded-file.ts';

/** Our pages show no picture larger; a camera takes four times as many pixels. */
const LONGEST_SIDE = 2560;
/** A file up to this size is sent unchanged: it arrives in seconds on any connection. */
const SMALL_ENOUGH = 1_500_000;
const QUALITY = 0.85;

const HEIC = /^image\/hei[cf]/;
const HEIC_NAME = /\.hei[cf]$/i;

export const isHeic = ({ type, name }: Pick<File, 'type' | 'name'>): boolean =>
  HEIC.test(type) || (type === '' && HEIC_NAME.test(name));

/** Draws a file as a JPEG no longer than our longest side; null if the browser cannot draw it. */
const drawn = async (file: File): Promise<Blob | null> => {
  try {
    const bitmap = await createImageBitmap(file);
    const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(bitmap.width * scale);
    canvas.height = Math.round(bitmap.height * scale);
    const context = canvas.getContext('2d');
    if (!context) return null;
    // Transparent pixels would be black in a JPEG.
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    return await new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  } catch {
    return null;
  }
};

/**
 * Prepares a picture for upload: a large photograph is scaled, an iPhone's becomes a JPEG if the browser can read
 * it. Or returns why it cannot be sent.
 */
export const preparePicture = async (file: File): Promise<File | 'heic' | 'type' | 'size'> => {
  const { type, size, name } = file;
  const mustBeDrawn = isHeic(file);
  if (!mustBeDrawn && !PICTURE_TYPES.some((pictureType) => pictureType === type)) return 'type';
  // A drawing of an animation would stand still.
  const isLeft = type === 'image/gif' || size <= SMALL_ENOUGH;
  const picture = mustBeDrawn || !isLeft ? await drawn(file) : null;
  if (mustBeDrawn && !picture) return 'heic';
  if (picture && (mustBeDrawn || picture.size < size)) {
    const jpeg = name.replace(/\.\w{1,5}$/, '');
    return picture.size > MAX_FILE_BYTES
      ? 'size'
      : new File([picture], `${jpeg}.jpg`, { type: picture.type });
  }
  return size > MAX_FILE_BYTES ? 'size' : file;
};
