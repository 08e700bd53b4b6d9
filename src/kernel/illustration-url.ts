const PREFIX = '/plates/';

/** Addresses number the pictures of a trade or a scene from 0. Of a scene twelve differ, then they begin again. */
export const VARIANTS_PER_ILLUSTRATION = 1000;

/** Returns the address of an illustration's night version, or null for any other picture. */
export const nightIllustrationUrl = (address: string): string | null =>
  address.startsWith(PREFIX) ? address.replace(/\.svg$/, '-night.svg') : null;

/** Each of the country's landscapes is drawn in its own colours. */
export type IllustrationLandscape = 'gutland' | 'minett' | 'musel' | 'eislek' | 'stad';

const groundOfCanton: Readonly<Record<string, IllustrationLandscape>> = {
  Clervaux: 'eislek',
  Diekirch: 'eislek',
  Vianden: 'eislek',
  Wiltz: 'eislek',
  'Esch-sur-Alzette': 'minett',
  Grevenmacher: 'musel',
  Remich: 'musel',
  Luxembourg: 'stad',
};

/** Returns the landscape of a canton; the middle of the country if the canton isn't known. */
export const illustrationLandscapeOf = (canton: string | null): IllustrationLandscape =>
  groundOfCanton[canton ?? ''] ?? 'gutland';

/** Returns an address such as '/plates/cover/slates-12-minett.svg', for a scene or for a trade at this number. */
export const coverIllustrationUrl = (scene: string, number: number, ground: IllustrationLandscape): string =>
  `${PREFIX}cover/${scene}-${number % VARIANTS_PER_ILLUSTRATION}-${ground}.svg`;
