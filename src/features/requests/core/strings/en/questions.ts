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
        label: 'What do you want to build?',
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
      size: { label: 'How large is it?', short: 'Size', note: 'Floor area, all storeys together' },
      plans: {
        label: 'What plans do you have already?',
        short: 'Plans',
        options: { architect: 'An architect’s plans', sketch: 'A sketch', none: 'Nothing yet' },
      },
      permit: {
        label: 'Is there a building permit?',
        short: 'Permit',
        options: { granted: 'Granted', asked: 'Applied for', 'not-yet': 'Not yet', unknown },
      },
      access: {
        label: 'What can drive up to the site?',
        short: 'Access',
        options: {
          lorry: 'A lorry with a crane',
          van: 'A van or small lorry',
          narrow: 'Nothing wider than a path',
        },
      },
      livedIn: { label: 'Will anyone live there during the work?', short: 'Lived in' },
    },
    pictures: 'The site from all sides, the way in from the street, and the plans if there are any.',
  },
  renovation: {
    questions: {
      work: {
        label: 'What do you want to renovate?',
        short: 'Work',
        options: {
          whole: 'The whole dwelling',
          bathroom: 'A bathroom',
          kitchen: 'A kitchen',
          attic: 'An attic',
          energy: 'Insulation, windows, heating together',
          other,
        },
      },
      size: { label: 'How large is it?', short: 'Size', note: 'Floor area to renovate' },
      trades: {
        label: 'What does it include?',
        short: 'Included',
        note: 'Select all that apply',
        options: {
          walls: 'Walls and ceilings',
          floors: 'Floors',
          electrics: 'Electrics',
          plumbing: 'Plumbing',
          heating: 'Heating',
          windows: 'Windows',
          structure: 'Walls taken out',
        },
      },
      planning: {
        label: 'Who plans it?',
        short: 'Planned by',
        options: { architect: 'An architect', company: 'The company should', self: 'I do', unknown },
      },
      livedIn: { label: 'Will you live there during the work?', short: 'Lived in' },
      listed: {
        label: 'Is the building protected?',
        short: 'Protected',
        note: 'Listed, or in a protected sector',
      },
    },
    pictures: 'Each room from its door, what is broken, and a plan of the floor if you have one.',
  },
  plumbing: {
    questions: {
      work: {
        label: 'What is it about?',
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
        label: 'Where is it?',
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
      stopped: { label: 'Can the water be turned off just for that part?', short: 'Can be turned off' },
      floor: { label: 'Which floor is it on?', short: 'Floor' },
    },
    pictures:
      'Where it leaks or should go, the pipes beside it, the main tap and the water heater with its plate.',
    firstAid: {
      leak: 'Close the main tap, usually where the pipe enters the cellar. Switch off the power where water runs over sockets or lamps.',
      blocked:
        'Let no more water in, not even from the washing machine or dishwasher. Don’t use acid: it stays in the pipe and can hurt the person who opens it.',
    },
  },
  painting: {
    questions: {
      work: {
        label: 'What do you want painted?',
        short: 'Work',
        options: {
          walls: 'Walls and ceilings inside',
          facade: 'A façade',
          woodwork: 'Windows, doors, shutters',
          wallpaper: 'Wallpaper, off or on',
          stairwell: 'A stairwell',
          other,
        },
      },
      size: {
        label: 'How large is the area?',
        short: 'Size',
        note: 'Length of the walls times height; doors and windows stay in',
      },
      rooms: { label: 'How many rooms?', short: 'Rooms' },
      state: {
        label: 'What is it like now?',
        short: 'State',
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
        label: 'How high is it?',
        short: 'Height',
        options: { normal: 'Up to 2.8 m', high: 'Up to 4 m', scaffold: 'Higher, with a scaffold' },
      },
      furniture: {
        label: 'What about the furniture?',
        short: 'Furniture',
        options: {
          empty: 'The rooms are empty',
          moved: 'I move it',
          stays: 'The painter moves and covers it',
        },
      },
    },
    pictures: 'Each wall from a distance, and cracks, stains and peeling paint from close by.',
  },
  electrical: {
    questions: {
      work: {
        label: 'What is it about?',
        short: 'Work',
        options: {
          'no-power': 'There’s no power',
          smell: 'There’s a burning smell or sparks',
          rewire: 'New wiring',
          points: 'More sockets, switches or lamps',
          board: 'A new fuse board',
          charger: 'A charger for a car',
          lighting: 'Lighting',
          other,
        },
      },
      points: {
        label: 'How many sockets, switches and lamps?',
        short: 'Points',
        note: 'A rough guess is fine',
      },
      age: {
        label: 'How old is the installation?',
        short: 'Installation',
        options: {
          'under-20': 'Under 20 years',
          'to-40': '20 to 40 years',
          'over-40': 'Over 40 years',
          unknown,
        },
      },
      current: {
        label: 'What connection do you have?',
        short: 'Connection',
        note: 'It says so on the meter',
        options: { single: 'Single-phase', three: 'Three-phase', unknown },
      },
      walls: {
        label: 'How should the cables run?',
        short: 'Cables',
        options: {
          plaster: 'In the plaster',
          surface: 'On the wall',
          open: 'The walls are already open',
          unknown,
        },
      },
      partly: { label: 'Can the power be off for a day?', short: 'Power may be off' },
    },
    pictures: 'The fuse board with its door open, the meter, and the places where something should go.',
    firstAid: {
      'no-power':
        'Check whether the neighbours have power. Switch all fuses off, then on again one by one: the one that trips shows the circuit. Leave that one off.',
      smell: 'Switch off the main switch and leave it off. If there’s smoke, get out and call 112.',
    },
  },
  carpentry: {
    questions: {
      work: {
        label: 'What do you want made?',
        short: 'Work',
        options: {
          stairs: 'Stairs or a banister',
          cupboard: 'A fitted cupboard or shelves',
          doors: 'Inside doors',
          'roof-timbers': 'Roof timbers',
          deck: 'A deck or a carport',
          repair: 'A repair',
          other,
        },
      },
      pieces: { label: 'How many pieces?', short: 'Pieces' },
      wood: {
        label: 'Which wood?',
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
        label: 'What size?',
        short: 'Measures',
        note: 'Width, height, depth, as well as you know them',
      },
      finish: {
        label: 'Which finish?',
        short: 'Surface',
        options: {
          oiled: 'Oiled',
          varnished: 'Varnished',
          painted: 'Painted',
          untreated: 'Untreated',
          advice,
        },
      },
      removal: { label: 'Does anything old need removing?', short: 'Old taken away' },
    },
    pictures: 'The place from the front and both sides, with a folding rule in it, and something you like.',
  },
  landscaping: {
    questions: {
      work: {
        label: 'What do you want done outside?',
        short: 'Work',
        options: {
          garden: 'A new garden',
          terrace: 'A terrace',
          drive: 'A drive or path',
          wall: 'A wall, steps or a fence',
          trees: 'Trees and hedges',
          upkeep: 'Regular upkeep',
          'fallen-tree': 'A tree has fallen or is about to',
          other,
        },
      },
      size: { label: 'How large is it?', short: 'Size' },
      slope: {
        label: 'How steep is the ground?',
        short: 'Slope',
        options: { level: 'Level', gentle: 'A gentle slope', steep: 'Steep' },
      },
      ground: {
        label: 'What is there now?',
        short: 'Now',
        options: {
          lawn: 'Lawn and beds',
          paved: 'Paving',
          overgrown: 'Overgrown',
          'building-site': 'A building site',
        },
      },
      access: {
        label: 'How can you get there?',
        short: 'Access',
        options: {
          digger: 'With a small digger',
          wheelbarrow: 'With a wheelbarrow',
          house: 'Only through the house',
        },
      },
      removal: { label: 'Does earth or green waste need removing?', short: 'Taken away' },
    },
    pictures: 'The whole garden from the house and towards it, the way in, and manhole covers or taps.',
    firstAid: {
      'fallen-tree':
        'Keep away from it and from anything touching it. If it’s lying on a power line or a road, call 112.',
    },
  },
  heating: {
    questions: {
      work: {
        label: 'What is it about?',
        short: 'Work',
        options: {
          'no-heat': 'The heating has failed',
          'gas-smell': 'It smells of gas',
          replace: 'A new boiler',
          'heat-pump': 'A heat pump',
          radiators: 'Radiators',
          floor: 'Underfloor heating',
          service: 'A service',
          other,
        },
      },
      now: {
        label: 'What heats it now?',
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
        label: 'What gives off the heat?',
        short: 'Heat from',
        options: { radiators: 'Radiators', floor: 'The floor', both: 'Both', unknown },
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
      insulated: { label: 'Are roof and walls insulated?', short: 'Insulated' },
      hotWater: { label: 'Does it make the hot water too?', short: 'Hot water too' },
    },
    pictures:
      'The boiler and its plate, the pipes around it, the chimney, and where a heat pump could stand.',
    firstAid: {
      'no-heat':
        'Check the pressure (1 to 2 bar), the fuse and the thermostat’s battery. Write down the fault code on the display.',
      'gas-smell':
        'Open the windows, close the gas tap, don’t touch any switches, and leave the house. Call 112 from outside.',
    },
  },
  roofing: {
    questions: {
      work: {
        label: 'What does the roof need?',
        short: 'Work',
        options: {
          leak: 'Stop a leak',
          part: 'Re-roof a part',
          whole: 'Replace the whole roof',
          gutters: 'Gutters and flashing',
          windows: 'Roof windows',
          other,
        },
      },
      cover: {
        label: 'What covers it now?',
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
        note: 'Length of the eaves times length of the slope, all sides together',
      },
      also: {
        label: 'What else needs doing at the same time?',
        short: 'Included',
        note: 'Select all that apply',
        options: {
          insulation: 'Insulation',
          gutters: 'Gutters and pipes',
          windows: 'Roof windows',
          chimney: 'Chimney',
          timbers: 'Roof timbers',
          solar: 'Solar panels',
        },
      },
      water: { label: 'Is water coming in now?', short: 'Water coming in' },
      scaffold: {
        label: 'Where can a scaffold stand?',
        short: 'Scaffold',
        options: {
          garden: 'In my garden',
          pavement: 'On the pavement',
          neighbour: 'At the neighbour’s',
          unknown,
        },
      },
      access: { label: 'How can you get to the roof?', short: 'Access' },
    },
    pictures: 'Each side of the roof from the ground, the stain inside, and the attic with its timbers.',
    firstAid: {
      leak: 'Put a bucket under it. If the ceiling bulges, make a small hole in it so that the water comes down there. Don’t go onto the roof.',
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
        short: 'Onto',
        options: {
          screed: 'Screed',
          'old-tiles': 'Old tiles',
          wood: 'Wood',
          plaster: 'Plaster or board',
          unknown,
        },
      },
      format: {
        label: 'Which format?',
        short: 'Format',
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
        options: { chosen: 'I’ve chosen them', company: 'The company', advice },
      },
      sealing: {
        label: 'Is there a shower without a tray, or is the surface outside?',
        short: 'To be sealed',
      },
    },
    pictures: 'The whole surface, corners and edges, the step at the door, and a loose tile from close by.',
  },
  flooring: {
    questions: {
      work: {
        label: 'What does the floor need?',
        short: 'Work',
        options: {
          lay: 'Lay a new one',
          replace: 'Take the old one out, lay a new one',
          sand: 'Sand and seal parquet',
          repair: 'Repair it',
          screed: 'Screed or levelling',
          other,
        },
      },
      size: { label: 'How large is the floor?', short: 'Size' },
      floor: {
        label: 'Which floor?',
        short: 'Floor',
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
        label: 'What is under it?',
        short: 'Onto',
        options: { screed: 'Screed', wood: 'Boards', 'old-floor': 'The old floor', unknown },
      },
      floorHeating: { label: 'Is there underfloor heating?', short: 'Underfloor heating' },
      skirting: { label: 'Do the skirting boards need doing too?', short: 'Skirting boards' },
    },
    pictures: 'The floor from each door, thresholds, and what looks damaged from close by.',
  },
  masonry: {
    questions: {
      work: {
        label: 'What needs to be done?',
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
      size: { label: 'How large is it?', short: 'Size', note: 'Area of the wall or opening' },
      wall: {
        label: 'What is the wall made of?',
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
        label: 'Does the wall carry anything?',
        short: 'Bearing',
        options: { bearing: 'Yes, load-bearing', 'not-bearing': 'No', unknown },
      },
      engineer: {
        label: 'Is there an engineer’s calculation?',
        short: 'Engineer',
        options: { there: 'Yes', needed: 'The company should have one made', unknown },
      },
      rubble: { label: 'Does rubble need removing?', short: 'Rubble taken away' },
    },
    pictures: 'The wall from both sides, what stands above it, and cracks with a coin beside them.',
  },
  'windows-doors': {
    questions: {
      work: {
        label: 'What is it about?',
        short: 'Work',
        options: {
          replace: 'New windows',
          broken: 'A broken pane or door',
          'front-door': 'A front door',
          shutters: 'Shutters or blinds',
          'inside-doors': 'Inside doors',
          repair: 'A repair',
          other,
        },
      },
      pieces: { label: 'How many pieces?', short: 'Pieces' },
      frame: {
        label: 'Which frame?',
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
        label: 'Which glass?',
        short: 'Glass',
        options: { double: 'Double', triple: 'Triple', safety: 'Safety glass', advice },
      },
      floor: { label: 'Which floor is the highest one on?', short: 'Floor' },
      also: {
        label: 'What does it include?',
        short: 'Included',
        note: 'Select all that apply',
        options: {
          shutters: 'Shutters',
          sills: 'Sills',
          'fly-screens': 'Fly screens',
          removal: 'Taking away the old ones',
        },
      },
      listed: {
        label: 'Is the building protected?',
        short: 'Protected',
        note: 'Listed, or in a protected sector',
      },
    },
    pictures: 'Each window from inside and outside, one with a folding rule across it, and the sill.',
    firstAid: {
      broken:
        'Keep away from the glass. Cover the opening from inside with film or board, and photograph it for the insurer.',
    },
  },
  security: {
    questions: {
      work: {
        label: 'What is it about?',
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
      doors: { label: 'How many doors and windows?', short: 'Openings' },
      property: {
        label: 'What do you want to protect?',
        short: 'Place',
        options: { 'lived-in': 'A dwelling', shop: 'A shop or office', site: 'A building site' },
      },
      wiring: {
        label: 'Cable or radio?',
        short: 'Wiring',
        options: { cable: 'Cable', radio: 'Radio', advice },
      },
      watched: { label: 'Should someone be called when it rings?', short: 'Watched' },
    },
    pictures: 'The door with its lock from both sides, the edge of the door, and where a box could hang.',
    firstAid: {
      'locked-out':
        'If someone is locked in or something is on the stove, call 112. Ask for the full price before the door is opened.',
      'break-in':
        'Call the police on 113 and touch nothing until they’ve been. Photograph the damage for the insurer.',
    },
  },
  cleaning: {
    questions: {
      work: {
        label: 'What needs cleaning?',
        short: 'Work',
        options: {
          'after-works': 'After building work',
          regular: 'Regularly',
          'moving-out': 'For moving out',
          windows: 'Windows',
          facade: 'A façade or roof',
          damage: 'After water or fire',
          other,
        },
      },
      size: { label: 'How large is it?', short: 'Size' },
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
        label: 'What does it include?',
        short: 'Included',
        note: 'Select all that apply',
        options: {
          floors: 'Floors',
          windows: 'Windows',
          kitchen: 'Kitchen, with the oven',
          bathrooms: 'Bathrooms',
          carpets: 'Carpets',
        },
      },
      empty: { label: 'Are the rooms empty?', short: 'Empty' },
    },
    pictures: 'Each room from its door, and what is worst from close by.',
    firstAid: {
      damage:
        'Photograph everything for the insurer before anything is moved. Switch the power off where it’s wet, and open the windows.',
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
          single: 'Single pieces',
          storage: 'Into storage',
          other,
        },
      },
      volume: { label: 'Roughly how much is it?', short: 'Volume', note: 'A room is about 10 m³' },
      to: { label: 'Where is it going?', short: 'To', note: 'Town or commune; no street' },
      floor: { label: 'Which floor is it on now?', short: 'Floor' },
      lift: {
        label: 'Is there a lift?',
        short: 'Lift',
        options: { both: 'At both ends', one: 'At one end', none: 'None' },
      },
      also: {
        label: 'What does it include?',
        short: 'Included',
        note: 'Select all that apply',
        options: {
          packing: 'Packing',
          furniture: 'Taking furniture apart',
          piano: 'A piano or safe',
          'lift-outside': 'An outside lift',
          disposal: 'Taking things to the tip',
        },
      },
    },
    pictures: 'Each room, the stairs, large pieces, and where a lorry can stop.',
  },
  'facades-insulation': {
    questions: {
      work: {
        label: 'What needs to be done?',
        short: 'Work',
        options: {
          insulate: 'Insulate the façade',
          render: 'New render',
          paint: 'Paint it',
          cracks: 'Cracks or damp',
          cladding: 'Wood, slate or panels on it',
          cellar: 'Insulate a cellar ceiling or attic',
          other,
        },
      },
      size: {
        label: 'How large is the area?',
        short: 'Size',
        note: 'Length of the walls times height; windows stay in',
      },
      storeys: { label: 'How many storeys?', short: 'Storeys' },
      wall: {
        label: 'What is the wall made of?',
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
        label: 'Which insulation?',
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
        label: 'Where can a scaffold stand?',
        short: 'Scaffold',
        options: {
          garden: 'In my garden',
          pavement: 'On the pavement',
          neighbour: 'At the neighbour’s',
          unknown,
        },
      },
      listed: {
        label: 'Is the building protected?',
        short: 'Protected',
        note: 'Listed, or in a protected sector',
      },
    },
    pictures:
      'Each side of the house, window reveals and sills, the foot of the wall, and cracks with a coin beside them.',
  },
  solar: {
    questions: {
      work: {
        label: 'What is it about?',
        short: 'Work',
        options: {
          new: 'A new installation',
          extend: 'More panels',
          battery: 'A battery',
          fault: 'It produces too little or nothing',
          thermal: 'Hot water from the sun',
          other,
        },
      },
      roof: { label: 'How much of the roof is free?', short: 'Roof' },
      cover: {
        label: 'What covers it?',
        short: 'Covered with',
        options: { tiles: 'Tiles', slate: 'Slate', metal: 'Metal', flat: 'Flat, sealed', unknown },
      },
      facing: {
        label: 'Which way does it face?',
        short: 'Facing',
        options: { south: 'South', 'east-west': 'East or west', north: 'North', unknown },
      },
      power: {
        label: 'How much should it produce?',
        short: 'Power',
        note: 'If you know: 5 m² of panels are about 1 kW',
      },
      also: {
        label: 'What does it include?',
        short: 'Included',
        note: 'Select all that apply',
        options: { battery: 'A battery', charger: 'A charger for a car', 'heat-pump': 'A heat pump' },
      },
    },
    pictures:
      'The roof from the ground, what throws shade, the fuse board with its door open, and the meter.',
  },
} as const satisfies Record<TradeWithQuestions, TradeWords>;
