import type { TradeMaterial } from './trade.ts';

export const renovation: TradeMaterial = {
  category: 'Renovation',
  description:
    'Old houses and flats made good again: structure, insulation, services and surfaces in the right order.',
  plate: 'renovation',
  companies: [
    {
      name: 'Al & Nei Renovatioun',
      town: 'Luxembourg',
      also: ['Masonry', 'Painting', 'Tiling'],
      description:
        'Terraced houses in Bonnevoie, Hollerich and Gasperich, from the cellar to the ridge. We make one plan for all trades, hang it in the hall and cross off what is done.',
    },
    {
      name: 'Rénovations Simões & Lambert',
      town: 'Schifflange',
      also: ['Plumbing', 'Tiling'],
      description:
        'Flats and workers’ houses in the south. Fourteen people, among them our own tiler, plumber and plasterer, so a bathroom does not need five appointments.',
    },
    {
      name: 'Haus am Dall',
      town: 'Larochette',
      also: ['Carpentry', 'Masonry'],
      description:
        'Sandstone houses in the valleys of the Ernz. Damp walls first, then floors, then windows, then colour. We use lime, wood fibre and clay, and we explain why before we charge for it.',
    },
    {
      name: 'Sanéierung Lanners',
      town: 'Wiltz',
      also: ['Façades & Insulation', 'Roofing'],
      description:
        'Energy renovation in the north, with the adviser’s report on the table and the subsidies applied for before the first nail. House by house, roof before facade before heating.',
    },
    {
      name: 'Atelier Toussaint Rénovation',
      town: 'Mamer',
      also: ['Interior Design', 'Carpentry'],
      description:
        'Kitchens, baths and attics in houses of the 1970s and 80s. Walls moved, light let in, cables hidden. We build a full-size corner of the room in cardboard before anybody orders anything.',
    },
    {
      name: 'Bauernhaff Reding & Piras',
      town: 'Beckerich',
      also: ['Carpentry', 'Roofing'],
      description:
        'Barns and stables turned into homes. We keep the gates, the beams and the floor of the yard, and put the new rooms inside like a piece of furniture.',
    },
    {
      name: 'Rénov’Appart Monteiro',
      town: 'Howald',
      also: ['Electrical', 'Painting', 'Flooring'],
      description:
        'Apartment renovation in six weeks: strip out, services, plaster, floor, kitchen. We work in buildings with neighbours, so noise stops at five and the lift is padded.',
    },
    {
      name: 'Denkmal & Dach',
      town: 'Echternach',
      also: ['Masonry', 'Windows & Doors'],
      description:
        'Renovation of listed houses, with the file for the heritage institute included. We take samples, draw joints, and ask twice before replacing a stone.',
    },
    {
      name: 'Umbau Kessler & Faber',
      town: 'Mondorf-les-Bains',
      also: ['General Construction'],
      description:
        'Conversions on the Musel side: one house into two, garage into studio, cellar into a room with daylight. Building physics calculated by our own engineer.',
    },
    {
      name: 'Retouche',
      town: 'Strassen',
      also: ['Painting', 'Tiling'],
      description:
        'Small renovation jobs in one to ten days. A wall repaired, a floor levelled, a kitchen freshened. You send pictures, we send a price, and two people come.',
    },
    {
      name: 'Huel & Hummer',
      town: 'Schieren',
      also: ['Plumbing', 'Electrical'],
      description:
        'Renovation in stages for people who pay as they go. We make a five-year plan for the house and do one chapter a year, so that nothing is torn out twice.',
    },
    {
      name: 'Rénovation Okafor & Weis',
      town: 'Differdange',
      isNew: true,
      description:
        'An architect and a site foreman who joined forces this spring. Interior renovation of flats and small houses in Differdange and around.',
    },
  ],
  jobs: [
    {
      name: 'Terraced house, cellar to ridge',
      text: 'House of {1905-1938} renewed in one go: damp course, wiring, pipes, insulation, windows. {120-165} m², family moved back after seven months.',
      euros: [168_000, 265_000],
      days: [150, 210],
      pictures: ['Hall, plaster off', 'First floor, finished', 'Kitchen with old beam', 'Cellar steps'],
    },
    {
      name: 'Flat renewed in six weeks',
      text: '{64-92} m² stripped to the plaster, new wiring and pipes, oak floor, kitchen prepared.',
      euros: [46_000, 78_000],
      days: [30, 45],
      pictures: ['Stripped out', 'Oak floor', 'Living room', 'Kitchen wall'],
    },
    {
      name: 'Barn into a home',
      text: '{180-240} m² inside a barn of 1880: new slab, wood fibre, gallery under the old beams.',
      euros: [210_000, 340_000],
      days: [170, 230],
      pictures: ['Gate, glazed', 'Gallery', 'Old beams', 'New slab'],
    },
    {
      name: 'Attic turned into two bedrooms',
      text: '{38-56} m² under the roof: insulation, dry lining, two roof windows, stair with storage below.',
      euros: [38_000, 64_000],
      days: [30, 50],
      pictures: ['Under the ridge', 'Dry lining', 'Stair with storage'],
    },
    {
      name: 'Kitchen and dining room joined',
      text: 'Wall taken out, floor levelled by {2-5} cm, new wiring and plaster. Cooking on the terrace for three weeks.',
      euros: [19_000, 34_000],
      days: [15, 24],
      pictures: ['Wall, half gone', 'Level floor', 'One room now'],
    },
    {
      name: 'Damp walls in the ground floor',
      text: 'Render off to {110-150} cm, salts measured, lime plaster in three coats, skirting left open for a winter.',
      euros: [7_900, 15_500],
      days: [10, 18],
      pictures: ['Render off', 'Lime plaster, second coat', 'Ground floor, dry'],
    },
    {
      name: 'Energy renovation with subsidies',
      text: 'Roof, facade and cellar ceiling insulated in that order, {11-16} windows changed, file handed in before the start.',
      euros: [84_000, 148_000],
      days: [80, 120],
      pictures: ['Facade, first boards', 'Cellar ceiling', 'New windows'],
    },
    {
      name: 'Bathroom and toilet renewed',
      text: '{6-9} m² down to the joists, floor strengthened, window kept, everything new in between.',
      euros: [16_500, 27_500],
      days: [14, 22],
      pictures: ['Down to the joists', 'Window kept', 'Basin wall'],
    },
    {
      name: 'Shop turned into a flat',
      text: 'Former baker’s shop of {58-82} m²: shop window divided, oven vault kept as pantry.',
      euros: [62_000, 98_000],
      days: [55, 85],
      pictures: ['Shop window, divided', 'Oven vault', 'Front room'],
    },
  ],
  comments: {
    5: [
      'The plan in the hall with its crossed-off lines was the most calming thing in seven months.',
      'They built a cardboard kitchen in our living room. We moved the fridge twice before anyone ordered anything.',
      'Bathroom, wiring and floor in six weeks, and the neighbours still greet us.',
      'They measured the salts and told us to wait a winter before painting. The wall is dry, so they were right.',
      'The subsidies were applied for in the right order. We would have lost 14,000 euros on our own.',
      'We kept the oven vault. Every other firm wanted to fill it with concrete.',
      'Noise stopped at five, each day. The lady on the second floor brought them cake.',
      'Our house is 118 years old and for the first time no draught under the doors.',
      'One contact, one invoice, one list of defects, and the list was short.',
      'A five-year plan and we are in year three. Nothing has been torn out twice.',
      'They found the old cement tiles under three layers and asked before touching them.',
      'The foreman speaks Luxembourgish with us, Portuguese with the crew and French with the architect, and everybody gets the same answer.',
      'Site locked, swept and lit every evening. In winter that matters.',
      'I came with a picture from a magazine and left with something that fits the house.',
    ],
    4: [
      'Very good work on an old house with many surprises. The end price was nine per cent above, all explained.',
      'Great team. We moved in two weeks late and without kitchen lights.',
      'Good plaster, good floor. The painting could have used another day.',
      'They keep their word. Sometimes a week later than they gave it.',
      'Well organised, and the dust was what it is.',
    ],
    3: [
      'The result is nice, but we had to coordinate the kitchen firm ourselves.',
      'Four weeks without a usable toilet, announced as one.',
      'Good craftsmen. The office loses e-mails.',
    ],
    2: ['Half a year of delay and a new explanation every month. The work that is done is decent.'],
    1: ['Walls were closed before the electrician had finished. We opened them again at our own cost.'],
  },
};
