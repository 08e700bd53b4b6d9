import type { TradeMaterial } from './trade.ts';

export const tiling: TradeMaterial = {
  category: 'Tiling',
  description: 'Tiles, natural stone and cement tiles for bathrooms, kitchens, terraces and old halls.',
  plate: 'tiling',
  companies: [
    {
      name: 'Plättercher Hames & Co',
      town: 'Mersch',
      description:
        'Tilers with a small showroom and a long straight-edge. Large formats up to 120 by 260, laid by two people with suction cups. We draw every cut before we open a box.',
    },
    {
      name: 'Azulejo Faria',
      town: 'Esch-sur-Alzette',
      also: ['Renovation'],
      description:
        'Bathrooms and kitchens in tile, with a weakness for hand-painted azulejos. We can complete an old wall from a single surviving piece. Waterproofing in two coats, photographed.',
    },
    {
      name: 'Carrelages Rolland-Poos',
      town: 'Leudelange',
      also: ['Flooring'],
      description:
        'Floors in porcelain and natural stone for houses and shops. Heated screed tested for moisture before we lay, with the figure on the delivery note.',
    },
    {
      name: 'Fliesen Lorig & Brück',
      town: 'Rosport',
      also: ['Plumbing'],
      description:
        'Bathrooms from the substrate up. We level, seal, tile and grout, and leave on Friday with a room you can use on Saturday. Terraces on pedestals in summer.',
    },
    {
      name: 'Zementplättche',
      town: 'Larochette',
      also: ['Renovation'],
      description:
        'Cement tiles of the years 1890 to 1940: taken up, cleaned, repaired and laid again. Our store has about 9,000 old pieces in 160 patterns, and perhaps your missing four.',
    },
    {
      name: 'Pose & Pierre Sacchetti',
      town: 'Luxembourg',
      also: ['Masonry', 'Interior Design'],
      description:
        'Natural stone indoors: marble, bluestone, Jura. We choose the slabs with you at the yard and lay them in the order in which they were cut, so that the veins run on.',
    },
    {
      name: 'Carrelage Gonçalves & Thill',
      town: 'Rumelange',
      also: ['Plumbing'],
      description:
        'Two tilers, two apprentices. Bathrooms, kitchen walls, balconies that have leaked for years. Fixed price per square metre, corners and niches included.',
    },
    {
      name: 'Fuge 2',
      town: 'Walferdange',
      isNew: true,
      description:
        'Tiler working alone, with a helper for large formats. Bathrooms and repairs in the Alzette valley; joints of two millimetres, hence the name.',
    },
  ],
  jobs: [
    {
      name: 'Bathroom tiled to the ceiling',
      text: '{24-38} m² of wall and floor, sealed in two coats, niche in the shower, joints of two millimetres.',
      euros: [4_800, 9_200],
      days: [6, 10],
      pictures: ['Shower niche', 'Sealing, second coat', 'Corner, mitred', 'Floor drain'],
    },
    {
      name: 'Cement tiles taken up and relaid',
      text: '{14-26} m² of hall floor from 1912, {9-21} broken tiles replaced from stock, soap finish.',
      euros: [3_600, 7_200],
      days: [7, 12],
      pictures: ['Hall floor, relaid', 'Border and corner', 'Cleaning by hand'],
    },
    {
      name: 'Terrace on pedestals',
      text: '{22-48} m² of 2 cm porcelain on adjustable pedestals, gutter along the facade.',
      euros: [4_400, 9_800],
      days: [4, 7],
      pictures: ['Pedestals', 'Terrace, house side', 'Gutter at the door'],
    },
    {
      name: 'Kitchen wall and floor',
      text: 'Floor of {12-20} m² in hexagon, wall in zellige behind the hob, sockets cut by hand.',
      euros: [3_200, 6_400],
      days: [4, 7],
      pictures: ['Hexagon floor', 'Zellige at the hob', 'Socket, cut by hand'],
    },
    {
      name: 'Living room in large format',
      text: '{36-64} m² in 120 by 120 over floor heating, moisture of the screed measured at 1.{5-8} per cent.',
      euros: [5_900, 11_400],
      days: [5, 9],
      pictures: ['Large format, laid', 'Screed test', 'Threshold'],
    },
    {
      name: 'Balcony sealed and tiled',
      text: '{6-12} m² of balcony opened, new fall of two per cent, sealed, tiled, edge profile with drip.',
      euros: [2_900, 5_600],
      days: [4, 7],
      pictures: ['Balcony edge', 'Sealing at the wall', 'Tiles, with fall'],
    },
    {
      name: 'Bluestone steps',
      text: '{5-11} steps in sanded bluestone, old ones lifted, bed renewed, nosing kept straight.',
      euros: [2_600, 6_100],
      days: [3, 6],
      pictures: ['Bluestone nosing', 'Steps, front door', 'Bed renewed'],
    },
  ],
  comments: {
    5: [
      'He found our missing four tiles in his store. Same pattern, same wear, 1912.',
      'Every cut was drawn before. There is not one sliver in the whole bathroom.',
      'The veins of the marble run around the corner. I stand there and look.',
      'Sealing photographed step by step. The insurance liked that, and so did I.',
      'Niche, drain and joints all line up. You only notice when you know.',
      'They waited another week because the screed was too wet. Right decision.',
      'Balcony dry after eight years and three other tilers.',
      'Usable on Saturday, as he said on Monday.',
      'One azulejo survived in the kitchen. Now there is a wall of them and nobody finds the old one.',
      'Price per square metre, nothing on top for niches. As written.',
    ],
    4: [
      'Straight and tidy. The grout is a shade lighter than the sample.',
      'Excellent floor. Cutting outside at seven in the morning was hard on the street.',
      'Good work on the terrace, one pedestal had to be reset.',
      'Very exact. Also very slow, but I would take him again.',
    ],
    3: [
      'The floor is good. The silicone joints are not at the same level.',
      'Decent work, but two boxes too many were ordered and we paid for them.',
    ],
    2: [
      'Three hollow tiles after a year. They say that it is the screed, the screed firm says that it is the tiler.',
    ],
    1: ['The fall in the shower goes to the wrong corner. We push the water by hand.'],
  },
};
