// @ts-nocheck temporary
import * as all from './illustrations.mjs';
export type Theme = 'day' | 'night';
export type Region = 'gutland' | 'minett' | 'musel' | 'eislek' | 'stad';
export const plate: (t: string, s: number, o?: object) => string = all.plate;
export const transect: (o?: object) => string = all.transect;
export const stage: (k: number, o?: object) => string = all.stage;
export const trades: string[] = all.TRADES;
export const regions: string[] = all.REGIONS;
