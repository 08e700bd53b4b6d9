const PREFIX = '/plates/';

/** A trade on some ground is drawn in as many ways, numbered from 0. */
export const PLATE_NUMBERS = 1000;

/** The address of a drawing's night twin, or null for any other picture. */
export const nightOf = (address: string): string | null =>
  address.startsWith(PREFIX) ? address.replace(/\.svg$/, '-night.svg') : null;
