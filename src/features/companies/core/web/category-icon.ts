import type { IconName } from '#design/icons.ts';
import { tradeIconName } from './trade-icon-name.ts';
import { tradeIconPaths } from './trade-icon-paths.ts';

export const categoryIcon = (name: string): IconName => ({ path: tradeIconPaths[tradeIconName(name)] });
