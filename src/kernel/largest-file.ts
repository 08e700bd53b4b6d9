/** In bytes. One of exactly this size is taken. */
export const LARGEST_FILE = 10 * 1024 * 1024;
