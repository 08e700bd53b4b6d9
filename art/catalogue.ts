import type { Sheet } from './sheet.ts';
import { ceiling } from './trades/carpentry/ceiling.ts';
import { deck } from './trades/carpentry/deck.ts';
import { halftimber } from './trades/carpentry/halftimber.ts';
import { joint } from './trades/carpentry/joint.ts';
import { stairs } from './trades/carpentry/stairs.ts';
import { truss } from './trades/carpentry/truss.ts';
import { workbench } from './trades/carpentry/workbench.ts';
import { mopped } from './trades/cleaning/mopped.ts';
import { panes } from './trades/cleaning/panes.ts';
import { suds } from './trades/cleaning/suds.ts';
import { board } from './trades/electrical/board.ts';
import { bulb } from './trades/electrical/bulb.ts';
import { chases } from './trades/electrical/chases.ts';
import { gardenlights } from './trades/electrical/gardenlights.ts';
import { pendants } from './trades/electrical/pendants.ts';
import { wallbox } from './trades/electrical/wallbox.ts';
import { wiring } from './trades/electrical/wiring.ts';
import { coats } from './trades/facades/coats.ts';
import { corner } from './trades/facades/corner.ts';
import { insulation } from './trades/facades/insulation.ts';
import { reveal } from './trades/facades/reveal.ts';
import { stucco } from './trades/facades/stucco.ts';
import { boards } from './trades/flooring/boards.ts';
import { herringbone } from './trades/flooring/herringbone.ts';
import { parquet } from './trades/flooring/parquet.ts';
import { terrazzo } from './trades/flooring/terrazzo.ts';
import { treads } from './trades/flooring/treads.ts';
import { blockwall } from './trades/general-construction/blockwall.ts';
import { crane } from './trades/general-construction/crane.ts';
import { excavation } from './trades/general-construction/excavation.ts';
import { extension } from './trades/general-construction/extension.ts';
import { rebar } from './trades/general-construction/rebar.ts';
import { scaffold } from './trades/general-construction/scaffold.ts';
import { shell } from './trades/general-construction/shell.ts';
import { loops } from './trades/heating/loops.ts';
import { radiator } from './trades/heating/radiator.ts';
import { stove } from './trades/heating/stove.ts';
import { bookcase } from './trades/interior-design/bookcase.ts';
import { isoroom } from './trades/interior-design/isoroom.ts';
import { kitchen } from './trades/interior-design/kitchen.ts';
import { garden } from './trades/landscaping/garden.ts';
import { gate } from './trades/landscaping/gate.ts';
import { vineyard } from './trades/landscaping/vineyard.ts';
import { archwall } from './trades/masonry/archwall.ts';
import { bonds } from './trades/masonry/bonds.ts';
import { bricklaying } from './trades/masonry/bricklaying.ts';
import { viaduct } from './trades/masonry/viaduct.ts';
import { balcony } from './trades/metalwork/balcony.ts';
import { canopy } from './trades/metalwork/canopy.ts';
import { firestair } from './trades/metalwork/firestair.ts';
import { partition } from './trades/metalwork/partition.ts';
import { spiral } from './trades/metalwork/spiral.ts';
import { boxes } from './trades/moving/boxes.ts';
import { lift } from './trades/moving/lift.ts';
import { lorry } from './trades/moving/lorry.ts';
import { cans } from './trades/painting/cans.ts';
import { fandeck } from './trades/painting/fandeck.ts';
import { freshfacade } from './trades/painting/freshfacade.ts';
import { roller } from './trades/painting/roller.ts';
import { room } from './trades/painting/room.ts';
import { stencil } from './trades/painting/stencil.ts';
import { basin } from './trades/plumbing/basin.ts';
import { bath } from './trades/plumbing/bath.ts';
import { boiler } from './trades/plumbing/boiler.ts';
import { mains } from './trades/plumbing/mains.ts';
import { pipes } from './trades/plumbing/pipes.ts';
import { shower } from './trades/plumbing/shower.ts';
import { sink } from './trades/plumbing/sink.ts';
import { tap } from './trades/plumbing/tap.ts';
import { cottage } from './trades/renovation/cottage.ts';
import { halfhouse } from './trades/renovation/halfhouse.ts';
import { opening } from './trades/renovation/opening.ts';
import { openwall } from './trades/renovation/openwall.ts';
import { plan } from './trades/renovation/plan.ts';
import { section } from './trades/renovation/section.ts';
import { terrace } from './trades/renovation/terrace.ts';
import { underroof } from './trades/renovation/underroof.ts';
import { attic } from './trades/roofing/attic.ts';
import { gables } from './trades/roofing/gables.ts';
import { gutter } from './trades/roofing/gutter.ts';
import { pantiles } from './trades/roofing/pantiles.ts';
import { roofscape } from './trades/roofing/roofscape.ts';
import { slates } from './trades/roofing/slates.ts';
import { zinc } from './trades/roofing/zinc.ts';
import { camera } from './trades/security/camera.ts';
import { fort } from './trades/security/fort.ts';
import { guarded } from './trades/security/guarded.ts';
import { lock } from './trades/security/lock.ts';
import { inverter } from './trades/solar/inverter.ts';
import { panels } from './trades/solar/panels.ts';
import { sunbarn } from './trades/solar/sunbarn.ts';
import { sunfield } from './trades/solar/sunfield.ts';
import { hexagons } from './trades/tiling/hexagons.ts';
import { niche } from './trades/tiling/niche.ts';
import { tiles } from './trades/tiling/tiles.ts';
import { walltiles } from './trades/tiling/walltiles.ts';
import { frontdoor } from './trades/windows-and-doors/frontdoor.ts';
import { shutters } from './trades/windows-and-doors/shutters.ts';
import { sliding } from './trades/windows-and-doors/sliding.ts';

