import type { TradeMaterial } from './trade.ts';

export const painting: TradeMaterial = {
  category: 'Painting',
  description: 'Walls, ceilings, woodwork and facades: preparation, plaster, paint and paper.',
  plate: 'painting',
  companies: [
    {
      name: 'Pinto & Wagner Peinture',
      town: 'Luxembourg',
      also: ['Interior Design'],
      projects: 24,
      reviews: 18,
      description:
        'Lime plaster, mineral paint and facades. We make sample boards on your wall, in your light, before you choose a colour. The boards are yours to keep.',
    },
    {
      name: 'Molerbetrieb Kohnen-Oth',
      town: 'Mersch',
      also: ['Façades & Insulation'],
      description:
        'Painters for houses that are lived in. We do one room at a time, move the furniture ourselves and hang the curtains again. Two coats means two coats, with a night between them.',
    },
    {
      name: 'Pinturas Pacheco',
      town: 'Esch-sur-Alzette',
      description:
        'Flats between two tenants: filled, sanded and white again in four days, with a date you can write into the lease. Stairwells and cellars too.',
    },
    {
      name: 'Faarf a Form',
      town: 'Bertrange',
      also: ['Interior Design'],
      description:
        'Colour plans, wallpapers and painted furniture. We paper with the pattern centred on the chimney breast, as it should be, and keep a roll back for you.',
    },
    {
      name: 'Malermeister Roth',
      town: 'Wasserbillig',
      also: ['Façades & Insulation'],
      description:
        'Facades on the Musel, with our own scaffold of 600 square metres. Silicate paint on lime render, because walls near the river need to dry outwards.',
    },
    {
      name: 'Peinture Bastien & Noël',
      town: 'Pétange',
      also: ['Flooring'],
      description:
        'Interior painting, floor coverings and small plaster repairs in one visit. Two teams in the south-west, quotes within the week, and a colour chart that stays at your house.',
    },
    {
      name: 'Kalk & Kasein',
      town: 'Vianden',
      also: ['Renovation'],
      description:
        'Lime wash, casein and linseed oil paint for old houses. We scrape, find out what was there, and continue in the same language. No plastic on walls that have breathed for 200 years.',
    },
    {
      name: 'Anstrich Zenner',
      town: 'Diekirch',
      description:
        'Five painters, plain work, straight lines. Walls, ceilings, doors, radiators, garden fences. If it has a surface we will tell you honestly whether paint is the answer.',
    },
    {
      name: 'Stucco Bellini',
      town: 'Strassen',
      also: ['Interior Design'],
      description:
        'Stucco, marmorino and polished plaster for bathrooms, halls and fireplaces. Each surface is laid in four thin coats by two people who do not stop in between.',
    },
    {
      name: 'Peinture Antunes',
      town: 'Rodange',
      isNew: true,
      description:
        'Young firm of three painters from Rodange. Rooms, stairwells and window frames, with evening visits for the quote because we know you work in the day.',
    },
  ],
  jobs: [
    {
      name: 'Ground floor in lime white',
      text: '{3-5} rooms in lime paint on repaired plaster, ceilings in glue-bound white, one room in green.',
      euros: [4_200, 8_900],
      days: [6, 11],
      pictures: ['Lime white, dining room', 'Green room', 'Plaster repair'],
    },
    {
      name: 'Facade in silicate paint',
      text: '{140-260} m² of facade washed, cracks opened and closed, two coats of silicate paint, window surrounds in grey.',
      euros: [9_800, 19_500],
      days: [10, 18],
      pictures: ['Street side', 'Window surround', 'Scaffold, second lift', 'Crack, opened'],
    },
    {
      name: 'Flat between two tenants',
      text: '{68-110} m² filled, sanded and painted in four days, doors included.',
      euros: [3_100, 5_600],
      days: [4, 5],
      pictures: ['Living room, white', 'Doors, second coat', 'Corridor'],
    },
    {
      name: 'Stairwell, three floors',
      text: 'Stairwell of {9-12} metres height, plinth in oil paint, handrail stripped and varnished.',
      euros: [4_800, 8_700],
      days: [7, 12],
      pictures: ['Stairwell from below', 'Oil plinth', 'Handrail'],
    },
    {
      name: 'Wallpaper in the bedroom',
      text: '{7-12} rolls with a large pattern, centred, lining paper underneath, skirting painted to match.',
      euros: [1_200, 2_900],
      days: [2, 4],
      pictures: ['Pattern at the corner', 'Lining paper', 'Bedroom wall'],
    },
    {
      name: 'Window frames and shutters',
      text: '{8-16} windows and their shutters stripped, primed and painted in linseed oil, three coats.',
      euros: [3_600, 8_200],
      days: [8, 14],
      pictures: ['Shutter, third coat', 'Sash, stripped', 'Linseed green'],
    },
    {
      name: 'Polished plaster in the hall',
      text: '{22-38} m² of marmorino, four coats, soaped and polished.',
      euros: [3_900, 7_800],
      days: [5, 8],
      pictures: ['Marmorino, close', 'Hall in the evening', 'Corner, by hand'],
    },
    {
      name: 'Ceiling after water damage',
      text: 'Stain of {2-5} m² blocked, paper removed, ceiling skimmed and painted from edge to edge.',
      euros: [600, 1_700],
      days: [2, 3],
      pictures: ['Ceiling, skimmed', 'Before', 'Edge to edge'],
    },
  ],
  comments: {
    5: [
      'They painted three sample boards and came back at six in the evening to look at them with us.',
      'The straightest line between wall and ceiling I have seen, in a house without one straight wall.',
      'Furniture moved, floor covered, curtains hung again. We came home to a finished room.',
      'Lime paint everywhere, no smell, and the baby slept in the room two days later.',
      'They talked me out of dark blue for the north room. Thank you for that.',
      'Facade done in eleven days, and the roses in front of it are alive.',
      'Wallpaper with a pattern of 64 centimetres, and the joins are not to be found.',
      'One crack came back after the winter. One phone call, and they closed it again, free.',
      'Flat ready on the day of the new lease, keys on the table, windows clean.',
      'The marmorino in our hall is the thing everyone touches.',
      'They found the old stencil under five coats and repaired it instead of covering it.',
      'Two coats with a night between them, exactly as it stands in the quote.',
      'The shutters have not looked like this since my grandmother.',
      'Dust-free sanding. I did not believe it, and it is true.',
    ],
    4: [
      'Lovely colours, clean work, started a week late.',
      'Very neat. One radiator was forgotten and done the next day.',
      'Good facade. The scaffold firm was less careful with our lawn.',
      'Fair price, friendly team. I would ask for thicker floor paper next time.',
      'Good result, though the first white was the wrong white.',
    ],
    3: [
      'The walls are good, the ceilings needed a third coat that we had to ask for.',
      'Paint on two door handles. They cleaned it after I called, but still.',
    ],
    2: [
      'Edges at the skirting are uneven in two rooms. The offer to come back was for the month after next.',
    ],
    1: ['They painted over the damp. It was back in six weeks.'],
  },
};
