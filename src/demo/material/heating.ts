import type { TradeMaterial } from './trade.ts';

export const heating: TradeMaterial = {
  category: 'Heating',
  description:
    'Heat pumps, boilers, floor heating, radiators and stoves, with service after the first winter.',
  plate: 'heating',
  companies: [
    {
      name: 'Wärmetechnik Siebenaler & Roth',
      town: 'Ettelbruck',
      also: ['Plumbing', 'Solar'],
      hasEmergencyService: true,
      description:
        'Heat pumps for existing houses. We calculate the heat load room by room, change the three radiators that are too small and leave the others alone. First service after one winter is free.',
    },
    {
      name: 'Chauffage Lefort & Pires',
      town: 'Bettembourg',
      also: ['Plumbing'],
      hasEmergencyService: true,
      description:
        'Boilers, burners and repairs in the south, with a heating engineer on duty from October to April. We carry parts for the twelve boilers that stand in most cellars here.',
    },
    {
      name: 'Kachelofen Endres',
      town: 'Echternach',
      also: ['Tiling', 'Masonry'],
      description:
        'Tiled stoves and masonry heaters, built by hand over two weeks and warm for twelve hours on one load of wood. We plan the flue with the chimney sweep at the table.',
    },
    {
      name: 'Heizung Wampach',
      town: 'Wincrange',
      also: ['Plumbing'],
      description:
        'Pellets, wood chips and heat pumps for farms and village houses in the north. Storage rooms planned so that the lorry reaches them in snow.',
    },
    {
      name: 'Thermo Coelho',
      town: 'Luxembourg',
      also: ['Plumbing'],
      hasEmergencyService: true,
      description:
        'Maintenance contracts for houses and small buildings in the city. One visit a year, one page of values, and the same technician as last time if at all possible.',
    },
    {
      name: 'Buedemheizung Turmes',
      town: 'Mamer',
      also: ['Flooring'],
      description:
        'Floor heating in new screed or milled into the old one: 16 millimetres, no extra height. Each loop balanced and its length written on the manifold.',
    },
    {
      name: 'Pompe à Chaleur Ouest',
      town: 'Steinfort',
      also: ['Electrical', 'Solar'],
      description:
        'Air and ground source heat pumps, from the sound calculation for the neighbour to the subsidy file. We say no to houses that need insulation first.',
    },
    {
      name: 'Sanitherm Bellini',
      town: 'Dudelange',
      also: ['Plumbing', 'Tiling'],
      hasEmergencyService: true,
      description:
        'Heating and hot water for terraced houses. Old oil tanks emptied, cut up and carried out through the cellar window. Eight fitters and a clean van.',
    },
    {
      name: 'Waarm & Roueg',
      town: 'Lorentzweiler',
      isNew: true,
      description:
        'Heat pump specialist, started this year by two former planners. Quiet units, short pipes and a calculation you can check.',
    },
  ],
  jobs: [
    {
      name: 'Heat pump instead of oil',
      text: 'Air source heat pump of {8-14} kW, {3-6} radiators enlarged, oil tank cut up and removed.',
      euros: [24_000, 38_500],
      days: [6, 11],
      pictures: ['Outdoor unit', 'Buffer and pipes', 'Oil tank, leaving', 'Radiator, enlarged'],
    },
    {
      name: 'Floor heating milled in',
      text: '{48-92} m² milled into the existing screed, {6-11} loops, balanced and written on the manifold.',
      euros: [5_800, 11_900],
      days: [3, 6],
      pictures: ['Milled loops', 'Manifold', 'Loop lengths'],
    },
    {
      name: 'Tiled stove',
      text: 'Masonry heater with {5-8} metres of flue inside, tiles in dark green, bench on the warm side.',
      euros: [14_500, 24_000],
      days: [9, 14],
      pictures: ['Green tiles', 'Inside the stove', 'Bench'],
    },
    {
      name: 'Gas boiler exchanged',
      text: 'Condensing boiler of {18-25} kW, flue liner, new pump, {9-14} radiators balanced.',
      euros: [6_900, 10_800],
      days: [2, 4],
      pictures: ['Boiler and pump', 'Flue liner', 'Valve, balanced'],
    },
    {
      name: 'Pellet boiler with store',
      text: 'Boiler of {15-25} kW, store for {5-8} tonnes in the old coal cellar, suction feed.',
      euros: [21_000, 33_000],
      days: [6, 10],
      pictures: ['Pellet store', 'Suction feed', 'Boiler room'],
    },
    {
      name: 'Radiators balanced',
      text: '{11-19} radiators flushed, valves exchanged, flow set by calculation. Return temperature down by {6-11} degrees.',
      euros: [1_400, 3_100],
      days: [1, 3],
      pictures: ['New valve', 'Flow meter', 'Old cast radiator'],
    },
    {
      name: 'Hot water heat pump',
      text: 'Tank of {200-300} litres in the laundry, uses the warm air of the room, old boiler off in summer.',
      euros: [3_600, 5_400],
      days: [1, 2],
      pictures: ['Tank in the laundry', 'Air duct', 'Condensate drain'],
    },
  ],
  comments: {
    5: [
      'The calculation room by room was right. We changed three radiators, and every room is warm at 42 degrees flow.',
      'The oil tank went out through the cellar window in pieces. Not one drop on the stairs.',
      'They came at minus nine on a Saturday evening with the right part in the van.',
      'The loops are labelled with lengths. My engineer brother approves.',
      'They told us to insulate the roof first and come back. We did, and the heat pump is a size smaller.',
      'The neighbours do not hear it. There is a paper with the decibels, and there is the neighbour.',
      'Our stove is warm at breakfast from last night’s fire. Two men built it in two weeks, like bakers.',
      'Return temperature down by nine degrees and the boiler no longer ticks on and off.',
      'Same technician three years running. He knows our boiler by its noise.',
      'Subsidy file complete at the first try. I am told that is rare.',
    ],
    4: [
      'Good installation. The explanation of the control panel came only on the second visit.',
      'Quick and competent. The pipes in the cellar could be a little straighter.',
      'Warm house, fair price, long delivery time for the pump.',
      'Emergency service works. The weekend rate is what it is.',
    ],
    3: [
      'Heating works, but it took three visits to set the curve.',
      'Fine work. Nobody told us that the garden would need two weeks to recover.',
    ],
    2: ['The heat pump is louder than promised. They raised it on rubber feet after two months of letters.'],
    1: [
      'No heating from the 3rd to the 19th of January while a part was on its way. No replacement heater offered.',
    ],
  },
};
