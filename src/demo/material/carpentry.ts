import type { TradeMaterial } from './trade.ts';

export const carpentry: TradeMaterial = {
  category: 'Carpentry',
  description: 'Roof frames, stairs, built-in furniture, terraces and joinery made to measure.',
  plate: 'carpentry',
  companies: [
    {
      name: 'Ateliers Thill',
      town: 'Clervaux',
      also: ['Renovation', 'Windows & Doors', 'Interior Design'],
      projects: 30,
      reviews: 22,
      description:
        'Joiners and cabinet makers. Oak stairs, sash windows for listed houses and fitted kitchens, drawn, cut and assembled in our workshop in Clervaux.',
    },
    {
      name: 'Schräinerei Olinger-Frisch',
      town: 'Lintgen',
      also: ['Interior Design'],
      description:
        'Built-in cupboards, kitchens and doors in solid wood. We dry our own ash and oak behind the workshop, and you may come and choose the board your table is made of.',
    },
    {
      name: 'Zammerei Hames',
      town: 'Hosingen',
      also: ['Roofing'],
      description:
        'Timber frames, barns, carports and extensions. Joints cut by machine where that is better and by hand where it is not. We raise a normal house frame in three days.',
    },
    {
      name: 'Menuiserie Humbert & Coelho',
      town: 'Foetz',
      also: ['Windows & Doors'],
      description:
        'Doors, stairs and shop fittings, with twelve joiners and a spray booth. The measuring is done by the person who makes the piece, not by the one who sells it.',
    },
    {
      name: 'Holzbau Brück',
      town: 'Echternach',
      also: ['Façades & Insulation'],
      description:
        'Timber-frame extensions and added storeys for houses that have no room left but the one above. Wall elements come finished from the hall; the roof is open for one day at most.',
    },
    {
      name: 'Trapen-Atelier Wagener',
      town: 'Mamer',
      description:
        'Stairs, nothing else. Straight, winding, hung from the wall or sawn out of the old one. Each is set up once in the workshop, walked on, taken apart and brought to you.',
    },
    {
      name: 'Marcenaria Rebelo',
      town: 'Esch-sur-Alzette',
      also: ['Flooring'],
      description:
        'Wardrobes to the ceiling, alcoves, desks under slopes. Three joiners with a small workshop behind the market hall. We draw on the wall with chalk, then you can walk through your cupboard.',
    },
    {
      name: 'Holz & Hobel Endres',
      town: 'Grevenmacher',
      also: ['Windows & Doors', 'Flooring'],
      description:
        'Repair joinery: sticking doors, worn treads, window sashes, parquet with gaps. Old profiles are copied with our own cutters, so that the new piece is found only by the one who knows.',
    },
    {
      name: 'Terrassen Lanners-Simões',
      town: 'Bettembourg',
      also: ['Landscaping'],
      description:
        'Decks, pergolas and garden sheds in larch, robinia and thermo-ash. Hidden screws, air under the boards, and a slope you cannot see but the rain can.',
    },
    {
      name: 'Holzwuerm',
      town: 'Ell',
      isNew: true,
      description:
        'One joiner, one workshop in an old dairy, and a waiting list that is still short. Tables, shelves and small built-in pieces from local wood.',
    },
  ],
  jobs: [
    {
      name: 'Oak staircase',
      text: 'Winding stair of {14-17} steps in oak, handrail in one piece, old stair sawn out and the new one walkable the same evening.',
      euros: [9_800, 18_500],
      days: [4, 8],
      pictures: ['Oak treads', 'Handrail, first bend', 'Stair from below', 'String and riser'],
    },
    {
      name: 'King-post truss',
      text: 'A cracked tie beam spliced in oak over {180-260} cm; the original 1908 truss kept.',
      euros: [8_900, 14_500],
      days: [8, 14],
      pictures: ['Tie beam, spliced', 'King post', 'Oak pegs'],
    },
    {
      name: 'Fitted kitchen in ash',
      text: '{5-8} metres of fronts in solid ash, oiled, drawers to the floor, worktop in one board.',
      euros: [14_000, 27_000],
      days: [6, 12],
      pictures: ['Ash fronts', 'Drawer joint', 'Worktop edge', 'Kitchen, garden side'],
    },
    {
      name: 'Wardrobe under the slope',
      text: '{3-6} metres of wardrobe following the roof, sliding doors, ventilated at the back.',
      euros: [3_900, 8_400],
      days: [3, 5],
      pictures: ['Under the slope', 'Sliding door', 'Inside, with rails'],
    },
    {
      name: 'Larch terrace',
      text: '{24-52} m² of larch on adjustable feet, hidden fixing, two steps down to the lawn.',
      euros: [5_600, 12_400],
      days: [4, 8],
      pictures: ['Larch boards', 'Steps to the lawn', 'Substructure'],
    },
    {
      name: 'Added storey in timber frame',
      text: '{62-96} m² on top of a bungalow, elements set in two days, roof closed on the third.',
      euros: [118_000, 196_000],
      days: [60, 100],
      pictures: ['Wall element on the crane', 'Second day', 'Storey, closed'],
    },
    {
      name: 'Six windows, street side',
      text: 'Oak frames with the old profile, double glazing, shutters repaired and repainted. Sill height {78-92} cm kept.',
      euros: [9_200, 16_800],
      days: [5, 9],
      pictures: ['Old profile, new oak', 'Shutter hinge', 'Street side'],
    },
    {
      name: 'Carport with tool room',
      text: 'Carport of {5-7} by 6 metres in douglas fir, tool room at the back, planted roof.',
      euros: [11_500, 19_000],
      days: [6, 11],
      pictures: ['Post and brace', 'Tool room', 'Roof edge'],
    },
    {
      name: 'Interior doors, repaired',
      text: '{6-11} panel doors taken home, planed, re-hung, with new locks in the old cases.',
      euros: [1_800, 4_600],
      days: [3, 7],
      pictures: ['Panel door', 'Old lock case', 'Hinge, let in'],
    },
  ],
  comments: {
    5: [
      'The stair was set up in the workshop and we were allowed to walk on it before it was delivered.',
      'Six windows, and from the street you cannot tell they are new. From the bed you can hear it.',
      'He asked how tall we are before he drew the kitchen. Obvious, but nobody else did.',
      'The splice in the beam is so neat that guests ask about it.',
      'Old stair out in the morning, new stair in by supper. The dog was the first one up.',
      'They copied one missing baluster out of forty. Even the wear is right.',
      'Chalk on the wall, then the wardrobe, and it was exactly as drawn.',
      'We chose the board for our table behind the workshop. It has a knot shaped like a bird.',
      'The frame stood in three days, as written. The neighbours had brought chairs.',
      'Doors that stuck for twenty years now close with a finger.',
      'They said larch goes grey and brought a grey board to look at. We liked the grey.',
      'No filler anywhere. I looked.',
      'The drawers run like on the first day, and that was two winters ago.',
      'The roof was open for one day, the sun shone, and even so they had a sheet ready.',
      'A carpenter who measures three times and is never late. It exists.',
      'Listed house, suspicious heritage officer, and at the end he shook their hand.',
    ],
    4: [
      'Beautiful oak stair. Delivered two weeks after the date, with a call in time.',
      'Great kitchen. One front had to be sanded again at home, which smelled of oil for a day.',
      'Very good work, not cheap, worth it.',
      'The terrace is even and firm. A bucket of screws stayed behind.',
      'Careful and friendly. The quote took a month.',
    ],
    3: [
      'The wardrobe is fine, but one door was made the wrong way round and we waited six weeks for it.',
      'Good joints, bad communication. We learned about the holiday from a note on the gate.',
    ],
    2: ['The carport leans by two centimetres. They say it is within tolerance.'],
    1: ['Kitchen without handles for four months. We opened the drawers with string.'],
  },
};
