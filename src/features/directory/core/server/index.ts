export { readBestRatedIds, splitIntoIndexWords } from './read-best-rated-ids.ts';
export { createCommuneReader, type NamedCommune } from './count-by-commune.ts';
export { directoryFeature } from './feature.ts';
export { syncGazetteer } from './places/sync-gazetteer.ts';
