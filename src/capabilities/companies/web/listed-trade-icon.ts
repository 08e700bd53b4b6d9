import type { IconName } from '#design/icons.ts';
import styles from './listed-trade-icon.module.css';
import { tradeDrawing } from './trade-drawing.ts';

/** A trade among all others: neither the page nor its scripts carry twenty drawings. */
export const listedTradeIcon = (name: string): IconName => ({ drawn: styles[tradeDrawing(name)] });
