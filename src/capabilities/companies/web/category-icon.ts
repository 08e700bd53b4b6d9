import type { IconName } from '#design/icons.ts';

const icons: Record<string, IconName> = {
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
export const categoryIcon = (name: string): IconName => icons[name] ?? 'gable';
