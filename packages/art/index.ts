export { drawnTrades, type SceneName, scenesByTrade, tradeOf } from './catalogue.ts';
export { drawCountryMap } from './country-map.ts';
export { type BuildStep, drawHouseStage } from './house-stage.ts';
export { drawIllustration, type IllustrationOptions } from './illustration.ts';
export { type DrawingRegion, type DrawingTheme, drawingRegions } from './ink.ts';
export { drawTransect } from './transect.ts';
export { type PictureView, pictureViews } from './view.ts';
export { type WeatherName, weatherNames } from './weather.ts';
