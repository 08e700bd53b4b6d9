const hexOf = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Identifies a file in one place by its name and content: chosen again after a lost response, it is recognized as
 * the same. It is no key where a file may stand twice, as in messages.
 */
export const fileIdempotencyKey = async (file: File, place: string): Promise<string> =>
  hexOf(
    await crypto.subtle.digest('SHA-256', await new Blob([place, '\n', file.name, '\n', file]).arrayBuffer()),
  );
