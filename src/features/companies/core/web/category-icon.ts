import type { IconName } from '#design/icons.ts';
import { tradeDrawing } from './trade-drawing.ts';
import { tradePaths } from './trade-paths.ts';

export const categoryIcon = (name: string): IconName => ({ path: tradePaths[tradeDrawing(name)] });
