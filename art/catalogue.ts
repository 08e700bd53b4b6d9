import type { Sheet } from './sheet.ts';
import { joint } from './trades/carpentry/joint.ts';
import { stairs } from './trades/carpentry/stairs.ts';
import { truss } from './trades/carpentry/truss.ts';
import { panes } from './trades/cleaning/panes.ts';
import { suds } from './trades/cleaning/suds.ts';
import { board } from './trades/electrical/board.ts';
import { pendants } from './trades/electrical/pendants.ts';
import { wiring } from './trades/electrical/wiring.ts';
import { parquet } from './trades/flooring/parquet.ts';
import { crane } from './trades/general-construction/crane.ts';
import { scaffold } from './trades/general-construction/scaffold.ts';
import { loops } from './trades/heating/loops.ts';
import { radiator } from './trades/heating/radiator.ts';
import { stove } from './trades/heating/stove.ts';
import { isoroom } from './trades/interior-design/isoroom.ts';
import { kitchen } from './trades/interior-design/kitchen.ts';
import { garden } from './trades/landscaping/garden.ts';
import { gate } from './trades/landscaping/gate.ts';
import { vineyard } from './trades/landscaping/vineyard.ts';
import { archwall } from './trades/masonry/archwall.ts';
import { viaduct } from './trades/masonry/viaduct.ts';
import { boxes } from './trades/moving/boxes.ts';
import { lift } from './trades/moving/lift.ts';
import { fandeck } from './trades/painting/fandeck.ts';
import { freshfacade } from './trades/painting/freshfacade.ts';
import { room } from './trades/painting/room.ts';
import { bath } from './trades/plumbing/bath.ts';
import { pipes } from './trades/plumbing/pipes.ts';
import { halfhouse } from './trades/renovation/halfhouse.ts';
import { section } from './trades/renovation/section.ts';
import { roofscape } from './trades/roofing/roofscape.ts';
import { slates } from './trades/roofing/slates.ts';
import { zinc } from './trades/roofing/zinc.ts';
import { fort } from './trades/security/fort.ts';
import { lock } from './trades/security/lock.ts';
import { tiles } from './trades/tiling/tiles.ts';
import { frontdoor } from './trades/windows-and-doors/frontdoor.ts';
import { shutters } from './trades/windows-and-doors/shutters.ts';

/** Every composition by its name. The names are part of the random seed: renaming one redraws it. */
export const drawings = {
  scaffold,
  crane,
  section,
  halfhouse,
  pipes,
  bath,
  room,
  fandeck,
  freshfacade,
  wiring,
  pendants,
  board,
  joint,
  truss,
  stairs,
  garden,
  vineyard,
  gate,
  loops,
  radiator,
  stove,
  kitchen,
  isoroom,
  slates,
  roofscape,
  zinc,
  tiles,
  parquet,
  archwall,
  viaduct,
  frontdoor,
  shutters,
  fort,
  lock,
  panes,
  suds,
  lift,
  boxes,
} satisfies Record<string, (sheet: Sheet) => void>;

export type Scene = keyof typeof drawings;

export const scenes = {
  'General Construction': ['scaffold', 'crane'],
  Renovation: ['section', 'halfhouse'],
  Plumbing: ['pipes', 'bath'],
  Painting: ['room', 'fandeck', 'freshfacade'],
  Electrical: ['wiring', 'pendants', 'board'],
  Carpentry: ['joint', 'truss', 'stairs'],
  Landscaping: ['garden', 'vineyard', 'gate'],
  Heating: ['loops', 'radiator', 'stove'],
  'Interior Design': ['kitchen', 'isoroom'],
  Roofing: ['slates', 'roofscape', 'zinc'],
  Tiling: ['tiles'],
  Flooring: ['parquet'],
  Masonry: ['archwall', 'viaduct'],
  'Windows & Doors': ['frontdoor', 'shutters'],
  Security: ['fort', 'lock'],
  Cleaning: ['panes', 'suds'],
  Moving: ['lift', 'boxes'],
} as const satisfies Record<string, readonly Scene[]>;

export type Trade = keyof typeof scenes;

export const trades = Object.keys(scenes) as Trade[];

const fallback: readonly Scene[] = ['halfhouse', 'section', 'scaffold'];

/** A trade nobody drew for is shown by a house being renewed. */
export const scenesOf = (trade: string): readonly Scene[] =>
  Object.hasOwn(scenes, trade) ? scenes[trade as Trade] : fallback;
