import { inkOf, type Theme } from './ink.ts';
import { Random } from './random.ts';
import { Sheet } from './sheet.ts';
import type { Country } from './transect/country.ts';
import { drawEislek } from './transect/eislek.ts';
import { drawGround } from './transect/ground.ts';
import { drawGutland } from './transect/gutland.ts';
import { drawFarHills, drawFarVineyard } from './transect/horizon.ts';
import { drawMinett } from './transect/minett.ts';
import { drawMusel } from './transect/musel.ts';
import { drawCity, drawSpires } from './transect/stad.ts';

/**
 * A section through the country, north to south: Éislek, Gutland and the city, Minett, Musel. The sky is
 * left open for the page.
 */
export const transect = (options: { theme?: Theme } = {}): string => {
  const { theme } = options;
  const sheet = new Sheet({
    width: 1680,
    height: 520,
    ink: inkOf('gutland', theme),
    random: new Random(23),
    idPrefix: theme === 'night' ? 'trn' : 'trd',
  });
  const country: Country = { sheet, theme };
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
