export { routes } from './api.ts';
export { itemColumns, presentItem } from './item.ts';
export { presentCounts } from './present.ts';
