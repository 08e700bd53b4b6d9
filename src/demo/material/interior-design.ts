import type { TradeMaterial } from './trade.ts';

export const interiorDesign: TradeMaterial = {
  category: 'Interior Design',
  description: 'Rooms planned as a whole: layout, light, materials, kitchens and furniture made to fit.',
  plate: 'interior-design',
  companies: [
    {
      name: 'Studio Wéckbecker',
      town: 'Luxembourg',
      also: ['Renovation'],
      description:
        'Interior architects for houses and flats. We begin with how you live on a Tuesday morning, draw at 1:50 and follow the work on site until the last lamp hangs.',
    },
    {
      name: 'Innenraum Hauser-Galli',
      town: 'Walferdange',
      also: ['Painting', 'Flooring'],
      description:
        'Colour, floor and furniture chosen together. You get a box with a piece of every material in it, so that the decision can be made at your table and not in a showroom.',
    },
    {
      name: 'Cuisine & Plan Noël',
      town: 'Strassen',
      also: ['Carpentry'],
      description:
        'Kitchens planned by somebody who cooks. We measure the room, your height and your pots. Built by three joineries of the country, installed by our own fitters.',
    },
    {
      name: 'Raumfolge',
      town: 'Echternach',
      description:
        'Small flats and odd rooms are our trade: sleeping niches, folding tables, cupboards in walls. Eleven square metres can be a home if the door opens the right way.',
    },
    {
      name: 'Atelier Santini Intérieurs',
      town: 'Esch-sur-Alzette',
      also: ['Painting'],
      description:
        'Design and site management for shops, surgeries and houses in the south. One drawing set, one price list, one person on the telephone.',
    },
    {
      name: 'Liicht & Lengt',
      town: 'Mersch',
      also: ['Electrical'],
      description:
        'Lighting and textiles for rooms that are finished but not yet right. A visit after dark, a plan within a week, curtains and lamps within a month.',
    },
    {
      name: 'Bureau Papadaki',
      town: 'Bertrange',
      isNew: true,
      description:
        'Interior designer, six years with a large office and now on her own. Bathrooms, bedrooms and children’s rooms, with a fixed fee per room.',
    },
  ],
  jobs: [
    {
      name: 'Kitchen planned and fitted',
      text: '{9-16} m² of kitchen: island, tall units in oak, worktop in stone, extraction to the outside.',
      euros: [24_000, 46_000],
      days: [8, 14],
      pictures: ['Island', 'Oak units', 'Stone edge', 'Kitchen in the morning'],
    },
    {
      name: 'Flat of two rooms, replanned',
      text: '{46-64} m² with a new order: bed behind a wall of cupboards, kitchen to the window, one door less.',
      euros: [19_000, 38_000],
      days: [20, 32],
      pictures: ['Wall of cupboards', 'Kitchen at the window', 'Bed niche'],
    },
    {
      name: 'Lighting and curtains',
      text: '{11-19} lamps and {14-26} metres of curtain for ground floor and stairs, chosen after dark.',
      euros: [6_400, 13_500],
      days: [4, 8],
      pictures: ['Stair light', 'Linen curtain', 'Reading corner'],
    },
    {
      name: 'Children’s room for two',
      text: 'Two beds, two desks and {3-5} metres of shelf in 14 m², with a curtain between them.',
      euros: [5_900, 10_800],
      days: [4, 7],
      pictures: ['Bunk with stairs', 'Two desks', 'Shelf wall'],
    },
    {
      name: 'Surgery, waiting room and desk',
      text: '{48-86} m² of practice: acoustic ceiling, desk in ash, benches that can be wiped.',
      euros: [28_000, 56_000],
      days: [14, 24],
      pictures: ['Desk in ash', 'Bench', 'Acoustic ceiling'],
    },
    {
      name: 'Hall with built-in bench',
      text: 'Hall of {7-12} m²: bench with drawers, mirror, hooks at two heights, light with sensor.',
      euros: [3_800, 7_600],
      days: [3, 5],
      pictures: ['Bench with drawers', 'Hooks', 'Mirror'],
    },
  ],
  comments: {
    5: [
      'She asked what we do on a Tuesday morning. The kitchen is now where we stand anyway.',
      'The box with all materials stood on our table for a week. We changed one thing, and it was the right one.',
      'He measured the pots. They fit.',
      'The flat has the same square metres and feels twice as large.',
      'Two children, one room, peace since March.',
      'They came after dark, as promised, and moved one lamp by 40 centimetres. Different room.',
      'One drawing set for all trades. Nobody on the site had to ask me anything.',
      'Everything in the hall has a place now, even the dog’s towel.',
    ],
    4: [
      'Good ideas and good taste. Two of the lamps had ten weeks of delivery.',
      'A lovely kitchen. The first plan was above our budget, the second was not.',
      'Clear drawings, kind people, a fee that is fair when you look at it afterwards.',
    ],
    3: [
      'The design is beautiful, the cupboard door hits the switch.',
      'Many meetings before anything happened. The end result is good.',
    ],
    2: ['The colour on the wall is not the one in the box. They say it is the light.'],
    1: ['Half of the furniture was ordered in the wrong depth, and we paid for the storage.'],
  },
};
