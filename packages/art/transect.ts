import { DrawingSheet } from './drawing-sheet.ts';
import { type DrawingTheme, inkOf } from './ink.ts';
import { SeededRandom } from './random.ts';
import { drawEislek } from './transect/eislek.ts';
import { drawGround } from './transect/ground.ts';
import { drawGutland } from './transect/gutland.ts';
import { drawFarHills, drawFarVineyard } from './transect/horizon.ts';
import { drawMinett } from './transect/minett.ts';
import { drawMusel } from './transect/musel.ts';
import { drawCity, drawSpires } from './transect/stad.ts';
import type { TransectSheet } from './transect/transect-sheet.ts';

/**
 * A section through the country, north to south: Éislek, Gutland and the city, Minett, Musel. The sky is
 * left open for the page.
 */
export const drawTransect = (options: { theme?: DrawingTheme } = {}): string => {
  const { theme } = options;
  const sheet = new DrawingSheet({
    width: 1680,
    height: 520,
    ink: inkOf('gutland', theme),
    random: new SeededRandom(23),
    idPrefix: theme === 'night' ? 'trn' : 'trd',
  });
  const country: TransectSheet = { sheet, theme };
  drawFarHills(country);
  drawFarVineyard(country);
  drawSpires(country);
  drawGround(country);
  drawEislek(country);
  drawGutland(country);
  drawCity(country);
  drawMinett(country);
  drawMusel(country);
  return sheet.toCutout('preserveAspectRatio="xMidYMax slice"');
};
