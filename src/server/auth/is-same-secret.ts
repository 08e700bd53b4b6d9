import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares in constant time, wherever the two differ. */
export const isSameSecret = (a: string, b: string) => timingSafeEqual(digest(a), digest(b));
