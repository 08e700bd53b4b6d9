import type { IconName } from '#design/icons.ts';
import { tradeDrawing } from './trade-drawing.ts';
import { tradePaths } from './trade-paths.ts';

/** A trade by itself. */
export const categoryIcon = (name: string): IconName => ({ path: tradePaths[tradeDrawing(name)] });
