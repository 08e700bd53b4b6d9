const PREFIX = '/plates/';

/** The address of a drawing's night twin, or null for any other picture. */
export const nightOf = (address: string): string | null =>
  address.startsWith(PREFIX) ? address.replace(/\.svg$/, '-night.svg') : null;
