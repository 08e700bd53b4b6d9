import type { Sheet } from './sheet.ts';
import { ceiling } from './trades/carpentry/ceiling.ts';
import { decking } from './trades/carpentry/decking.ts';
import { halftimber } from './trades/carpentry/halftimber.ts';
import { joint } from './trades/carpentry/joint.ts';
import { stairs } from './trades/carpentry/stairs.ts';
import { truss } from './trades/carpentry/truss.ts';
import { bucket } from './trades/cleaning/bucket.ts';
import { panes } from './trades/cleaning/panes.ts';
import { suds } from './trades/cleaning/suds.ts';
import { board } from './trades/electrical/board.ts';
import { bulb } from './trades/electrical/bulb.ts';
import { charger } from './trades/electrical/charger.ts';
import { pendants } from './trades/electrical/pendants.ts';
import { switches } from './trades/electrical/switches.ts';
import { wiring } from './trades/electrical/wiring.ts';
import { corner } from './trades/facades/corner.ts';
import { layers } from './trades/facades/layers.ts';
import { reveal } from './trades/facades/reveal.ts';
import { boards } from './trades/flooring/boards.ts';
import { parquet } from './trades/flooring/parquet.ts';
import { terrazzo } from './trades/flooring/terrazzo.ts';
import { crane } from './trades/general-construction/crane.ts';
import { digger } from './trades/general-construction/digger.ts';
import { extension } from './trades/general-construction/extension.ts';
import { rebar } from './trades/general-construction/rebar.ts';
import { scaffold } from './trades/general-construction/scaffold.ts';
import { shell } from './trades/general-construction/shell.ts';
import { loops } from './trades/heating/loops.ts';
import { radiator } from './trades/heating/radiator.ts';
import { stove } from './trades/heating/stove.ts';
import { isoroom } from './trades/interior-design/isoroom.ts';
import { kitchen } from './trades/interior-design/kitchen.ts';
import { shelves } from './trades/interior-design/shelves.ts';
import { garden } from './trades/landscaping/garden.ts';
import { gate } from './trades/landscaping/gate.ts';
import { vineyard } from './trades/landscaping/vineyard.ts';
import { archwall } from './trades/masonry/archwall.ts';
import { bricklaying } from './trades/masonry/bricklaying.ts';
import { viaduct } from './trades/masonry/viaduct.ts';
import { canopy } from './trades/metalwork/canopy.ts';
import { railing } from './trades/metalwork/railing.ts';
import { spiral } from './trades/metalwork/spiral.ts';
import { boxes } from './trades/moving/boxes.ts';
import { lift } from './trades/moving/lift.ts';
import { van } from './trades/moving/van.ts';
import { fandeck } from './trades/painting/fandeck.ts';
import { freshfacade } from './trades/painting/freshfacade.ts';
import { roller } from './trades/painting/roller.ts';
import { room } from './trades/painting/room.ts';
import { stairwell } from './trades/painting/stairwell.ts';
import { tins } from './trades/painting/tins.ts';
import { bath } from './trades/plumbing/bath.ts';
import { boiler } from './trades/plumbing/boiler.ts';
import { drain } from './trades/plumbing/drain.ts';
import { pipes } from './trades/plumbing/pipes.ts';
import { tap } from './trades/plumbing/tap.ts';
import { wrench } from './trades/plumbing/wrench.ts';
import { attic } from './trades/renovation/attic.ts';
import { halfhouse } from './trades/renovation/halfhouse.ts';
import { opening } from './trades/renovation/opening.ts';
import { plan } from './trades/renovation/plan.ts';
import { section } from './trades/renovation/section.ts';
import { terrace } from './trades/renovation/terrace.ts';
import { gables } from './trades/roofing/gables.ts';
import { gutter } from './trades/roofing/gutter.ts';
import { pantiles } from './trades/roofing/pantiles.ts';
import { roofscape } from './trades/roofing/roofscape.ts';
import { slates } from './trades/roofing/slates.ts';
import { zinc } from './trades/roofing/zinc.ts';
import { camera } from './trades/security/camera.ts';
import { fort } from './trades/security/fort.ts';
import { lock } from './trades/security/lock.ts';
import { battery } from './trades/solar/battery.ts';
import { modules } from './trades/solar/modules.ts';
import { sunfield } from './trades/solar/sunfield.ts';
import { hexagons } from './trades/tiling/hexagons.ts';
import { niche } from './trades/tiling/niche.ts';
import { tiles } from './trades/tiling/tiles.ts';
import { frontdoor } from './trades/windows-and-doors/frontdoor.ts';
import { shutters } from './trades/windows-and-doors/shutters.ts';
import { slider } from './trades/windows-and-doors/slider.ts';

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
  shell,
  attic,
  tap,
  niche,
  boards,
  bricklaying,
  layers,
  reveal,
  modules,
  sunfield,
  railing,
  pantiles,
  gutter,
  gables,
  decking,
  halftimber,
  ceiling,
  charger,
  bulb,
  switches,
  boiler,
  wrench,
  drain,
  roller,
  tins,
  stairwell,
  plan,
  opening,
  terrace,
  digger,
  extension,
  rebar,
  hexagons,
  shelves,
  slider,
  terrazzo,
  camera,
  bucket,
  corner,
  van,
  spiral,
  canopy,
  battery,
} satisfies Record<string, (sheet: Sheet) => void>;

export type Scene = keyof typeof drawings;

export const scenes = {
  'General Construction': ['scaffold', 'crane', 'shell', 'digger', 'extension', 'rebar'],
  Renovation: ['section', 'halfhouse', 'attic', 'plan', 'opening', 'terrace'],
  Plumbing: ['pipes', 'bath', 'tap', 'boiler', 'wrench', 'drain'],
  Painting: ['room', 'fandeck', 'freshfacade', 'roller', 'tins', 'stairwell'],
  Electrical: ['wiring', 'pendants', 'board', 'charger', 'bulb', 'switches'],
  Carpentry: ['joint', 'truss', 'stairs', 'decking', 'halftimber', 'ceiling'],
  Landscaping: ['garden', 'vineyard', 'gate'],
  Heating: ['loops', 'radiator', 'stove'],
  'Interior Design': ['kitchen', 'isoroom', 'shelves'],
  Roofing: ['slates', 'roofscape', 'zinc', 'pantiles', 'gutter', 'gables'],
  Tiling: ['tiles', 'niche', 'hexagons'],
  Flooring: ['parquet', 'boards', 'terrazzo'],
  Masonry: ['archwall', 'viaduct', 'bricklaying'],
  'Windows & Doors': ['frontdoor', 'shutters', 'slider'],
  Security: ['fort', 'lock', 'camera'],
  Cleaning: ['panes', 'suds', 'bucket'],
  Moving: ['lift', 'boxes', 'van'],
  Facades: ['layers', 'reveal', 'corner'],
  Solar: ['modules', 'sunfield', 'battery'],
  Metalwork: ['railing', 'spiral', 'canopy'],
} as const satisfies Record<string, readonly Scene[]>;

export type Trade = keyof typeof scenes;

export const trades = Object.keys(scenes) as Trade[];

const fallback: readonly Scene[] = ['halfhouse', 'section', 'scaffold'];

/** A trade nobody drew for is shown by a house being renewed. */
export const scenesOf = (trade: string): readonly Scene[] =>
  Object.hasOwn(scenes, trade) ? scenes[trade as Trade] : fallback;
