const PREFIX = '/plates/';

/** A trade or scene on some ground is drawn in as many ways, numbered from 0. */
export const ILLUSTRATION_NUMBERS = 1000;

/** The address of a drawing's night twin, or null for any other picture. */
export const nightUrlOf = (address: string): string | null =>
  address.startsWith(PREFIX) ? address.replace(/\.svg$/, '-night.svg') : null;

/** The grounds of the country, each with inks of its own. */
export type IllustrationGround = 'gutland' | 'minett' | 'musel' | 'eislek' | 'stad';

const groundOfCanton: Readonly<Record<string, IllustrationGround>> = {
  Clervaux: 'eislek',
  Diekirch: 'eislek',
  Vianden: 'eislek',
  Wiltz: 'eislek',
  'Esch-sur-Alzette': 'minett',
  Grevenmacher: 'musel',
  Remich: 'musel',
  Luxembourg: 'stad',
};

/** The ground a canton lies on; in the middle of the country where it is not known. */
export const illustrationGroundOf = (canton: string | null): IllustrationGround =>
  groundOfCanton[canton ?? ''] ?? 'gutland';

/** '/plates/cover/slates-12-minett.svg': a scene, or what a trade shows at this number. */
export const coverUrl = (scene: string, number: number, ground: IllustrationGround): string =>
  `${PREFIX}cover/${scene}-${number % ILLUSTRATION_NUMBERS}-${ground}.svg`;
