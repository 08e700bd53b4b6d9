import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** In the same time wherever they differ. */
export const isSameSecret = (a: string, b: string) => timingSafeEqual(digest(a), digest(b));
