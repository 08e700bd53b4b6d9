import type { TradeMaterial } from './trade.ts';

export const moving: TradeMaterial = {
  category: 'Moving',
  description:
    'House moves, furniture lifts, storage and clearance, within the country and across the borders.',
  plate: 'moving',
  companies: [
    {
      name: 'Plënneren Kayser & Dias',
      town: 'Bettembourg',
      description:
        'House moves with our own lift to the sixth floor. One visit, a fixed price, and the street sign ordered from the commune by us. Books go in small boxes; we insist.',
    },
    {
      name: 'Déménagements Colson-Faria',
      town: 'Differdange',
      also: ['Cleaning'],
      description:
        'Moves in the south and over the border to France and Belgium. Packing, dismantling, reassembly and the old flat swept for the handover. Eleven movers, four lorries.',
    },
    {
      name: 'Umzug Thielen',
      town: 'Grevenmacher',
      description:
        'Moves between the Musel, Trier and the rest of the country. Pianos, safes and sideboards that were built inside the room are what we like most.',
    },
    {
      name: 'Kartong & Camion',
      town: 'Luxembourg',
      description:
        'Small moves in the city: one room, one lorry, two people, by the hour. Narrow stairs in the Grund and lifts in Kirchberg, we know where one may stop.',
    },
    {
      name: 'Lagerhaus Wagener-Pires',
      town: 'Windhof',
      also: ['Cleaning'],
      description:
        'Moves and storage in dry, heated boxes from 3 to 40 cubic metres. For the months between two houses or while yours is being renovated. You keep the key.',
    },
    {
      name: 'Nord Transport Mangen',
      town: 'Clervaux',
      isNew: true,
      description:
        'One lorry with tail lift and two strong brothers. House clearance and moves in the north, Saturdays included, with a price agreed beforehand.',
    },
  ],
  jobs: [
    {
      name: 'House move with lift',
      text: '{28-52} m³ from the third floor, lift set up for half a day, kitchen taken apart and put together.',
      euros: [1_900, 4_200],
      days: [1, 2],
      pictures: ['Lift at the third floor', 'Lorry, loaded', 'Boxes by room'],
    },
    {
      name: 'Storage during renovation',
      text: '{14-30} m³ stored for {3-7} months, each box numbered, list in two copies.',
      euros: [1_200, 3_600],
      days: [1, 2],
      pictures: ['Storage box', 'Numbered boxes', 'Wrapped sideboard'],
    },
    {
      name: 'Piano, second floor',
      text: 'Upright piano of {220-260} kg down two flights and up one, stairs covered, tuner informed.',
      euros: [380, 780],
      days: [1, 1],
      pictures: ['Piano on the belt', 'Stairs, covered', 'Landing'],
    },
    {
      name: 'House cleared',
      text: 'House of {110-170} m² cleared from attic to cellar, papers and photographs set aside for the family.',
      euros: [1_800, 4_900],
      days: [2, 4],
      pictures: ['Attic, cleared', 'Sorted for recycling', 'Cellar, swept'],
    },
    {
      name: 'Small move in the city',
      text: '{9-16} m³ in one afternoon, parking sign set three days before, lamp and shelf mounted.',
      euros: [420, 980],
      days: [1, 1],
      pictures: ['Narrow stairs', 'Parking sign', 'Last box'],
    },
  ],
  comments: {
    5: [
      'Every box stood in the room that was written on it.',
      'The piano did not lose its tuning, said the tuner, who was surprised.',
      'Lift, parking sign, notice in the lobby: all arranged before I thought of it.',
      'Nothing broken, and we have a lot of glass.',
      'They set aside my aunt’s letters and photographs without being asked twice.',
      'A fixed price for 41 cubic metres, and it stayed that way when it was 44.',
      'Kitchen apart in the morning, coffee from it in the evening.',
    ],
    4: [
      'Fast and careful. One lampshade has a dent, paid without discussion.',
      'Strong, friendly, punctual. The second lorry came an hour later.',
      'Everything arrived. Two boxes travelled for a week on their own.',
    ],
    3: ['The move itself was good, the reassembly of the wardrobe was left to us.'],
    2: ['Three people instead of the four on the quote. It was night when they finished.'],
    1: ['The dresser was scratched on both sides, and the insurance form took three months.'],
  },
};
