export { type Region, regions, type Theme } from './inks.ts';
export { plate, type Trade, trades } from './plate.ts';
export { stage } from './stage.ts';
export { transect } from './transect.ts';
