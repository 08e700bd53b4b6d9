import type { TradeDrawing } from './trade-paths.ts';

const drawings: Record<string, TradeDrawing> = {
  'General Construction': 'crane',
  Renovation: 'gable',
  Plumbing: 'pipe',
  Electrical: 'bolt',
  Painting: 'roller',
  Carpentry: 'plane',
  Roofing: 'roof',
  Tiling: 'tile',
  Heating: 'radiator',
  Landscaping: 'tree',
  Masonry: 'bricks',
  'Interior Design': 'sofa',
  Flooring: 'planks',
  'Windows & Doors': 'window',
  Security: 'lock',
  Cleaning: 'bucket',
  Moving: 'truck',
};

/** Categories are rows an operator may add to; one we have no drawing for gets the gable. */
export const tradeDrawing = (name: string): TradeDrawing => drawings[name] ?? 'gable';
