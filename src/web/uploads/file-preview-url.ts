const SIDE = 112;

/**
 * Draws a small picture of a file, as a data: address, because the page's policy admits only our own pictures and
 * those; null if the browser cannot draw it.
 */
export const filePreviewUrl = async (file: Blob): Promise<string | null> => {
  if (!file.type.startsWith('image/')) return null;
  try {
    const bitmap = await createImageBitmap(file);
    const scale = SIDE / Math.min(bitmap.width, bitmap.height);
    const canvas = document.createElement('canvas');
    canvas.width = SIDE;
    canvas.height = SIDE;
    const [width, height] = [bitmap.width * scale, bitmap.height * scale];
    canvas.getContext('2d')?.drawImage(bitmap, (SIDE - width) / 2, (SIDE - height) / 2, width, height);
    bitmap.close();
    return canvas.toDataURL();
  } catch {
    return null;
  }
};
