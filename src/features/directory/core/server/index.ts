export { readBestRated, wordsOfTrade } from './best-rated.ts';
export { communeReader, type NamedCommune } from './commune-counts.ts';
export { directoryFeature } from './feature.ts';
export { loadGazetteer } from './places/load-gazetteer.ts';
