import type { Sheet } from './sheet.ts';
import { jointScene, stairsScene, trussScene } from './trades/carpentry.ts';
import { panesScene, sudsScene } from './trades/cleaning.ts';
import { boardScene, pendantsScene, wiringScene } from './trades/electrical.ts';
import { parquetScene } from './trades/flooring.ts';
import { craneScene, scaffoldScene } from './trades/general-construction.ts';
import { loopsScene, radiatorScene, stoveScene } from './trades/heating.ts';
import { isoroomScene, kitchenScene } from './trades/interior-design.ts';
import { gardenScene, gateScene, vineyardScene } from './trades/landscaping.ts';
import { archwallScene, viaductScene } from './trades/masonry.ts';
import { boxesScene, liftScene } from './trades/moving.ts';
import { fandeckScene, freshfacadeScene, roomScene } from './trades/painting.ts';
import { bathScene, pipesScene } from './trades/plumbing.ts';
import { halfhouseScene, sectionScene } from './trades/renovation.ts';
import { roofscapeScene, slatesScene, zincScene } from './trades/roofing.ts';
import { fortScene, lockScene } from './trades/security.ts';
import { tilesScene } from './trades/tiling.ts';
import { frontdoorScene, shuttersScene } from './trades/windows-doors.ts';

/** Every composition by its name. */
export const scenes = {
  scaffold: scaffoldScene,
  crane: craneScene,
  section: sectionScene,
  halfhouse: halfhouseScene,
  slates: slatesScene,
  roofscape: roofscapeScene,
  zinc: zincScene,
  archwall: archwallScene,
  viaduct: viaductScene,
  tiles: tilesScene,
  parquet: parquetScene,
  pipes: pipesScene,
  bath: bathScene,
  wiring: wiringScene,
  pendants: pendantsScene,
  board: boardScene,
  room: roomScene,
  fandeck: fandeckScene,
  freshfacade: freshfacadeScene,
  joint: jointScene,
  truss: trussScene,
  stairs: stairsScene,
  vineyard: vineyardScene,
  garden: gardenScene,
  gate: gateScene,
  loops: loopsScene,
  radiator: radiatorScene,
  stove: stoveScene,
  kitchen: kitchenScene,
  isoroom: isoroomScene,
  frontdoor: frontdoorScene,
  shutters: shuttersScene,
  fort: fortScene,
  lock: lockScene,
  panes: panesScene,
  suds: sudsScene,
  lift: liftScene,
  boxes: boxesScene,
} satisfies Record<string, (g: Sheet) => unknown>;

export type SceneName = keyof typeof scenes;
