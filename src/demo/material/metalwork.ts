import type { TradeMaterial } from './trade.ts';

export const metalwork: TradeMaterial = {
  category: 'Metalwork',
  description: 'Railings, gates, steel stairs, balconies and canopies, welded and galvanised to measure.',
  plate: 'security',
  companies: [
    {
      name: 'Schmëdd Barthel',
      town: 'Redange',
      also: ['Landscaping'],
      description:
        'A forge with a power hammer of 1931 and a welding table of 2022. Gates, railings and hinges for old doors. Rivets where the drawing shows rivets.',
    },
    {
      name: 'Serrurerie Tavares',
      town: 'Belvaux',
      also: ['Security'],
      description:
        'Railings, balconies and steel stairs for houses and residences. Everything galvanised, holes drilled before and not after. Calculations by an engineer are part of the quote.',
    },
    {
      name: 'Metallbau Kessler & Zimmer',
      town: 'Wasserbillig',
      also: ['Windows & Doors'],
      description:
        'Glass canopies, steel doors and slim partitions in the manner of old workshops. We take the measurements on the finished wall, and the hinge is ours.',
    },
    {
      name: 'Inox Moretti',
      town: 'Dudelange',
      also: ['Plumbing'],
      description:
        'Stainless steel for kitchens, breweries and handrails. Welded under gas, brushed in one direction. Former steelworkers, and proud of it.',
    },
    {
      name: 'Geländer & Co Poos',
      town: 'Ettelbruck',
      description:
        'Balcony railings and handrails, measured by laser and fitted in a day. We replace the rusty ones of the 1970s floor by floor, and the tenants keep their geraniums.',
    },
    {
      name: 'Fonte & Feu',
      town: 'Lamadelaine',
      isNew: true,
      description:
        'Repair of cast iron: radiators, columns, garden furniture, stove plates. A founder and a welder who met on a closed steel site.',
    },
  ],
  jobs: [
    {
      name: 'Railing for a French balcony',
      text: '{2-5} railings in flat steel, galvanised and painted, fixed in the reveal without damage to the insulation.',
      euros: [1_400, 3_900],
      days: [1, 2],
      pictures: ['Flat steel railing', 'Fixing in the reveal', 'Balcony, street side'],
    },
    {
      name: 'Steel staircase to the garden',
      text: '{9-15} steps in grating, string of 10 mm, landing with a gate for the children.',
      euros: [5_200, 9_800],
      days: [2, 4],
      pictures: ['Grating steps', 'Landing', 'Weld, close'],
    },
    {
      name: 'Courtyard gate',
      text: 'Two leaves of {150-190} cm in forged bar, old hinges reused, drop bolt in the sill.',
      euros: [4_600, 8_900],
      days: [2, 3],
      pictures: ['Gate, closed', 'Old hinge', 'Drop bolt'],
    },
    {
      name: 'Glass canopy over the door',
      text: 'Canopy of {140-220} by 90 cm, laminated glass, rods to the wall above the insulation.',
      euros: [1_900, 3_800],
      days: [1, 2],
      pictures: ['Canopy', 'Rod and plate', 'Glass edge'],
    },
    {
      name: 'Balconies of a residence',
      text: '{6-12} balconies: rusty railings out, new ones in, two a day, tenants informed by letter.',
      euros: [14_500, 29_000],
      days: [5, 9],
      pictures: ['Second floor', 'New railing', 'Geraniums, back again'],
    },
    {
      name: 'Partition in steel and glass',
      text: '{4-9} m² of partition between kitchen and hall, bars of 25 mm, door with a floor spring.',
      euros: [4_200, 8_600],
      days: [2, 3],
      pictures: ['Bars of 25 mm', 'Door in the partition', 'Kitchen through glass'],
    },
  ],
  comments: {
    5: [
      'The old hinges are back on the new gate. He straightened them in the fire while we watched.',
      'Not one weld that you would like to hide.',
      'Twelve balconies, two a day, and the geraniums survived.',
      'The stair was calculated, galvanised and fitted in one morning.',
      'He drilled before galvanising. If you know, you know.',
      'Partition fits to the millimetre in a house without right angles.',
    ],
    4: [
      'Great railing. The paint needed a touch-up after fitting, they left us the tin.',
      'Solid and well made. Delivery two weeks late, as the galvaniser was.',
      'Good canopy. The quote came on a beer mat, but it held.',
    ],
    3: ['The gate is good, the bolt hole in the sill had to be drilled again.'],
    2: ['Rust at two welds after one winter. They came and painted, not galvanised.'],
    1: ['Measured wrongly and then adjusted with a grinder on our new terrace.'],
  },
};
