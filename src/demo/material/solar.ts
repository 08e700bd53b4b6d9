import type { TradeMaterial } from './trade.ts';

export const solar: TradeMaterial = {
  category: 'Solar',
  description: 'Photovoltaics, batteries and solar heat, from the roof hook to the meter.',
  plate: 'electrical',
  companies: [
    {
      name: 'Sonnendaach Fischbach-Reding',
      town: 'Mersch',
      also: ['Electrical', 'Roofing'],
      description:
        'Photovoltaics mounted by roofers and wired by electricians, both ours. We hang from the rafters, not from the tiles. Feed-in contract and subsidy file are prepared for signature.',
    },
    {
      name: 'Photon Simões',
      town: 'Schouweiler',
      also: ['Electrical'],
      description:
        'Systems of 5 to 30 kilowatt for houses and small firms in the south-west. Yield calculated with the shadow of your neighbour’s chimney, and compared with the meter after one year.',
    },
    {
      name: 'Solar Éislek Reuland',
      town: 'Hosingen',
      also: ['Heating', 'Electrical'],
      description:
        'Barn roofs are large and usually face the right way. We check the timbers first, then the cable to the transformer, then the price, in that order.',
    },
    {
      name: 'Energie-Cabinet Thiry',
      town: 'Hesperange',
      description:
        'Planning and supervision of solar roofs for residences and co-owners. We write the file for the meeting in plain words and answer the question about who gets which share.',
    },
    {
      name: 'Batterie & Daach Brandt',
      town: 'Wormeldange',
      also: ['Electrical'],
      description:
        'Solar with or without battery. We read your meter for four weeks before we recommend a size, and one in three customers is told that no battery is needed.',
    },
    {
      name: 'Watt elo',
      town: 'Differdange',
      isNew: true,
      description:
        'Three young electricians with a licence for solar. Balcony systems, small roofs and the check of older installations that produce less than they should.',
    },
  ],
  jobs: [
    {
      name: 'Solar roof on a family house',
      text: '{18-28} modules, {8-12} kilowatt, hooks on the rafters, meter cupboard prepared and feed-in registered.',
      euros: [13_500, 23_500],
      days: [3, 5],
      pictures: ['Modules, south side', 'Hook on the rafter', 'Inverter', 'Meter cupboard'],
    },
    {
      name: 'Barn roof with solar',
      text: '{60-86} modules on a barn, {24-30} kilowatt, purlins strengthened at four points.',
      euros: [32_000, 52_000],
      days: [7, 12],
      pictures: ['Barn roof', 'Purlin, strengthened', 'Cable to the yard'],
    },
    {
      name: 'Battery added',
      text: 'Battery of {7-12} kWh added to a system of 2019, sized after four weeks of readings.',
      euros: [5_900, 9_800],
      days: [1, 2],
      pictures: ['Battery in the cellar', 'Readings', 'Emergency supply'],
    },
    {
      name: 'Solar heat for hot water',
      text: '{4-7} m² of collectors and a tank of 300 litres, boiler off from May to September.',
      euros: [6_200, 9_900],
      days: [3, 5],
      pictures: ['Collectors', 'Tank and pump', 'Roof pipe'],
    },
    {
      name: 'Old system checked and cleaned',
      text: '{24-40} modules measured string by string, two connectors replaced, yield up by {7-16} per cent.',
      euros: [480, 1_300],
      days: [1, 2],
      pictures: ['Thermal picture', 'Burnt connector', 'Cleaning with pure water'],
    },
    {
      name: 'Solar for a residence',
      text: '{9-14} flats share {20-29} kilowatt, shares written into the house rules.',
      euros: [31_000, 47_000],
      days: [6, 10],
      pictures: ['Flat roof, ballast', 'Cable duct', 'Display in the hall'],
    },
  ],
  comments: {
    5: [
      'The yield after a year is two per cent above the calculation. They sent the comparison without being asked.',
      'They read our meter for four weeks and then told us not to buy the battery.',
      'The hooks sit on the rafters, there are photographs of each one.',
      'Paperwork done. I signed three times and that was it.',
      'Our co-owners argued for two years. One evening with them and a clear page, and we voted.',
      'They checked the barn’s timbers first. Four purlins later, panels.',
    ],
    4: [
      'System runs well. The feed-in meter took seven weeks, which was not in their hands.',
      'Tidy cables, good explanation. The app in French only.',
      'Good work on the roof, two tiles were replaced at no cost.',
    ],
    3: ['The system works, the inverter hums in the hall. It was moved, on request.'],
    2: ['Shadow of the chimney was forgotten. They added an optimiser half a year later.'],
    1: ['Panels on the roof since April, connected in November.'],
  },
};
