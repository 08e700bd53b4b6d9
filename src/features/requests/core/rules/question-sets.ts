import type { QuestionSet, QuestionUnit, TradeQuestion } from './trade-questions.ts';

/** A client of each trade answers these. The answers decide price and effort, or who has to come first. */

const choice = (id: string, ...options: string[]): TradeQuestion => ({
  id,
  kind: 'choice',
  unit: null,
  options,
});
const several = (id: string, ...options: string[]): TradeQuestion => ({
  id,
  kind: 'several',
  unit: null,
  options,
});
const number = (id: string, unit: QuestionUnit): TradeQuestion => ({ id, kind: 'number', unit, options: [] });
const yesNo = (id: string): TradeQuestion => ({ id, kind: 'yes-no', unit: null, options: [] });
const text = (id: string): TradeQuestion => ({ id, kind: 'text', unit: null, options: [] });

/**
 * The keys are the trades' names in addresses; the first set is version 1. A published version never changes, or an old
 * request would show other questions than it answered: a change adds a version.
 */
export const questionSetsByTrade = {
  'general-construction': [
    {
      questions: [
        choice('work', 'extension', 'new-build', 'structure', 'demolition', 'basement', 'other'),
        number('size', 'm²'),
        choice('plans', 'architect', 'sketch', 'none'),
        choice('permit', 'granted', 'asked', 'not-yet', 'unknown'),
        choice('access', 'lorry', 'van', 'narrow'),
        yesNo('livedIn'),
      ],
      emergencies: [],
    },
  ],
  renovation: [
    {
      questions: [
        choice('work', 'whole', 'bathroom', 'kitchen', 'attic', 'energy', 'other'),
        number('size', 'm²'),
        several('trades', 'walls', 'floors', 'electrics', 'plumbing', 'heating', 'windows', 'structure'),
        choice('planning', 'architect', 'company', 'self', 'unknown'),
        yesNo('livedIn'),
        yesNo('listed'),
      ],
      emergencies: [],
    },
  ],
  plumbing: [
    {
      questions: [
        choice('work', 'leak', 'blocked', 'bathroom', 'fixture', 'water-heater', 'pipes', 'other'),
        several('where', 'bathroom', 'kitchen', 'toilet', 'basement', 'outside', 'wall'),
        number('fixtures', 'piece'),
        choice('pipes', 'copper', 'steel', 'plastic', 'lead', 'unknown'),
        yesNo('stopped'),
        number('floor', 'floor'),
      ],
      emergencies: ['leak', 'blocked'],
    },
  ],
  painting: [
    {
      questions: [
        choice('work', 'walls', 'facade', 'woodwork', 'wallpaper', 'stairwell', 'other'),
        number('size', 'm²'),
        number('rooms', 'room'),
        several('state', 'sound', 'cracks', 'damp', 'wallpaper', 'smoke'),
        choice('height', 'normal', 'high', 'scaffold'),
        choice('furniture', 'empty', 'moved', 'stays'),
      ],
      emergencies: [],
    },
  ],
  electrical: [
    {
      questions: [
        choice('work', 'no-power', 'smell', 'rewire', 'points', 'board', 'charger', 'lighting', 'other'),
        number('points', 'piece'),
        choice('age', 'under-20', 'to-40', 'over-40', 'unknown'),
        choice('current', 'single', 'three', 'unknown'),
        choice('walls', 'plaster', 'surface', 'open', 'unknown'),
        yesNo('partly'),
      ],
      emergencies: ['no-power', 'smell'],
    },
  ],
  carpentry: [
    {
      questions: [
        choice('work', 'stairs', 'cupboard', 'doors', 'roof-timbers', 'deck', 'repair', 'other'),
        number('pieces', 'piece'),
        choice('wood', 'oak', 'beech', 'softwood', 'panel', 'advice'),
        text('measures'),
        choice('finish', 'oiled', 'varnished', 'painted', 'untreated', 'advice'),
        yesNo('removal'),
      ],
      emergencies: [],
    },
  ],
  landscaping: [
    {
      questions: [
        choice('work', 'garden', 'terrace', 'drive', 'wall', 'trees', 'upkeep', 'fallen-tree', 'other'),
        number('size', 'm²'),
        choice('slope', 'level', 'gentle', 'steep'),
        choice('ground', 'lawn', 'paved', 'overgrown', 'building-site'),
        choice('access', 'digger', 'wheelbarrow', 'house'),
        yesNo('removal'),
      ],
      emergencies: ['fallen-tree'],
    },
  ],
  heating: [
    {
      questions: [
        choice(
          'work',
          'no-heat',
          'gas-smell',
          'replace',
          'heat-pump',
          'radiators',
          'floor',
          'service',
          'other',
        ),
        choice('now', 'gas', 'oil', 'pellets', 'heat-pump', 'electric', 'district', 'unknown'),
        number('size', 'm²'),
        choice('gives', 'radiators', 'floor', 'both', 'unknown'),
        choice('age', 'under-10', 'to-20', 'over-20', 'unknown'),
        yesNo('insulated'),
        yesNo('hotWater'),
      ],
      emergencies: ['no-heat', 'gas-smell'],
    },
  ],
  roofing: [
    {
      questions: [
        choice('work', 'leak', 'part', 'whole', 'gutters', 'windows', 'other'),
        choice('cover', 'slate', 'fibre-cement', 'tiles', 'zinc', 'flat', 'unknown'),
        number('size', 'm²'),
        several('also', 'insulation', 'gutters', 'windows', 'chimney', 'timbers', 'solar'),
        yesNo('water'),
        choice('scaffold', 'garden', 'pavement', 'neighbour', 'unknown'),
        text('access'),
      ],
      emergencies: ['leak'],
    },
  ],
  tiling: [
    {
      questions: [
        choice('work', 'bathroom', 'kitchen', 'floor', 'terrace', 'repair', 'other'),
        number('size', 'm²'),
        choice('under', 'screed', 'old-tiles', 'wood', 'plaster', 'unknown'),
        choice('format', 'small', 'usual', 'large', 'mosaic', 'advice'),
        choice('tiles', 'chosen', 'company', 'advice'),
        yesNo('sealing'),
      ],
      emergencies: [],
    },
  ],
  flooring: [
    {
      questions: [
        choice('work', 'lay', 'sand', 'repair', 'replace', 'screed', 'other'),
        number('size', 'm²'),
        choice('floor', 'parquet', 'laminate', 'vinyl', 'carpet', 'cork', 'advice'),
        choice('under', 'screed', 'wood', 'old-floor', 'unknown'),
        yesNo('floorHeating'),
        yesNo('skirting'),
      ],
      emergencies: [],
    },
  ],
  masonry: [
    {
      questions: [
        choice('work', 'opening', 'wall', 'cracks', 'damp', 'stone', 'concrete', 'other'),
        number('size', 'm²'),
        choice('wall', 'brick', 'block', 'natural-stone', 'concrete', 'unknown'),
        choice('bearing', 'bearing', 'not-bearing', 'unknown'),
        choice('engineer', 'there', 'needed', 'unknown'),
        yesNo('rubble'),
      ],
      emergencies: [],
    },
  ],
  'windows-doors': [
    {
      questions: [
        choice('work', 'replace', 'broken', 'front-door', 'shutters', 'inside-doors', 'repair', 'other'),
        number('pieces', 'piece'),
        choice('frame', 'pvc', 'wood', 'aluminium', 'wood-aluminium', 'advice'),
        choice('glass', 'double', 'triple', 'safety', 'advice'),
        number('floor', 'floor'),
        several('also', 'shutters', 'sills', 'fly-screens', 'removal'),
        yesNo('listed'),
      ],
      emergencies: ['broken'],
    },
  ],
  security: [
    {
      questions: [
        choice('work', 'locked-out', 'break-in', 'alarm', 'cameras', 'locks', 'intercom', 'other'),
        number('doors', 'piece'),
        choice('property', 'lived-in', 'shop', 'site'),
        choice('wiring', 'cable', 'radio', 'advice'),
        yesNo('watched'),
      ],
      emergencies: ['locked-out', 'break-in'],
    },
  ],
  cleaning: [
    {
      questions: [
        choice('work', 'after-works', 'regular', 'moving-out', 'windows', 'facade', 'damage', 'other'),
        number('size', 'm²'),
        choice('often', 'once', 'weekly', 'fortnightly', 'monthly'),
        several('what', 'floors', 'windows', 'kitchen', 'bathrooms', 'carpets'),
        yesNo('empty'),
      ],
      emergencies: ['damage'],
    },
  ],
  moving: [
    {
      questions: [
        choice('work', 'flat', 'house', 'office', 'single', 'storage', 'other'),
        number('volume', 'm³'),
        text('to'),
        number('floor', 'floor'),
        choice('lift', 'both', 'one', 'none'),
        several('also', 'packing', 'furniture', 'piano', 'lift-outside', 'disposal'),
      ],
      emergencies: [],
    },
  ],
  'facades-insulation': [
    {
      questions: [
        choice('work', 'insulate', 'render', 'paint', 'cracks', 'cladding', 'cellar', 'other'),
        number('size', 'm²'),
        number('storeys', 'floor'),
        choice('wall', 'brick', 'block', 'natural-stone', 'timber', 'unknown'),
        choice('insulation', 'wood-fibre', 'mineral', 'polystyrene', 'advice', 'none'),
        choice('scaffold', 'garden', 'pavement', 'neighbour', 'unknown'),
        yesNo('listed'),
      ],
      emergencies: [],
    },
  ],
  solar: [
    {
      questions: [
        choice('work', 'new', 'extend', 'battery', 'fault', 'thermal', 'other'),
        number('roof', 'm²'),
        choice('cover', 'tiles', 'slate', 'metal', 'flat', 'unknown'),
        choice('facing', 'south', 'east-west', 'north', 'unknown'),
        number('power', 'kW'),
        several('also', 'battery', 'charger', 'heat-pump'),
      ],
      emergencies: [],
    },
  ],
} as const satisfies Record<string, readonly [QuestionSet, ...QuestionSet[]]>;

export type TradeWithQuestions = keyof typeof questionSetsByTrade;

export const tradesWithQuestions = Object.keys(questionSetsByTrade) as TradeWithQuestions[];

/** 'Façades & Insulation' becomes facades-insulation, in addresses and here. */
export const tradeSlug = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replaceAll(' ', '-');

const isTrade = (slug: string): slug is TradeWithQuestions => Object.hasOwn(questionSetsByTrade, slug);

/** Finds the trade whose questions belong to a category; some categories have none. */
export const tradeWithQuestionsOf = (categoryName: string): TradeWithQuestions | null => {
  const slug = tradeSlug(categoryName);
  return isTrade(slug) ? slug : null;
};

export const latestQuestionSetVersion = (trade: TradeWithQuestions): number =>
  questionSetsByTrade[trade].length;

export const questionSetOf = (trade: TradeWithQuestions, version: number): QuestionSet => {
  const versions: readonly QuestionSet[] = questionSetsByTrade[trade];
  const set = versions[version - 1];
  if (!set) throw new RangeError(`The questions of ${trade} have no version ${version}`);
  return set;
};
