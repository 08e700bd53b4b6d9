import type { TradeMaterial } from './trade.ts';

export const landscaping: TradeMaterial = {
  category: 'Landscaping',
  description: 'Gardens, terraces, dry stone walls, hedges, trees and the paths between them.',
  plate: 'landscaping',
  companies: [
    {
      name: 'Gaart & Wéngert',
      town: 'Wormeldange',
      also: ['Masonry'],
      projects: 0,
      reviews: 0,
      description:
        'Terraced gardens, dry stone walls and planting that survives a Moselle August. Three gardeners and one very small excavator.',
    },
    {
      name: 'Gaardebau Feltgen-Molling',
      town: 'Junglinster',
      description:
        'Gardens planned, built and looked after. We draw at 1:100 with the sun at four o’clock in June and in September. Terraces, ponds, lawns and the path you will actually walk.',
    },
    {
      name: 'Paysages Delvaux',
      town: 'Strassen',
      also: ['Cleaning'],
      description:
        'Maintenance for gardens and residences around the city: hedges twice, roses once, leaves when they fall. One gardener per garden, so somebody knows where the tulips are.',
    },
    {
      name: 'Bam & Hiek',
      town: 'Ettelbruck',
      hasEmergencyService: true,
      description:
        'Tree care with ropes. Crowns thinned, dead wood out, felling where there is no other way. After a storm we clear roofs and roads day and night. Each tree gets a written opinion before the saw.',
    },
    {
      name: 'Jardins Nogueira',
      town: 'Mondercange',
      also: ['Masonry'],
      description:
        'Paving, garden walls, fences and lawns in the south. Two excavators and a good eye for levels. We find your rain water a place to go before we pave.',
    },
    {
      name: 'Dréchemauer',
      town: 'Remerschen',
      also: ['Masonry'],
      description:
        'Dry stone walls in shell limestone, built without mortar as in the vineyards above us. Repairs by the metre, new walls by the tonne, lizards included.',
    },
    {
      name: 'Naturgaart Reding',
      town: 'Saeul',
      description:
        'Meadows, hedges of native shrubs, ponds without filter. We work with what the soil gives and leave the leaves. Two mowings a year, done with us or by you after a lesson.',
    },
    {
      name: 'Terra Piras',
      town: 'Bertrange',
      also: ['General Construction'],
      description:
        'Earthworks and outdoor building: drives, drainage, retaining walls, pools. Levels taken with a laser and given to you as a plan before the first bucket.',
    },
    {
      name: 'Gréngen Daum Eislek',
      town: 'Weiswampach',
      isNew: true,
      description:
        'Gardener with a trailer and good references, now with a firm of her own. Hedges, beds and lawns in the far north, where spring comes late.',
    },
  ],
  jobs: [
    {
      name: 'Dry stone wall',
      text: '{9-22} metres of wall in shell limestone, {90-150} cm high, drained behind, steps let in.',
      euros: [7_200, 18_500],
      days: [8, 16],
      pictures: ['Wall, third course', 'Steps in the wall', 'Coping'],
    },
    {
      name: 'Garden terrace and beds',
      text: '{28-46} m² of terrace in sandstone, two raised beds, hedge of hornbeam, tap and light prepared.',
      euros: [12_500, 24_000],
      days: [9, 16],
      pictures: ['Sandstone terrace', 'Raised bed', 'Hornbeam hedge', 'Terrace in June'],
    },
    {
      name: 'Drive in permeable paving',
      text: '{55-95} m² of drive with wide joints, soakaway of three cubic metres, kerb to the street.',
      euros: [9_400, 17_800],
      days: [6, 11],
      pictures: ['Wide joints', 'Soakaway', 'Drive, from the street'],
    },
    {
      name: 'Old pear tree, crown thinned',
      text: 'Pear of about {80-120} years: dead wood out, crown lightened by a fifth, one cable set.',
      euros: [700, 1_900],
      days: [1, 2],
      pictures: ['On the rope', 'Crown, after', 'Cable'],
    },
    {
      name: 'Meadow instead of lawn',
      text: '{180-420} m² of lawn stripped, sand worked in, 34 kinds of seed from the region.',
      euros: [2_400, 5_800],
      days: [3, 6],
      pictures: ['First summer', 'Seed bed', 'Mown path'],
    },
    {
      name: 'Garden on a slope',
      text: 'Three levels with {14-26} steps, walls in gabions and oak, grass where the children play.',
      euros: [19_500, 42_000],
      days: [18, 32],
      pictures: ['Three levels', 'Oak sleepers', 'Steps to the top'],
    },
    {
      name: 'Hedge and fence',
      text: '{24-48} metres of hedge planted, wire fence inside it, gate hung on oak posts.',
      euros: [3_100, 6_900],
      days: [3, 6],
      pictures: ['Oak gate', 'Hedge, first year', 'Post and strut'],
    },
  ],
  comments: {
    5: [
      'The wall has no mortar and has not moved in two winters. The lizards came in the first week.',
      'She drew where the sun is at four in June. That is exactly where we sit.',
      'The pear tree is lighter and still ours. The firm before wanted to fell it.',
      'One very clean gardener, one very dirty garden, four days.',
      'Rain water now goes into the soakaway and not into the cellar.',
      'The excavator fitted through a gate of 98 centimetres. They had measured.',
      'We wanted a lawn, they suggested a meadow. In June people stop at the fence.',
      'The hedges are cut after the birds have left the nest. They check.',
      'A tree on our roof at four in the morning, gone by seven, tiles counted.',
    ],
    4: [
      'Beautiful terrace. One slab rocks a little and they will come in spring.',
      'Good planting plan. Two shrubs did not make it and were replaced.',
      'Hard-working team, and the lawn needed patience, as they said.',
      'Fair and punctual. The leaf blower less so.',
    ],
    3: [
      'The levels are right, the joints had to be filled again after the first rain.',
      'Nice garden, but the plant list in the quote and the plants in the bed are not quite the same.',
    ],
    2: ['Half of the hedge died. We were told to water more, in the wettest May for years.'],
    1: ['They cut the wrong hedge. It was the neighbour’s.'],
  },
};
