export { regions, type Theme } from './inks.ts';
export { plate, trades } from './plate.ts';
export { stage } from './stage.ts';
export { transect } from './transect.ts';