/** Every composition by its name. The names are part of the random seed: renaming one redraws it. */
export const drawings = {
  scaffold,
  crane,
  excavation,
  blockwall,
  rebar,
  extension,
  shell,
  section,
  halfhouse,
  openwall,
  terrace,
  underroof,
  cottage,
  plan,
  opening,
  pipes,
  bath,
  shower,
  basin,
  mains,
  sink,
  boiler,
  tap,
  room,
  fandeck,
  freshfacade,
  roller,
  cans,
  stencil,
  wiring,
  pendants,
  board,
  chases,
  wallbox,
  gardenlights,
  bulb,
  joint,
  truss,
  stairs,
  workbench,
  halftimber,
  deck,
  ceiling,
  garden,
  vineyard,
  gate,
  loops,
  radiator,
  stove,
  kitchen,
  isoroom,
  bookcase,
  slates,
  roofscape,
  zinc,
  pantiles,
  gutter,
  attic,
  gables,
  tiles,
  hexagons,
  walltiles,
  niche,
  parquet,
  herringbone,
  treads,
  terrazzo,
  boards,
  archwall,
  viaduct,
  bonds,
  bricklaying,
  frontdoor,
  shutters,
  sliding,
  fort,
  lock,
  guarded,
  camera,
  panes,
  suds,
  mopped,
  lift,
  boxes,
  lorry,
  insulation,
  coats,
  stucco,
  corner,
  reveal,
  panels,
  sunbarn,
  inverter,
  sunfield,
  balcony,
  firestair,
  partition,
  spiral,
  canopy,
} satisfies Record<string, (sheet: Sheet) => void>;

export type Scene = keyof typeof drawings;

export const scenes = {
  'General Construction': ['scaffold', 'crane', 'excavation', 'blockwall', 'rebar', 'extension', 'shell'],
  Renovation: ['section', 'halfhouse', 'openwall', 'terrace', 'underroof', 'cottage', 'plan', 'opening'],
  Plumbing: ['pipes', 'bath', 'shower', 'basin', 'mains', 'sink', 'boiler', 'tap'],
  Painting: ['room', 'fandeck', 'freshfacade', 'roller', 'cans', 'stencil'],
  Electrical: ['wiring', 'pendants', 'board', 'chases', 'wallbox', 'gardenlights', 'bulb'],
  Carpentry: ['joint', 'truss', 'stairs', 'workbench', 'halftimber', 'deck', 'ceiling'],
  Landscaping: ['garden', 'vineyard', 'gate'],
  Heating: ['loops', 'radiator', 'stove'],
  'Interior Design': ['kitchen', 'isoroom', 'bookcase'],
  Roofing: ['slates', 'roofscape', 'zinc', 'pantiles', 'gutter', 'attic', 'gables'],
  Tiling: ['tiles', 'hexagons', 'walltiles', 'niche'],
  Flooring: ['parquet', 'herringbone', 'treads', 'terrazzo', 'boards'],
  Masonry: ['archwall', 'viaduct', 'bonds', 'bricklaying'],
  'Windows & Doors': ['frontdoor', 'shutters', 'sliding'],
  Security: ['fort', 'lock', 'guarded', 'camera'],
  Cleaning: ['panes', 'suds', 'mopped'],
  Moving: ['lift', 'boxes', 'lorry'],
  'Façades & Insulation': ['insulation', 'coats', 'stucco', 'corner', 'reveal'],
  Solar: ['panels', 'sunbarn', 'inverter', 'sunfield'],
  Metalwork: ['balcony', 'firestair', 'partition', 'spiral', 'canopy'],
} as const satisfies Record<string, readonly Scene[]>;

export type Trade = keyof typeof scenes;

export const trades = Object.keys(scenes) as Trade[];

const tradeOfScene = new Map<string, Trade>(
  trades.flatMap((trade) => scenes[trade].map((scene): [Scene, Trade] => [scene, trade])),
);

/** The trade a scene belongs to; null where there is no such scene. */
export const tradeOf = (scene: string): Trade | null => tradeOfScene.get(scene) ?? null;

const fallback: readonly Scene[] = ['halfhouse', 'section', 'scaffold'];

/** A trade nobody drew for is shown by a house being renewed. */
export const scenesOf = (trade: string): readonly Scene[] =>
  Object.hasOwn(scenes, trade) ? scenes[trade as Trade] : fallback;
