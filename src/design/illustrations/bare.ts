import { Sheet } from './sheet.ts';

/** A drawing without paper: it stands on whatever is behind it. */
export const bare = (g: Sheet, W: number, H: number, extra = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${W} ${H}" width="${W}" height="${H}" ${extra}><defs>${[...g.defs.values()].map(([, markup]) => markup).join('')}</defs>${g.o.join('')}</svg>`;
