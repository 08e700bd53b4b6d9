/** A picture whose header claims more isn't decoded. A good camera has 24 million. */
export const MAX_PICTURE_PIXELS = 24e6;

const photographs = [
  Buffer.from([0xff, 0xd8, 0xff]), // JPEG
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), // PNG
];
const drawings = [Buffer.from('GIF87a'), Buffer.from('GIF89a')];

const beginsLike = (bytes: Uint8Array, signatures: readonly Buffer[]) =>
  signatures.some((signature) => signature.equals(bytes.subarray(0, signature.length)));

/** Recognises a JPEG or a PNG by its first bytes, never by its name. */
export const isPhotograph = (bytes: Uint8Array): boolean => beginsLike(bytes, photographs);

/** Recognises a GIF too. */
export const isImage = (bytes: Uint8Array): boolean => isPhotograph(bytes) || beginsLike(bytes, drawings);
