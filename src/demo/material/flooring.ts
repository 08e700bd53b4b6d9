import type { TradeMaterial } from './trade.ts';

export const flooring: TradeMaterial = {
  category: 'Flooring',
  description: 'Parquet, boards, linoleum and screed: laid new, or sanded and brought back.',
  plate: 'flooring',
  companies: [
    {
      name: 'Parkett Rischard',
      town: 'Mondercange',
      also: ['Carpentry'],
      projects: 11,
      reviews: 8,
      description:
        'Parquet laid, sanded and repaired. We lift old floors board by board, number them, and lay them again where they were. Oil rather than varnish, because oil can be mended.',
    },
    {
      name: 'Buedem Kremer & Lopes',
      town: 'Ettelbruck',
      description:
        'Boards, herringbone, cork and linoleum. A showroom of 200 square metres in which you may take your shoes off. Moisture measured before every floor, value on the invoice.',
    },
    {
      name: 'Parquets Humbert',
      town: 'Luxembourg',
      also: ['Renovation'],
      description:
        'Herringbone and Versailles panels in the houses of Limpertsberg and Belair. We keep old oak from demolitions, sorted by decade, for the one square metre that is missing.',
    },
    {
      name: 'Estrich & Buedem Brück',
      town: 'Wasserbillig',
      also: ['Tiling', 'Heating'],
      description:
        'Screed in the morning, floor four weeks later, both from us. So nobody can say that the other one is to blame. Levelling from 3 millimetres, dry screed where weight matters.',
    },
    {
      name: 'Sol & Sole Rinaldi',
      town: 'Schifflange',
      also: ['Painting'],
      description:
        'Sanding without dust and oiling by machine. One room a day, walkable the next evening. We also do stairs, on our knees, tread by tread.',
    },
    {
      name: 'Lino Lanners',
      town: 'Redange',
      description:
        'Linoleum and rubber for kitchens, schools and stairs, welded joints, inlays on request. A natural material that lasts forty years if nobody waxes it to death.',
    },
    {
      name: 'Boden von Reding',
      town: 'Junglinster',
      isNew: true,
      description:
        'Parquet layer, self-employed since spring. Sanding, repairs and click floors, quick with answers and honest about gaps and their price.',
    },
  ],
  jobs: [
    {
      name: 'Herringbone in oak',
      text: '{28-56} m² of oak herringbone, glued, border of two rows, oiled twice.',
      euros: [4_900, 10_800],
      days: [5, 9],
      pictures: ['Herringbone, first rows', 'Border', 'Oiled, second time'],
    },
    {
      name: 'Old boards sanded and oiled',
      text: '{36-74} m² of spruce boards, nails sunk, gaps closed with strips, hard oil.',
      euros: [1_800, 4_200],
      days: [3, 6],
      pictures: ['Strip in the gap', 'Sanded', 'Boards at the window'],
    },
    {
      name: 'Parquet repaired after water',
      text: '{3-9} m² of blocks replaced from old stock, room dried for two weeks first, all sanded together.',
      euros: [900, 2_600],
      days: [2, 4],
      pictures: ['Old stock', 'Blocks replaced', 'One colour'],
    },
    {
      name: 'Linoleum in kitchen and hall',
      text: '{18-34} m² of linoleum on a levelled floor, joints welded, cove at the wall.',
      euros: [1_900, 3_900],
      days: [2, 4],
      pictures: ['Welded joint', 'Cove', 'Hall in grey-green'],
    },
    {
      name: 'Dry screed on joists',
      text: '{24-52} m² levelled by up to {3-6} cm with honeycomb and board, ready for the floor the next day.',
      euros: [2_200, 5_100],
      days: [2, 4],
      pictures: ['Honeycomb fill', 'Level, at last', 'Boards, screwed'],
    },
    {
      name: 'Stairs sanded',
      text: '{13-17} treads in beech sanded by hand, nosing repaired on four of them, matt oil.',
      euros: [1_100, 2_400],
      days: [2, 4],
      pictures: ['Nosing', 'Tread by tread', 'Stair, matt'],
    },
  ],
  comments: {
    5: [
      'Every board was numbered, lifted and laid again in its place. The floor creaks in the same spot, by request.',
      'Sanding without dust is real. There was none on the piano.',
      'They had oak from 1925 for the missing piece. You cannot find it.',
      'The moisture value is on the invoice. My neighbour’s floor has no such value and now has waves.',
      'Herringbone straight through three rooms and three door frames.',
      'Seventeen treads on their knees, and a smile at the top.',
      'He told us that the floor had one more sanding in it and used it well.',
      'Linoleum with welded joints, and the kitchen is quiet now.',
    ],
    4: [
      'Beautiful floor. The oil needed two days more to dry than they had said.',
      'Exact work. Furniture had to be moved by ourselves.',
      'Good herringbone, a bit of glue on the skirting, removed after a call.',
    ],
    3: [
      'Floor is good, the gaps at the radiator pipes were left open.',
      'Sanding fine, the border of the room is a shade darker.',
    ],
    2: ['The click floor moved at the terrace door in the first summer. Repaired, with delay.'],
    1: ['Laid on a screed that was too wet. It rose in the middle of the room.'],
  },
};
