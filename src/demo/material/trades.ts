import { carpentry } from './carpentry.ts';
import { cleaning } from './cleaning.ts';
import { electrical } from './electrical.ts';
import { facadesInsulation } from './facades-insulation.ts';
import { flooring } from './flooring.ts';
import { generalConstruction } from './general-construction.ts';
import { heating } from './heating.ts';
import { interiorDesign } from './interior-design.ts';
import { landscaping } from './landscaping.ts';
import { masonry } from './masonry.ts';
import { metalwork } from './metalwork.ts';
import { moving } from './moving.ts';
import { painting } from './painting.ts';
import { plumbing } from './plumbing.ts';
import { renovation } from './renovation.ts';
import { roofing } from './roofing.ts';
import { security } from './security.ts';
import { solar } from './solar.ts';
import { tiling } from './tiling.ts';
import type { CategoryName, TradeMaterial } from './trade.ts';
import { windowsDoors } from './windows-doors.ts';

/** In the order of the home page. */
export const trades: readonly TradeMaterial[] = [
  generalConstruction,
  renovation,
  plumbing,
  electrical,
  painting,
  carpentry,
  roofing,
  tiling,
  heating,
  landscaping,
  masonry,
  interiorDesign,
  moving,
  cleaning,
  security,
  flooring,
  windowsDoors,
  facadesInsulation,
  solar,
  metalwork,
];

export const tradeNamed = (name: CategoryName): TradeMaterial => {
  const trade = trades.find(({ category }) => category === name);
  if (!trade) throw new Error(`There is no material for ${name}`);
  return trade;
};
