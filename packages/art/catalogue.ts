import type { DrawingSheet } from './drawing-sheet.ts';
import { drawCeilingScene } from './trades/carpentry/ceiling.ts';
import { drawDeckScene } from './trades/carpentry/deck.ts';
import { drawHalfTimberScene } from './trades/carpentry/halftimber.ts';
import { drawJointScene } from './trades/carpentry/joint.ts';
import { drawStairsScene } from './trades/carpentry/stairs.ts';
import { drawTrussScene } from './trades/carpentry/truss.ts';
import { drawWorkbenchScene } from './trades/carpentry/workbench.ts';
import { drawMoppedScene } from './trades/cleaning/mopped.ts';
import { drawPanesScene } from './trades/cleaning/panes.ts';
import { drawSudsScene } from './trades/cleaning/suds.ts';
import { drawBoardScene } from './trades/electrical/board.ts';
import { drawBulbScene } from './trades/electrical/bulb.ts';
import { drawChasesScene } from './trades/electrical/chases.ts';
import { drawGardenLightsScene } from './trades/electrical/gardenlights.ts';
import { drawPendantsScene } from './trades/electrical/pendants.ts';
import { drawWallboxScene } from './trades/electrical/wallbox.ts';
import { drawWiringScene } from './trades/electrical/wiring.ts';
import { drawCoatsScene } from './trades/facades/coats.ts';
import { drawCornerScene } from './trades/facades/corner.ts';
import { drawInsulationScene } from './trades/facades/insulation.ts';
import { drawRevealScene } from './trades/facades/reveal.ts';
import { drawStuccoScene } from './trades/facades/stucco.ts';
import { drawBoardsScene } from './trades/flooring/boards.ts';
import { drawHerringboneScene } from './trades/flooring/herringbone.ts';
import { drawParquetScene } from './trades/flooring/parquet.ts';
import { drawTerrazzoScene } from './trades/flooring/terrazzo.ts';
import { drawTreadsScene } from './trades/flooring/treads.ts';
import { drawBlockWallScene } from './trades/general-construction/blockwall.ts';
import { drawCraneScene } from './trades/general-construction/crane.ts';
import { drawExcavationScene } from './trades/general-construction/excavation.ts';
import { drawExtensionScene } from './trades/general-construction/extension.ts';
import { drawRebarScene } from './trades/general-construction/rebar.ts';
import { drawScaffoldScene } from './trades/general-construction/scaffold.ts';
import { drawShellScene } from './trades/general-construction/shell.ts';
import { drawLoopsScene } from './trades/heating/loops.ts';
import { drawRadiatorScene } from './trades/heating/radiator.ts';
import { drawStoveScene } from './trades/heating/stove.ts';
import { drawBookcaseScene } from './trades/interior-design/bookcase.ts';
import { drawIsometricRoomScene } from './trades/interior-design/isoroom.ts';
import { drawKitchenScene } from './trades/interior-design/kitchen.ts';
import { drawGardenScene } from './trades/landscaping/garden.ts';
import { drawGateScene } from './trades/landscaping/gate.ts';
import { drawVineyardScene } from './trades/landscaping/vineyard.ts';
import { drawArchWallScene } from './trades/masonry/archwall.ts';
import { drawBondsScene } from './trades/masonry/bonds.ts';
import { drawBricklayingScene } from './trades/masonry/bricklaying.ts';
import { drawViaductScene } from './trades/masonry/viaduct.ts';
import { drawBalconyScene } from './trades/metalwork/balcony.ts';
import { drawCanopyScene } from './trades/metalwork/canopy.ts';
import { drawFireStairScene } from './trades/metalwork/firestair.ts';
import { drawPartitionScene } from './trades/metalwork/partition.ts';
import { drawSpiralScene } from './trades/metalwork/spiral.ts';
import { drawBoxesScene } from './trades/moving/boxes.ts';
import { drawLiftScene } from './trades/moving/lift.ts';
import { drawLorryScene } from './trades/moving/lorry.ts';
import { drawCansScene } from './trades/painting/cans.ts';
import { drawFanDeckScene } from './trades/painting/fandeck.ts';
import { drawFreshFacadeScene } from './trades/painting/freshfacade.ts';
import { drawRollerScene } from './trades/painting/roller.ts';
import { drawRoomScene } from './trades/painting/room.ts';
import { drawStencilScene } from './trades/painting/stencil.ts';
import { drawBasinScene } from './trades/plumbing/basin.ts';
import { drawBathScene } from './trades/plumbing/bath.ts';
import { drawBoilerScene } from './trades/plumbing/boiler.ts';
import { drawMainsScene } from './trades/plumbing/mains.ts';
import { drawPipesScene } from './trades/plumbing/pipes.ts';
import { drawShowerScene } from './trades/plumbing/shower.ts';
import { drawSinkScene } from './trades/plumbing/sink.ts';
import { drawTapScene } from './trades/plumbing/tap.ts';
import { drawCottageScene } from './trades/renovation/cottage.ts';
import { drawHalfHouseScene } from './trades/renovation/halfhouse.ts';
import { drawOpeningScene } from './trades/renovation/opening.ts';
import { drawOpenWallScene } from './trades/renovation/openwall.ts';
import { drawPlanScene } from './trades/renovation/plan.ts';
import { drawSectionScene } from './trades/renovation/section.ts';
import { drawTerraceScene } from './trades/renovation/terrace.ts';
import { drawUnderRoofScene } from './trades/renovation/underroof.ts';
import { drawAtticScene } from './trades/roofing/attic.ts';
import { drawGablesScene } from './trades/roofing/gables.ts';
import { drawGutterScene } from './trades/roofing/gutter.ts';
import { drawPantilesScene } from './trades/roofing/pantiles.ts';
import { drawRoofscapeScene } from './trades/roofing/roofscape.ts';
import { drawSlatesScene } from './trades/roofing/slates.ts';
import { drawZincScene } from './trades/roofing/zinc.ts';
import { drawCameraScene } from './trades/security/camera.ts';
import { drawFortScene } from './trades/security/fort.ts';
import { drawGuardedScene } from './trades/security/guarded.ts';
import { drawLockScene } from './trades/security/lock.ts';
import { drawInverterScene } from './trades/solar/inverter.ts';
import { drawPanelsScene } from './trades/solar/panels.ts';
import { drawSunBarnScene } from './trades/solar/sunbarn.ts';
import { drawSunFieldScene } from './trades/solar/sunfield.ts';
import { drawHexagonsScene } from './trades/tiling/hexagons.ts';
import { drawNicheScene } from './trades/tiling/niche.ts';
import { drawTilesScene } from './trades/tiling/tiles.ts';
import { drawWallTilesScene } from './trades/tiling/walltiles.ts';
import { drawFrontDoorScene } from './trades/windows-and-doors/frontdoor.ts';
import { drawShuttersScene } from './trades/windows-and-doors/shutters.ts';
import { drawSlidingScene } from './trades/windows-and-doors/sliding.ts';

