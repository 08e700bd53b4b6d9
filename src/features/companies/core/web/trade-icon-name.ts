import type { TradeIconName } from './trade-icon-paths.ts';

const drawings: Record<string, TradeIconName> = {
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
  'Façades & Insulation': 'layers',
  Solar: 'panel',
  Metalwork: 'gate',
};

/** An operator may add categories; one without a drawing gets the gable. */
export const tradeIconName = (name: string): TradeIconName => drawings[name] ?? 'gable';
