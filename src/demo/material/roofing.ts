import type { TradeMaterial } from './trade.ts';

export const roofing: TradeMaterial = {
  category: 'Roofing',
  description: 'Slate, tile and zinc roofs, gutters, dormers, roof windows and the repair after a storm.',
  plate: 'roofing',
  companies: [
    {
      name: 'Toiture Schmit & Fils',
      town: 'Esch-sur-Alzette',
      also: ['Carpentry', 'Masonry', 'General Construction'],
      hasEmergencyService: true,
      projects: 64,
      reviews: 47,
      description:
        'Slate and zinc roofs in the south since 1974. From one slipped slate to a full re-roof with new timbers, insulation and gutters, and a written condition report before we start. After we finish you get the same list again, ticked.',
    },
    {
      name: 'Daachdecker Wampach & Poos',
      town: 'Wiltz',
      also: ['Carpentry'],
      hasEmergencyService: true,
      description:
        'Slate roofs in the Éislek, laid by hand in the old German pattern where the house asks for it. We keep two tonnes of reclaimed Martelange slate in the yard for repairs. After a storm we cover first and count later.',
    },
    {
      name: 'Zénguerie Frisch',
      town: 'Mersch',
      also: ['Façades & Insulation'],
      description:
        'Standing seam zinc and copper, folded on our own bench in Mersch. Gutters, dormer cheeks, valleys, bay roofs and the odd weathercock. We take the measurements ourselves, because tin does not forgive.',
    },
    {
      name: 'Coberturas Teixeira & Filhos',
      town: 'Differdange',
      hasEmergencyService: true,
      description:
        'Tile roofs, flat roofs and gutters between Rodange and Dudelange. Five roofers, one crane lorry, and a foreman who has been up there for thirty years. Quotes come with photographs of every spot we mean to touch.',
    },
    {
      name: 'Flachdach Kessler',
      town: 'Grevenmacher',
      also: ['Façades & Insulation'],
      description:
        'Flat roofs only: bitumen in two layers, EPDM, green roofs and terraces. We flood-test every surface for 24 hours before we hand it over, and the insulation falls to the outlet by calculation, not by eye.',
    },
    {
      name: 'Toitures Lefort-Hames',
      town: 'Strassen',
      also: ['Windows & Doors'],
      description:
        'Roof windows, attic conversions and re-roofing around the city. We know which facades of Limpertsberg and Belair are listed and do the drawings for the permit. Scaffold, skip and clean-up are in the first price.',
    },
    {
      name: 'Dachstuhl Zenner',
      town: 'Echternach',
      also: ['Carpentry'],
      description:
        'Roof frames and coverings from one crew: the carpenters who cut the rafters also batten and slate. Barns, parish houses and terraced houses along the Sûre. We build one large roof and several small ones a year.',
    },
    {
      name: 'Rinnen- a Daachservice Molling',
      town: 'Ettelbruck',
      hasEmergencyService: true,
      description:
        'Small jobs that bigger firms put off: gutters cleaned and re-soldered, slipped tiles, chimney caps, moss, a leak that three people have looked at. Half-day minimum, and a photograph before and after.',
    },
    {
      name: 'Bedachungen Lorig',
      town: 'Remich',
      description:
        'Tile and slate on the Musel, with an eye for cellars and wine estates where the roof has to breathe. Insulation between and above the rafters, vapour layer drawn and explained before we order.',
    },
    {
      name: 'Schifer & Zenk Biever',
      town: 'Clervaux',
      isNew: true,
      description:
        'Two roofers who set up on their own this year after twelve years with a larger house. Natural slate, zinc gutters and dormers within forty minutes of Clervaux.',
    },
  ],
  jobs: [
    {
      name: 'Slate re-roof',
      text: '{140-220} m² of natural slate on new battens, two dormers rebuilt and the lead valleys replaced.',
      euros: [34_000, 58_000],
      days: [20, 35],
      pictures: ['Slate courses, street side', 'Valley gutter', 'Dormer cheek in zinc', 'New battens'],
    },
    {
      name: 'Valley gutter and flashing',
      text: 'Zinc valley split at the solder joint: {6-11} metres renewed, slates lifted and relaid, no new roof needed.',
      euros: [1_800, 4_200],
      days: [2, 5],
      pictures: ['Valley gutter', 'Flashing at the wall', 'Slates relaid'],
    },
    {
      name: 'Storm repair',
      text: 'Ridge tiles and about {30-90} slates gone after the night of the storm. Covered the same evening, repaired the week after.',
      euros: [900, 3_600],
      days: [1, 4],
      pictures: ['Ridge after the storm', 'Ridge, bedded again', 'Temporary cover'],
    },
    {
      name: 'Dormer with zinc cheeks',
      text: 'New dormer of {18-26}/10 m on the garden side: timber frame, standing seam cheeks, insulated and plastered inside.',
      euros: [11_000, 19_500],
      days: [10, 16],
      pictures: ['Dormer, garden side', 'Standing seam', 'Inside, before plaster'],
    },
    {
      name: 'Attic insulation',
      text: 'Wood fibre between the rafters, {18-24} cm, airtight layer taped and tested, battens ready for the plasterboard.',
      euros: [7_500, 15_000],
      days: [5, 10],
      pictures: ['Wood fibre between rafters', 'Airtight layer', 'Blower test'],
    },
    {
      name: 'Gutters and downpipes in zinc',
      text: '{24-46} metres of half-round gutter, five downpipes, cast foot pieces kept and painted.',
      euros: [3_200, 7_400],
      days: [3, 6],
      pictures: ['Half-round gutter', 'Cast foot piece', 'Downpipe, street side'],
    },
    {
      name: 'Flat roof over the garage',
      text: '{28-60} m² of bitumen in two layers on new sloping insulation, outlet moved to the low corner.',
      euros: [4_800, 9_900],
      days: [4, 7],
      pictures: ['Second layer', 'Outlet and leaf guard', 'Edge in zinc'],
    },
    {
      name: 'Roof windows',
      text: '{2-5} roof windows set in the old tile roof, flashing, lining and blinds, plaster made good.',
      euros: [3_900, 9_800],
      days: [3, 6],
      pictures: ['Roof window from inside', 'Flashing from the scaffold', 'Lining'],
    },
    {
      name: 'Tile roof with sarking board',
      text: '{120-190} m² of clay tiles, {14-18} cm of wood-fibre sarking on the rafters, new verges and snow guards.',
      euros: [29_000, 47_000],
      days: [18, 28],
      pictures: ['Clay tiles, first rows', 'Sarking board', 'Verge and snow guard'],
    },
    {
      name: 'Chimney taken down and roof closed',
      text: 'A disused chimney removed to below the ridge, {3-6} m² of roof closed to match. The bricks stayed with the client.',
      euros: [1_900, 3_900],
      days: [2, 4],
      pictures: ['Chimney, coming down', 'Roof closed', 'Matching slates'],
    },
  ],
  comments: {
    5: [
      'They found two rotten rafters on the first day, showed me, priced it that evening and carried on. Finished a day early. The gutters are a work of art.',
      'Clean site every night. The drawing they made before starting is hanging in our hall now.',
      'On the roof two hours after I called, on a Sunday. The final repair took a while because the slates had to come from Spain, but they told me so.',
      'Three companies said new roof. This one said valley gutter. It has not leaked since.',
      'The condition report had 31 photographs and a page for each. I knew what I was paying for.',
      'Scaffold up on Monday, slates off by Wednesday, dry every evening although it rained twice.',
      'They counted the slates that could be used again and took them off the bill.',
      'My father had this roof done by the same firm in 1988. Same care, newer crane.',
      'The new dormer looks as if it had been there since the house was built. The neighbours asked who drew it.',
      'Gutter in zinc, soldered on site, joints you have to look for. No drip in the last three storms.',
      'Came to look, said the roof has ten years left and went home without selling me anything. Hired them for the chimney.',
      'They covered the hole in the dark with head lamps. The carpet stayed dry.',
      'Price of the quote was the price of the bill, to the euro.',
      'A roofer who explains a vapour layer with a sandwich bag. Now I understand my attic.',
      'Every tile that came down went into the skip, none into the flower beds.',
      'The blower test was done in front of us and the paper is in the folder. The attic is warm at minus six.',
      'Listed front, so the permit took time. They wrote the letters to the heritage office themselves.',
      'Four roof windows in three days, and the plaster around them is better than before.',
      'Our barn roof sagged by 20 centimetres. It is straight now and the old beams are still in it.',
      'They rang at seven to say the wind was too strong for the crane. The next day they were there at seven.',
      'The flat roof was under water for a day as a test. Not a drop in the garage.',
      'The apprentice swept the pavement every evening without being told. Small thing, but we noticed.',
      'Second time with them. The first repair, six years ago, has not moved.',
      'The snow guards were not in my request. They asked about the pavement below and were right.',
      'I got a phone call when a slate came in the wrong thickness. They sent it back.',
      'Our roof has 14 corners. They drew all of them before giving a price.',
      'A leak we had chased for four years was a nail. They charged for half a day.',
      'Polite on the phone, quiet on the roof, tidy in the yard.',
    ],
    4: [
      'Good roof, good people. Two weeks later than planned because of the weather.',
      'Everything dry. The scaffold stood a week longer than it had to.',
      'The slate work is beautiful, the paint on the downpipe was left to us.',
      'Fair price and solid work. I had to ask twice for the photographs.',
      'They kept the old timbers, which I wanted. It cost a little more than a new frame would have.',
      'Strong crew. The radio was strong as well.',
      'Solid repair. Parking the crane lorry needed a permit nobody had mentioned.',
      'Very good with the zinc. The invoice took two months.',
    ],
    3: [
      'Good work, but the start date moved twice.',
      'The roof is fine. One roof window had to be set again because the blind did not close.',
      'Result in order, but I learned about the extra for the skip from the bill.',
    ],
    2: [
      'The ridge leaked again after three months. They came back and fixed it, but not before the second rain.',
      'Half of the gutter was done in May, the other half in September. Nobody told us why.',
    ],
    1: ['Scaffold up, then nobody for five weeks. We paid the street permit twice.'],
  },
};
