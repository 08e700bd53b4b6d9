import type { TradeMaterial } from './trade.ts';

export const generalConstruction: TradeMaterial = {
  category: 'General Construction',
  description:
    'Houses and extensions from the foundation to the ridge, with one company answering for all trades.',
  plate: 'general-construction',
  companies: [
    {
      name: 'Bauentreprise Reuland & Mangen',
      town: 'Bissen',
      also: ['Masonry', 'Renovation'],
      description:
        'Shell construction and extensions for private houses. Our site manager lives fifteen minutes from every site we take. You get a weekly page with three photographs, what was done and what comes next.',
    },
    {
      name: 'Constructions Tavares-Kayser',
      town: 'Esch-sur-Alzette',
      also: ['Renovation', 'Masonry', 'Façades & Insulation'],
      description:
        'Twenty-two people for new houses, annexes and heavy renovation in the south. Concrete and masonry are ours; for the rest we bring firms we have worked with for ten years and answer for them.',
    },
    {
      name: 'Bau-Haff Feltgen',
      town: 'Redange',
      also: ['Landscaping'],
      description:
        'Farm buildings, halls and family houses in the west. We pour foundations on clay and know what that means. Own excavators, own lorries, and a yard you can visit.',
    },
    {
      name: 'Entreprise Générale Pierrard',
      town: 'Windhof',
      also: ['Renovation', 'Flooring', 'Painting', 'Tiling'],
      description:
        'Turnkey houses and offices with a fixed price and a date in the contract. One contact from the permit to the keys, and ten per cent held back until your list of defects is empty.',
    },
    {
      name: 'Hochbau Thielen & Galli',
      town: 'Grevenmacher',
      also: ['Masonry'],
      description:
        'Shells in brick and concrete between Wasserbillig and Remich. Basements on slopes are our daily bread: drainage, retaining walls and a terrace at the end of it.',
    },
    {
      name: 'Baugeschäft Useldinger',
      town: 'Useldange',
      also: ['Masonry', 'Renovation'],
      description:
        'A builder of the old kind, with eleven masons and one telephone number. Annexes, garages, garden walls, and the opening in the load-bearing wall that nobody else wants to cut.',
    },
    {
      name: 'Nordstad Bau Siebenaler',
      town: 'Ettelbruck',
      also: ['Renovation'],
      description:
        'Extensions and added storeys for families who have run out of rooms. We start with a visit, a sketch at 1:50 and a sum you can take to the bank.',
    },
    {
      name: 'Édifice Marchetti',
      town: 'Dudelange',
      also: ['Renovation', 'Façades & Insulation'],
      description:
        'Four generations of builders in the Italian quarter of Dudelange. Workers’ houses enlarged to the back, cellars made dry, ceilings raised. We have probably been in your street before.',
    },
    {
      name: 'Rohbau Hosingen',
      town: 'Hosingen',
      also: ['Carpentry'],
      description:
        'Foundations, walls and slabs on the high ground, from April to the first real frost. Timber frame or brick, we build both and tell you which suits the plot.',
    },
    {
      name: 'Amaral Construction Générale',
      town: 'Sanem',
      also: ['Masonry', 'Tiling'],
      description:
        'Small general contractor for jobs between 20,000 and 200,000 euros: an annex, a garage, a flat in the attic. Nine people, three vans and a clear order of work.',
    },
    {
      name: 'Maison & Méthode',
      town: 'Luxembourg',
      also: ['Renovation', 'Interior Design'],
      description:
        'Site management for owners who build once in their life. We write the tender, compare the offers line by line, and stand on the site three mornings a week with the plan in hand.',
    },
    {
      name: 'Grondsteen Bau',
      town: 'Junglinster',
      isNew: true,
      description:
        'New building firm of two site managers and six masons. Extensions and garages around Junglinster, with an honest answer about when we can start.',
    },
  ],
  jobs: [
    {
      name: 'Rear extension with flat roof',
      text: 'Kitchen extension of {18-34} m², slab on strip foundations, steel beam of {380-520} cm in the old wall, sliding door to the garden.',
      euros: [68_000, 124_000],
      days: [60, 95],
      pictures: ['Steel beam going in', 'Slab poured', 'Extension, garden side', 'Strip foundation'],
    },
    {
      name: 'Family house, shell',
      text: '{160-220} m² on two floors and cellar, aerated brick of 42 cm, slab cast in one day.',
      euros: [215_000, 340_000],
      days: [100, 160],
      pictures: ['First floor slab', 'Gable wall', 'Cellar, tanked', 'Roof level'],
    },
    {
      name: 'Load-bearing wall opened',
      text: 'Opening of {260-420} cm between kitchen and living room, props overnight, steel plastered in.',
      euros: [6_800, 13_500],
      days: [4, 8],
      pictures: ['Props, first night', 'Steel, plastered in', 'Opening'],
    },
    {
      name: 'Double garage',
      text: 'Garage of {38-48} m² in brick on a reinforced slab, flat roof prepared for planting.',
      euros: [34_000, 52_000],
      days: [25, 40],
      pictures: ['Garage slab', 'Lintel', 'Sectional door'],
    },
    {
      name: 'Cellar made dry',
      text: '{22-40} metres of outside wall dug free, sealed, insulated and drained, yard put back as it was.',
      euros: [21_000, 39_000],
      days: [15, 25],
      pictures: ['Wall dug free', 'Drainage layer', 'Yard, put back'],
    },
    {
      name: 'Two flats from one house',
      text: 'House of 1962 divided into two flats of {72-98} m² each: separate stairs, meters and sound insulation.',
      euros: [142_000, 228_000],
      days: [110, 170],
      pictures: ['New stair', 'Sound insulation', 'Upper flat', 'Meter cupboard'],
    },
    {
      name: 'Demolition and new rear wing',
      text: 'Old wash house taken down by hand, new wing of {28-46} m² on two floors, neighbours’ walls secured first.',
      euros: [96_000, 165_000],
      days: [70, 120],
      pictures: ['Wash house, coming down', 'Neighbour’s wall, secured', 'New wing'],
    },
    {
      name: 'Foundation underpinned',
      text: '{8-14} metres of foundation underpinned in sections of one metre, cracks watched with gauges for three months.',
      euros: [18_500, 34_000],
      days: [15, 28],
      pictures: ['Section three', 'Crack gauge', 'Concrete, poured'],
    },
  ],
  comments: {
    5: [
      'A page every Friday with photographs and what comes next. We were never in the dark.',
      'Fixed price, and it stayed fixed although the ground was worse than expected.',
      'The steel beam went in on a Thursday, and on Friday we had breakfast in a kitchen twice as large.',
      'They stood by their subcontractors. When the screed cracked they had it redone before I had written.',
      'The neighbours’ wall was secured before the first stone was touched. They even got a letter.',
      'Keys on the day in the contract. I had bet a crate of Crémant against it, and paid it gladly.',
      'Our cellar has been dry for two winters. There are books in it now.',
      'The site manager answered at seven in the morning and was on the scaffold at eight.',
      'Ten per cent held back until the list was empty. It was empty in nine days.',
      'A builder who says no when something is a bad idea. We saved a column and a lot of money.',
      'Excavator in the garden for a month, and the apple tree still stands.',
      'The sum in the first conversation was within three per cent of the last invoice.',
    ],
    4: [
      'Good and solid. The permit took longer than the building.',
      'The extension is what we wanted. Six weeks of mud were not avoidable, it seems.',
      'Reliable people. Extras were always asked before, but there were several.',
      'Strong on concrete, less on details at the window sills.',
      'Finished three weeks late and everything in order.',
    ],
    3: [
      'The shell is good. The handover to the other trades was not organised as promised.',
      'Quality fine, but the bill for the skip was twice what we had talked about.',
    ],
    2: ['Three different foremen in four months. Each one started by asking what the last one had done.'],
    1: ['The slab was poured two centimetres too high and we had to shorten every door.'],
  },
};
