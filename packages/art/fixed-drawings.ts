import { drawCountryMap } from './country-map.ts';
import { drawHouseStage } from './house-stage.ts';
import { drawIllustration } from './illustration.ts';
import type { DrawingTheme } from './ink.ts';
import { drawTransect } from './transect.ts';

/** Draws those illustrations that pages of the product name, by their names. */
export const fixedDrawings: Readonly<Record<string, (theme: DrawingTheme) => string>> = {
  transect: (theme) => drawTransect({ theme }),
  map: (theme) => drawCountryMap({ theme }),
  'stage/0': (theme) => drawHouseStage(0, { theme }),
  'stage/1': (theme) => drawHouseStage(1, { theme }),
  'stage/2': (theme) => drawHouseStage(2, { theme }),
  house: (theme) =>
    drawIllustration('Renovation', 4, { scene: 'section', region: 'gutland', w: 620, h: 600, theme }),
  'front-door': (theme) =>
    drawIllustration('Windows & Doors', 6, {
      scene: 'frontdoor',
      region: 'minett',
      w: 700,
      h: 1010,
      theme,
    }),
  scaffold: (theme) =>
    drawIllustration('General Construction', 2, {
      scene: 'scaffold',
      region: 'stad',
      w: 700,
      h: 1010,
      theme,
    }),
  wiring: (theme) =>
    drawIllustration('Electrical', 3, { scene: 'wiring', region: 'eislek', w: 900, h: 700, theme }),
};
