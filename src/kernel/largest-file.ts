/** A file of exactly this many bytes is accepted. */
export const LARGEST_FILE = 10 * 1024 * 1024;
