const hexOf = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * The key of a file in one place, by its name and content: picked again after its answer got lost, it is known there as the
 * same. Where a file may stand twice, as in messages, it is no key.
 */
export const keyOfFile = async (file: File, place: string): Promise<string> =>
  hexOf(
    await crypto.subtle.digest('SHA-256', await new Blob([place, '\n', file.name, '\n', file]).arrayBuffer()),
  );