/** Every composition by its name. The names are part of the random seed: renaming one redraws it. */
export const drawingsByScene = {
  scaffold: drawScaffoldScene,
  crane: drawCraneScene,
  excavation: drawExcavationScene,
  blockwall: drawBlockWallScene,
  rebar: drawRebarScene,
  extension: drawExtensionScene,
  shell: drawShellScene,
  section: drawSectionScene,
  halfhouse: drawHalfHouseScene,
  openwall: drawOpenWallScene,
  terrace: drawTerraceScene,
  underroof: drawUnderRoofScene,
  cottage: drawCottageScene,
  plan: drawPlanScene,
  opening: drawOpeningScene,
  pipes: drawPipesScene,
  bath: drawBathScene,
  shower: drawShowerScene,
  basin: drawBasinScene,
  mains: drawMainsScene,
  sink: drawSinkScene,
  boiler: drawBoilerScene,
  tap: drawTapScene,
  room: drawRoomScene,
  fandeck: drawFanDeckScene,
  freshfacade: drawFreshFacadeScene,
  roller: drawRollerScene,
  cans: drawCansScene,
  stencil: drawStencilScene,
  wiring: drawWiringScene,
  pendants: drawPendantsScene,
  board: drawBoardScene,
  chases: drawChasesScene,
  wallbox: drawWallboxScene,
  gardenlights: drawGardenLightsScene,
  bulb: drawBulbScene,
  joint: drawJointScene,
  truss: drawTrussScene,
  stairs: drawStairsScene,
  workbench: drawWorkbenchScene,
  halftimber: drawHalfTimberScene,
  deck: drawDeckScene,
  ceiling: drawCeilingScene,
  garden: drawGardenScene,
  vineyard: drawVineyardScene,
  gate: drawGateScene,
  loops: drawLoopsScene,
  radiator: drawRadiatorScene,
  stove: drawStoveScene,
  kitchen: drawKitchenScene,
  isoroom: drawIsometricRoomScene,
  bookcase: drawBookcaseScene,
  slates: drawSlatesScene,
  roofscape: drawRoofscapeScene,
  zinc: drawZincScene,
  pantiles: drawPantilesScene,
  gutter: drawGutterScene,
  attic: drawAtticScene,
  gables: drawGablesScene,
  tiles: drawTilesScene,
  hexagons: drawHexagonsScene,
  walltiles: drawWallTilesScene,
  niche: drawNicheScene,
  parquet: drawParquetScene,
  herringbone: drawHerringboneScene,
  treads: drawTreadsScene,
  terrazzo: drawTerrazzoScene,
  boards: drawBoardsScene,
  archwall: drawArchWallScene,
  viaduct: drawViaductScene,
  bonds: drawBondsScene,
  bricklaying: drawBricklayingScene,
  frontdoor: drawFrontDoorScene,
  shutters: drawShuttersScene,
  sliding: drawSlidingScene,
  fort: drawFortScene,
  lock: drawLockScene,
  guarded: drawGuardedScene,
  camera: drawCameraScene,
  panes: drawPanesScene,
  suds: drawSudsScene,
  mopped: drawMoppedScene,
  lift: drawLiftScene,
  boxes: drawBoxesScene,
  lorry: drawLorryScene,
  insulation: drawInsulationScene,
  coats: drawCoatsScene,
  stucco: drawStuccoScene,
  corner: drawCornerScene,
  reveal: drawRevealScene,
  panels: drawPanelsScene,
  sunbarn: drawSunBarnScene,
  inverter: drawInverterScene,
  sunfield: drawSunFieldScene,
  balcony: drawBalconyScene,
  firestair: drawFireStairScene,
  partition: drawPartitionScene,
  spiral: drawSpiralScene,
  canopy: drawCanopyScene,
} satisfies Record<string, (sheet: DrawingSheet) => void>;

export type SceneName = keyof typeof drawingsByScene;

export const scenesByTrade = {
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
} as const satisfies Record<string, readonly SceneName[]>;

export type TradeName = keyof typeof scenesByTrade;

export const drawnTrades = Object.keys(scenesByTrade) as TradeName[];

const tradeOfScene = new Map<string, TradeName>(
  drawnTrades.flatMap((trade) => scenesByTrade[trade].map((scene): [SceneName, TradeName] => [scene, trade])),
);

/** The trade a scene belongs to; null where there is no such scene. */
export const tradeOf = (scene: string): TradeName | null => tradeOfScene.get(scene) ?? null;

const fallback: readonly SceneName[] = ['halfhouse', 'section', 'scaffold'];

/** A trade nobody drew for is shown by a house being renewed. */
export const scenesOf = (trade: string): readonly SceneName[] =>
  Object.hasOwn(scenesByTrade, trade) ? scenesByTrade[trade as TradeName] : fallback;
