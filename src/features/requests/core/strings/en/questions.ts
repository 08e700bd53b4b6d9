import type { TradeWithQuestions } from '#features/requests/core/rules/question-sets.ts';

export interface QuestionWords {
  label: string;
  /** Summaries of the request use this. */
  short: string;
  note?: string;
  options?: Readonly<Record<string, string>>;
}

export interface TradeWords {
  questions: Readonly<Record<string, QuestionWords>>;
  /** It says which pictures help a company of the trade. */
  pictures: string;
  /** The keys are the answers that are emergencies. */
  firstAid?: Readonly<Record<string, string>>;
}

const unknown = 'I don’t know';
const other = 'Something else';
const advice = 'I’d like advice';

/** The questions of each trade (rules/question-sets.ts) are worded here. Only the server uses them. */
export const sentences = {
  'general-construction': {
    questions: {
      work: {
        label: 'What do you need done?',
        short: 'Work',
        options: {
          extension: 'An extension',
          'new-build': 'A new house',
          structure: 'Beams, walls or ceilings',
          demolition: 'Demolition',
          basement: 'Earthworks or a cellar',
          other,
        },
      },
      size: { label: 'How large is the area?', short: 'Size', note: 'Total floor area of all storeys' },
      plans: {
        label: 'What plans do you already have?',
        short: 'Plans',
        options: { architect: 'An architect’s plans', sketch: 'A sketch', none: 'Nothing yet' },
      },
      permit: {
        label: 'Is there a building permit?',
        short: 'Permit',
        options: { granted: 'Granted', asked: 'Applied for', 'not-yet': 'Not yet', unknown },
      },
      access: {
        label: 'What size of vehicle can reach the site?',
        short: 'Access',
        options: {
          lorry: 'A lorry with a crane',
          van: 'A van or small lorry',
          narrow: 'None, only a path',
        },
      },
      livedIn: { label: 'Will anyone live there during the work?', short: 'Occupied' },
    },
    pictures: 'The site from all sides, the access from the street, and any plans you have.',
  },
  renovation: {
    questions: {
      work: {
        label: 'What do you want to renovate?',
        short: 'Work',
        options: {
          whole: 'The whole home',
          bathroom: 'A bathroom',
          kitchen: 'A kitchen',
          attic: 'An attic',
          energy: 'Insulation, windows and heating together',
          other,
        },
      },
      size: { label: 'How large is the area?', short: 'Size', note: 'Floor area to renovate' },
      trades: {
        label: 'What does the job include?',
        short: 'Included',
        note: 'Select all that apply',
        options: {
          walls: 'Walls and ceilings',
          floors: 'Floors',
          electrics: 'Electrics',
          plumbing: 'Plumbing',
          heating: 'Heating',
          windows: 'Windows',
          structure: 'Removing walls',
        },
      },
      planning: {
        label: 'Who will plan the work?',
        short: 'Planned by',
        options: { architect: 'An architect', company: 'The company', self: 'I will', unknown },
      },
      livedIn: { label: 'Will you live there during the work?', short: 'Occupied' },
      listed: {
        label: 'Is the building listed or protected?',
        short: 'Protected',
        note: 'Listed, or in a conservation area (secteur protégé)',
      },
    },
    pictures: 'Each room from the doorway, anything that’s broken, and a floor plan if you have one.',
  },
  plumbing: {
    questions: {
      work: {
        label: 'What do you need help with?',
        short: 'Work',
        options: {
          leak: 'Water is leaking',
          blocked: 'A drain is blocked',
          bathroom: 'A new bathroom',
          fixture: 'A tap, basin, toilet or shower',
          'water-heater': 'A water heater',
          pipes: 'New pipes',
          other,
        },
      },
      where: {
        label: 'Where is the work?',
        short: 'Where',
        note: 'Select all that apply',
        options: {
          bathroom: 'Bathroom',
          kitchen: 'Kitchen',
          toilet: 'Toilet',
          basement: 'Cellar',
          outside: 'Outside',
          wall: 'In a wall or ceiling',
        },
      },
      fixtures: { label: 'How many fixtures?', short: 'Fixtures', note: 'Taps, basins, toilets, showers' },
      pipes: {
        label: 'What are the pipes made of?',
        short: 'Pipes',
        options: { copper: 'Copper', steel: 'Galvanised steel', plastic: 'Plastic', lead: 'Lead', unknown },
      },
      stopped: { label: 'Can you turn off the water for that area only?', short: 'Can be turned off' },
      floor: { label: 'Which floor is the work on?', short: 'Floor' },
    },
    pictures:
      'The leak or the spot for the new fixture, the pipes nearby, the stopcock, and the water heater and its rating plate.',
    firstAid: {
      leak: 'Turn off the water at the stopcock, which is usually where the pipe enters the cellar. If water is reaching sockets or lights, switch off the power there.',
      blocked:
        'Don’t use any water, including in the washing machine or dishwasher. Don’t use acid. It stays in the pipe and can injure the person who opens it.',
    },
  },
  painting: {
    questions: {
      work: {
        label: 'What painting work do you need?',
        short: 'Work',
        options: {
          walls: 'Paint walls and ceilings',
          facade: 'Paint a façade',
          woodwork: 'Paint windows, doors or shutters',
          wallpaper: 'Hang or remove wallpaper',
          stairwell: 'Paint a stairwell',
          other,
        },
      },
      size: {
        label: 'How large is the area?',
        short: 'Size',
        note: 'Wall length times height, including doors and windows',
      },
      rooms: { label: 'How many rooms?', short: 'Rooms' },
      state: {
        label: 'What condition is the surface in?',
        short: 'Condition',
        note: 'Select all that apply',
        options: {
          sound: 'Smooth and sound',
          cracks: 'Cracks or holes',
          damp: 'Damp or mould',
          wallpaper: 'Old wallpaper',
          smoke: 'Smoke or nicotine',
        },
      },
      height: {
        label: 'How high up is the work?',
        short: 'Height',
        options: { normal: 'Up to 2.8 m', high: 'Up to 4 m', scaffold: 'Higher, with scaffolding' },
      },
      furniture: {
        label: 'What will happen to the furniture?',
        short: 'Furniture',
        options: {
          empty: 'The rooms are empty',
          moved: 'I’ll move it',
          stays: 'The painter will move and cover it',
        },
      },
    },
    pictures: 'Each wall from a distance, and any cracks, stains and peeling paint close up.',
  },
  electrical: {
    questions: {
      work: {
        label: 'What do you need help with?',
        short: 'Work',
        options: {
          'no-power': 'There’s no power',
          smell: 'There’s a burning smell or sparks',
          rewire: 'New wiring',
          points: 'More sockets, switches or lights',
          board: 'A new fuse board',
          charger: 'An electric car charger',
          lighting: 'Lighting',
          other,
        },
      },
      points: {
        label: 'How many sockets, switches and lights?',
        short: 'Sockets and lights',
        note: 'A rough guess is fine',
      },
      age: {
        label: 'How old is the wiring?',
        short: 'Wiring',
        options: {
          'under-20': 'Under 20 years',
          'to-40': '20 to 40 years',
          'over-40': 'Over 40 years',
          unknown,
        },
      },
      current: {
        label: 'What kind of power supply do you have?',
        short: 'Power supply',
        note: 'Check your electricity meter',
        options: { single: 'Single-phase', three: 'Three-phase', unknown },
      },
      walls: {
        label: 'How should the cables run?',
        short: 'Cables',
        options: {
          plaster: 'Under the plaster',
          surface: 'On the surface of the wall',
          open: 'The walls are already open',
          unknown,
        },
      },
      partly: { label: 'Can the power be off for a day?', short: 'Power can be off' },
    },
    pictures:
      'The fuse board with its door open, the meter, and the places where you want something installed.',
    firstAid: {
      'no-power':
        'Check whether your neighbours have power. Switch off all the circuit breakers, then switch them on again one by one. If one trips, leave it off.',
      smell:
        'Turn off the power at the main switch and leave it off. If there’s smoke, get out and call 112.',
    },
  },
  carpentry: {
    questions: {
      work: {
        label: 'What do you need made or repaired?',
        short: 'Work',
        options: {
          stairs: 'Stairs or a banister',
          cupboard: 'A fitted cupboard or shelves',
          doors: 'Interior doors',
          'roof-timbers': 'Roof timbers',
          deck: 'A deck or a carport',
          repair: 'A repair',
          other,
        },
      },
      pieces: { label: 'How many pieces?', short: 'Pieces' },
      wood: {
        label: 'What type of wood?',
        short: 'Wood',
        options: {
          oak: 'Oak',
          beech: 'Beech or ash',
          softwood: 'Spruce, pine or larch',
          panel: 'Panels',
          advice,
        },
      },
      measures: {
        label: 'What are the measurements?',
        short: 'Measurements',
        note: 'Width, height and depth, if you know them',
      },
      finish: {
        label: 'What finish would you like?',
        short: 'Finish',
        options: {
          oiled: 'Oiled',
          varnished: 'Varnished',
          painted: 'Painted',
          untreated: 'Untreated',
          advice,
        },
      },
      removal: { label: 'Do any old parts need removing?', short: 'Remove old parts' },
    },
    pictures:
      'The space from the front and both sides, with a tape measure for scale, and an example of what you like.',
  },
  landscaping: {
    questions: {
      work: {
        label: 'What do you want done outside?',
        short: 'Work',
        options: {
          garden: 'A new garden',
          terrace: 'A terrace',
          drive: 'A driveway or path',
          wall: 'A wall, steps or a fence',
          trees: 'Trees and hedges',
          upkeep: 'Regular maintenance',
          'fallen-tree': 'A tree has fallen or is about to',
          other,
        },
      },
      size: { label: 'How large is the area?', short: 'Size' },
      slope: {
        label: 'How steep is the ground?',
        short: 'Slope',
        options: { level: 'Level', gentle: 'A gentle slope', steep: 'Steep' },
      },
      ground: {
        label: 'What’s there now?',
        short: 'Current state',
        options: {
          lawn: 'Lawn and beds',
          paved: 'Paving',
          overgrown: 'Overgrown',
          'building-site': 'A building site',
        },
      },
      access: {
        label: 'How can you get to the garden?',
        short: 'Access',
        options: {
          digger: 'With a small digger',
          wheelbarrow: 'With a wheelbarrow',
          house: 'Only through the house',
        },
      },
      removal: { label: 'Does soil or green waste need removing?', short: 'Waste removal' },
    },
    pictures:
      'The garden from the house, the view back towards the house, the way in, and any manhole covers or taps.',
    firstAid: {
      'fallen-tree':
        'Keep away from the tree and anything it’s touching. If it’s on a power line or a road, call 112.',
    },
  },
  heating: {
    questions: {
      work: {
        label: 'What do you need help with?',
        short: 'Work',
        options: {
          'no-heat': 'The heating isn’t working',
          'gas-smell': 'There’s a smell of gas',
          replace: 'A new boiler',
          'heat-pump': 'A heat pump',
          radiators: 'Radiators',
          floor: 'Underfloor heating',
          service: 'A service',
          other,
        },
      },
      now: {
        label: 'How is the building heated now?',
        short: 'Heated by',
        options: {
          gas: 'Gas',
          oil: 'Oil',
          pellets: 'Pellets or wood',
          'heat-pump': 'A heat pump',
          electric: 'Electricity',
          district: 'District heating',
          unknown,
        },
      },
      size: { label: 'How large is the heated area?', short: 'Size' },
      gives: {
        label: 'What heats the rooms?',
        short: 'Room heating',
        options: { radiators: 'Radiators', floor: 'Underfloor heating', both: 'Both', unknown },
      },
      age: {
        label: 'How old is the boiler?',
        short: 'Boiler',
        options: {
          'under-10': 'Under 10 years',
          'to-20': '10 to 20 years',
          'over-20': 'Over 20 years',
          unknown,
        },
      },
      insulated: { label: 'Are the roof and walls insulated?', short: 'Insulated' },
      hotWater: { label: 'Does the heating also provide hot water?', short: 'Also heats water' },
    },
    pictures:
      'The boiler and its rating plate, the pipes around it, the chimney, and where a heat pump could go.',
    firstAid: {
      'no-heat':
        'Check the pressure (it should be 1 to 2 bar), the fuse and the thermostat battery. Note any fault code on the display.',
      'gas-smell':
        'Open the windows, turn off the gas, don’t touch any switches, and leave the house. Call 112 from outside.',
    },
  },
  roofing: {
    questions: {
      work: {
        label: 'What work does the roof need?',
        short: 'Work',
        options: {
          leak: 'Stop a leak',
          part: 'Replace part of the roof',
          whole: 'Replace the whole roof',
          gutters: 'Gutters and flashing',
          windows: 'Roof windows',
          other,
        },
      },
      cover: {
        label: 'What’s the roof covered with?',
        short: 'Covered with',
        options: {
          slate: 'Natural slate',
          'fibre-cement': 'Fibre-cement slate',
          tiles: 'Clay tiles',
          zinc: 'Zinc',
          flat: 'Flat, sealed',
          unknown,
        },
      },
      size: {
        label: 'How large is the roof?',
        short: 'Size',
        note: 'For each side, multiply the length of the eaves by the length of the slope, then add them up',
      },
      also: {
        label: 'What else needs doing at the same time?',
        short: 'Included',
        note: 'Select all that apply',
        options: {
          insulation: 'Insulation',
          gutters: 'Gutters and downpipes',
          windows: 'Roof windows',
          chimney: 'Chimney',
          timbers: 'Roof timbers',
          solar: 'Solar panels',
        },
      },
      water: { label: 'Is water coming in now?', short: 'Water coming in' },
      scaffold: {
        label: 'Where can scaffolding go?',
        short: 'Scaffolding',
        options: {
          garden: 'In my garden',
          pavement: 'On the pavement',
          neighbour: 'On the neighbour’s land',
          unknown,
        },
      },
      access: { label: 'How can you get to the roof?', short: 'Access' },
    },
    pictures: 'Each side of the roof from the ground, any stains inside, and the timbers in the attic.',
    firstAid: {
      leak: 'Put a bucket under the leak. If the ceiling bulges, make a small hole in it so that the water drains into the bucket. Don’t go onto the roof.',
    },
  },
  tiling: {
    questions: {
      work: {
        label: 'What do you want tiled?',
        short: 'Work',
        options: {
          bathroom: 'A bathroom',
          kitchen: 'A kitchen',
          floor: 'A floor',
          terrace: 'A terrace or balcony',
          repair: 'A repair',
          other,
        },
      },
      size: { label: 'How large is the area?', short: 'Size', note: 'Floor and walls together' },
      under: {
        label: 'What will be under the tiles?',
        short: 'Laid on',
        options: {
          screed: 'Screed',
          'old-tiles': 'Old tiles',
          wood: 'Wood',
          plaster: 'Plaster or board',
          unknown,
        },
      },
      format: {
        label: 'What size are the tiles?',
        short: 'Tile size',
        options: {
          small: 'Under 20 cm',
          usual: '20 to 60 cm',
          large: 'Over 60 cm',
          mosaic: 'Mosaic or a pattern',
          advice,
        },
      },
      tiles: {
        label: 'Who supplies the tiles?',
        short: 'Tiles',
        options: { chosen: 'I’ll supply them', company: 'The company', advice },
      },
      sealing: {
        label: 'Will any tiles be in a walk-in shower or outdoors?',
        short: 'Needs sealing',
      },
    },
    pictures: 'The whole surface, its corners and edges, the door threshold, and any loose tiles close up.',
  },
  flooring: {
    questions: {
      work: {
        label: 'What do you need done?',
        short: 'Work',
        options: {
          lay: 'Lay a new floor',
          replace: 'Replace the old floor',
          sand: 'Sand and seal parquet',
          repair: 'Repair the floor',
          screed: 'Screed or levelling',
          other,
        },
      },
      size: { label: 'How large is the floor?', short: 'Size' },
      floor: {
        label: 'What type of floor?',
        short: 'Type of floor',
        options: {
          parquet: 'Parquet',
          laminate: 'Laminate',
          vinyl: 'Vinyl',
          carpet: 'Carpet',
          cork: 'Cork or linoleum',
          advice,
        },
      },
      under: {
        label: 'What’s the floor laid on?',
        short: 'Laid on',
        options: { screed: 'Screed', wood: 'Floorboards', 'old-floor': 'The old floor', unknown },
      },
      floorHeating: { label: 'Is there underfloor heating?', short: 'Underfloor heating' },
      skirting: { label: 'Do the skirting boards need doing too?', short: 'Skirting boards' },
    },
    pictures: 'The floor from each door, the thresholds, and any damage close up.',
  },
  masonry: {
    questions: {
      work: {
        label: 'What do you need help with?',
        short: 'Work',
        options: {
          opening: 'An opening in a wall',
          wall: 'A new wall',
          cracks: 'Cracks',
          damp: 'Damp in a wall or cellar',
          stone: 'Natural stone',
          concrete: 'Concrete or a foundation',
          other,
        },
      },
      size: { label: 'How large is the area?', short: 'Size', note: 'Area of the wall or opening' },
      wall: {
        label: 'What’s the wall made of?',
        short: 'Wall',
        options: {
          brick: 'Brick',
          block: 'Blocks',
          'natural-stone': 'Natural stone',
          concrete: 'Concrete',
          unknown,
        },
      },
      bearing: {
        label: 'Is the wall load-bearing?',
        short: 'Load-bearing',
        options: { bearing: 'Yes', 'not-bearing': 'No', unknown },
      },
      engineer: {
        label: 'Do you have structural calculations from an engineer?',
        short: 'Structural calculations',
        options: { there: 'Yes', needed: 'No, the company should get them', unknown },
      },
      rubble: { label: 'Does rubble need removing?', short: 'Rubble removal' },
    },
    pictures: 'The wall from both sides, what’s above it, and any cracks, with a coin for scale.',
  },
  'windows-doors': {
    questions: {
      work: {
        label: 'What do you need help with?',
        short: 'Work',
        options: {
          replace: 'New windows',
          broken: 'A broken pane or door',
          'front-door': 'A front door',
          shutters: 'Shutters or blinds',
          'inside-doors': 'Interior doors',
          repair: 'A repair',
          other,
        },
      },
      pieces: { label: 'How many windows and doors?', short: 'Windows and doors' },
      frame: {
        label: 'What should the frames be made of?',
        short: 'Frame',
        options: {
          pvc: 'PVC',
          wood: 'Wood',
          aluminium: 'Aluminium',
          'wood-aluminium': 'Wood and aluminium',
          advice,
        },
      },
      glass: {
        label: 'What type of glass?',
        short: 'Glass',
        options: { double: 'Double', triple: 'Triple', safety: 'Safety glass', advice },
      },
      floor: { label: 'Which floor is the highest window or door on?', short: 'Floor' },
      also: {
        label: 'What does the job include?',
        short: 'Included',
        note: 'Select all that apply',
        options: {
          shutters: 'Shutters',
          sills: 'Sills',
          'fly-screens': 'Fly screens',
          removal: 'Removing the old ones',
        },
      },
      listed: {
        label: 'Is the building listed or protected?',
        short: 'Protected',
        note: 'Listed, or in a conservation area (secteur protégé)',
      },
    },
    pictures: 'Each window from inside and outside, one with a tape measure across it, and the sill.',
    firstAid: {
      broken:
        'Keep away from the glass. Photograph the damage for your insurer, then cover the opening from inside with plastic film or a board.',
    },
  },
  security: {
    questions: {
      work: {
        label: 'What do you need help with?',
        short: 'Work',
        options: {
          'locked-out': 'I’m locked out',
          'break-in': 'There was a break-in',
          alarm: 'An alarm',
          cameras: 'Cameras',
          locks: 'Locks and keys',
          intercom: 'An intercom',
          other,
        },
      },
      doors: { label: 'How many doors and windows?', short: 'Doors and windows' },
      property: {
        label: 'What do you want to protect?',
        short: 'Place',
        options: { 'lived-in': 'A home', shop: 'A shop or office', site: 'A building site' },
      },
      wiring: {
        label: 'Wired or wireless?',
        short: 'Wiring',
        options: { cable: 'Wired', radio: 'Wireless', advice },
      },
      watched: { label: 'Should someone be called when the alarm goes off?', short: 'Monitored' },
    },
    pictures: 'The door and its lock from both sides, the edge of the door, and where an alarm box could go.',
    firstAid: {
      'locked-out':
        'If someone is locked in or something is on the stove, call 112. Ask for the full price before anyone opens the door.',
      'break-in':
        'Call the police on 113 and don’t touch anything until they’ve been. Photograph the damage for your insurer.',
    },
  },
  cleaning: {
    questions: {
      work: {
        label: 'What kind of cleaning do you need?',
        short: 'Work',
        options: {
          'after-works': 'After building work',
          regular: 'Regular cleaning',
          'moving-out': 'Before moving out',
          windows: 'Window cleaning',
          facade: 'Façade or roof cleaning',
          damage: 'After water or fire damage',
          other,
        },
      },
      size: { label: 'How large is the area?', short: 'Size' },
      often: {
        label: 'How often?',
        short: 'How often',
        options: {
          once: 'Once',
          weekly: 'Every week',
          fortnightly: 'Every two weeks',
          monthly: 'Every month',
        },
      },
      what: {
        label: 'What does the job include?',
        short: 'Included',
        note: 'Select all that apply',
        options: {
          floors: 'Floors',
          windows: 'Windows',
          kitchen: 'Kitchen, including the oven',
          bathrooms: 'Bathrooms',
          carpets: 'Carpets',
        },
      },
      empty: { label: 'Are the rooms empty?', short: 'Empty' },
    },
    pictures: 'Each room from the doorway, and the worst spots close up.',
    firstAid: {
      damage:
        'Switch off the power to wet areas if that’s safe, and open the windows. Photograph everything for your insurer before you move it.',
    },
  },
  moving: {
    questions: {
      work: {
        label: 'What are you moving?',
        short: 'Work',
        options: {
          flat: 'A flat',
          house: 'A house',
          office: 'An office',
          single: 'A few items',
          storage: 'Into storage',
          other,
        },
      },
      volume: { label: 'Roughly how much are you moving?', short: 'Volume', note: 'A room is about 10 m³' },
      to: { label: 'Where are you moving to?', short: 'To', note: 'The town or commune is enough' },
      floor: { label: 'Which floor is everything on now?', short: 'Floor' },
      lift: {
        label: 'Is there a lift?',
        short: 'Lift',
        options: { both: 'At both addresses', one: 'At one address', none: 'None' },
      },
      also: {
        label: 'What does the job include?',
        short: 'Included',
        note: 'Select all that apply',
        options: {
          packing: 'Packing',
          furniture: 'Taking furniture apart',
          piano: 'Moving a piano or safe',
          'lift-outside': 'A furniture lift outside',
          disposal: 'Taking things to the tip',
        },
      },
    },
    pictures: 'Each room, the stairs, any large items, and where a lorry can stop.',
  },
  'facades-insulation': {
    questions: {
      work: {
        label: 'What do you need help with?',
        short: 'Work',
        options: {
          insulate: 'Insulate the façade',
          render: 'New render',
          paint: 'Paint the façade',
          cracks: 'Cracks or damp',
          cladding: 'Wood, slate or panel cladding',
          cellar: 'Insulate a cellar ceiling or attic',
          other,
        },
      },
      size: {
        label: 'How large is the area?',
        short: 'Size',
        note: 'Wall length times height, including windows',
      },
      storeys: { label: 'How many storeys?', short: 'Storeys' },
      wall: {
        label: 'What’s the wall made of?',
        short: 'Wall',
        options: {
          brick: 'Brick',
          block: 'Blocks',
          'natural-stone': 'Natural stone',
          timber: 'Timber frame',
          unknown,
        },
      },
      insulation: {
        label: 'What type of insulation?',
        short: 'Insulation',
        options: {
          'wood-fibre': 'Wood fibre or hemp',
          mineral: 'Mineral wool',
          polystyrene: 'Polystyrene',
          advice,
          none: 'None',
        },
      },
      scaffold: {
        label: 'Where can scaffolding go?',
        short: 'Scaffolding',
        options: {
          garden: 'In my garden',
          pavement: 'On the pavement',
          neighbour: 'On the neighbour’s land',
          unknown,
        },
      },
      listed: {
        label: 'Is the building listed or protected?',
        short: 'Protected',
        note: 'Listed, or in a conservation area (secteur protégé)',
      },
    },
    pictures:
      'Each side of the house, window reveals and sills, the base of the walls, and any cracks, with a coin for scale.',
  },
  solar: {
    questions: {
      work: {
        label: 'What do you need help with?',
        short: 'Work',
        options: {
          new: 'A new installation',
          extend: 'More panels',
          battery: 'A battery',
          fault: 'Panels that produce little or no power',
          thermal: 'Solar hot water',
          other,
        },
      },
      roof: { label: 'How much of the roof is clear?', short: 'Clear roof space' },
      cover: {
        label: 'What’s the roof covered with?',
        short: 'Covered with',
        options: { tiles: 'Tiles', slate: 'Slate', metal: 'Metal', flat: 'Flat, sealed', unknown },
      },
      facing: {
        label: 'Which way does the roof face?',
        short: 'Facing',
        options: { south: 'South', 'east-west': 'East or west', north: 'North', unknown },
      },
      power: {
        label: 'How much power should the panels produce?',
        short: 'Power',
        note: 'Leave this empty if you don’t know. 5 m² of panels produce about 1 kW.',
      },
      also: {
        label: 'What does the job include?',
        short: 'Included',
        note: 'Select all that apply',
        options: { battery: 'A battery', charger: 'An electric car charger', 'heat-pump': 'A heat pump' },
      },
    },
    pictures:
      'The roof from the ground, anything that casts shade, the fuse board with its door open, and the meter.',
  },
} as const satisfies Record<TradeWithQuestions, TradeWords>;
