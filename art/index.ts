export { areaMap, cantonNames, type Share } from './area-map.ts';
export { type Scene, scenes, trades } from './catalogue.ts';
export { type Region, regions, type Theme } from './ink.ts';
export { map } from './map.ts';
export { type PlateOptions, plate } from './plate.ts';
export { type Step, stage } from './stage.ts';
export { transect } from './transect.ts';
export { numberOf, type Picture, pictureOf, type View, views, type Weather, weathers } from './view.ts';
