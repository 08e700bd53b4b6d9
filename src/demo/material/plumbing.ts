import type { TradeMaterial } from './trade.ts';

export const plumbing: TradeMaterial = {
  category: 'Plumbing',
  description: 'Water, gas and drains: bathrooms, leaks, boilers, softeners and everything behind the tiles.',
  plate: 'plumbing',
  companies: [
    {
      name: 'Sanitaire Da Costa',
      town: 'Differdange',
      also: ['Heating', 'Tiling', 'Electrical', 'Renovation'],
      hasEmergencyService: true,
      projects: 46,
      reviews: 34,
      description:
        'Bathrooms, boilers and burst pipes. One team for the plumbing, the tiling and the electrics, and an emergency line that a plumber answers.',
    },
    {
      name: 'Sanitär Reuland-Poos',
      town: 'Diekirch',
      also: ['Heating'],
      hasEmergencyService: true,
      description:
        'Plumbers in the Nordstad since 1991. Repairs in the morning, bathrooms in the afternoon, so that a dripping tap does not wait for a building site. We keep spare parts for cisterns up to forty years old.',
    },
    {
      name: 'Installations Pires & Monteiro',
      town: 'Esch-sur-Alzette',
      also: ['Heating'],
      hasEmergencyService: true,
      description:
        'Risers, kitchens and bathrooms in apartment buildings of the south. We plan with the syndic so that the water is off for hours, not days, and hang the notice in four languages.',
    },
    {
      name: 'Waasser & Wärmt Siebenaler',
      town: 'Junglinster',
      also: ['Heating', 'Solar'],
      description:
        'Drinking water, rain water and hot water in family houses. Cisterns of 3,000 to 8,000 litres with their own pipes for toilet and garden, installed and registered with the commune.',
    },
    {
      name: 'Plomberie Jacquemin',
      town: 'Luxembourg',
      hasEmergencyService: true,
      description:
        'Three plumbers and three vans in the city. Blocked drains with camera, leaks with a listening rod, and no wall opened before we know where. Fixed call-out price, stated on the phone.',
    },
    {
      name: 'Bad & Rouer Mangen',
      town: 'Mersch',
      also: ['Tiling'],
      description:
        'Bathrooms for people who mean to grow old in their house: level showers, firm grips in the right place, doors that open outwards. We draw every bathroom at 1:20 before we talk about taps.',
    },
    {
      name: 'Hidro Amaral',
      town: 'Pétange',
      also: ['Heating'],
      hasEmergencyService: true,
      description:
        'Pipe work in copper, steel and multilayer, new or repaired. Family firm of two brothers and four fitters, at home in the terraces of Pétange, Rodange and Lamadelaine.',
    },
    {
      name: 'Sanitär Hauser',
      town: 'Remich',
      also: ['Heating'],
      description:
        'Bathrooms, softeners and pool technique along the Musel. The water here is hard, so we measure it first and set the softener by the figure, not by the brochure.',
    },
    {
      name: 'Kanal-Service Turmes',
      town: 'Bascharage',
      hasEmergencyService: true,
      also: ['Cleaning'],
      description:
        'Drains and sewers: camera, high-pressure lorry, relining without digging. You get the film and a plan of your pipes, with the depth written beside every bend.',
    },
    {
      name: 'Sanitaires Henrion',
      town: 'Redange',
      also: ['Heating'],
      description:
        'Country plumbing in the west: farmhouses, long pipes, wells and a good deal of patience. We replace galvanised steel room by room so that a family can stay in the house.',
    },
    {
      name: 'Clean Flow Installations',
      town: 'Howald',
      isNew: true,
      description:
        'New firm of two master plumbers with a workshop in Howald. Bathrooms, kitchens and maintenance contracts for small buildings in and around the city.',
    },
  ],
  jobs: [
    {
      name: 'Bathroom, first floor',
      text: 'Bath out, level shower in, {7-11} m² tiled to the ceiling, pipes renewed down to the cellar. Water off for two days in all.',
      euros: [13_500, 26_000],
      days: [12, 20],
      pictures: ['Level shower', 'Pipe run before tiling', 'Basin and mixer', 'First floor bathroom'],
    },
    {
      name: 'Guest toilet under the stairs',
      text: 'A cupboard of {11-16} dm² became a toilet with hand basin, macerator avoided by a fall of two per cent.',
      euros: [4_200, 7_900],
      days: [5, 8],
      pictures: ['Under the stairs', 'Hand basin', 'Drain with fall'],
    },
    {
      name: 'Burst pipe in the kitchen wall',
      text: 'Leak found by camera behind the units, {2-4} metres of steel pipe replaced, wall closed and painted.',
      euros: [600, 2_100],
      days: [1, 3],
      pictures: ['The pipe that burst', 'Wall closed', 'New stopcock'],
    },
    {
      name: 'Risers renewed',
      text: 'Hot, cold and waste risers for {6-12} flats, one stairwell after the other, water back every evening.',
      euros: [28_000, 64_000],
      days: [20, 40],
      pictures: ['Riser, third floor', 'Fire collars', 'Meter board'],
    },
    {
      name: 'Rain water cistern',
      text: 'Cistern of {3-8},000 litres under the lawn, pump and filter in the cellar, separate pipes to toilets and garden.',
      euros: [6_800, 12_500],
      days: [5, 9],
      pictures: ['Cistern going in', 'Filter and pump', 'Garden tap'],
    },
    {
      name: 'Water softener and new manifold',
      text: 'Hardness measured at {22-34} °fH, softener set to eight, manifold with labels for every tap.',
      euros: [2_400, 4_300],
      days: [1, 2],
      pictures: ['Manifold with labels', 'Softener', 'Test of the water'],
    },
    {
      name: 'Drain relined',
      text: '{9-22} metres of clay drain relined from the cellar to the street, no digging in the front garden.',
      euros: [4_900, 11_800],
      days: [2, 4],
      pictures: ['Camera picture, before', 'Liner going in', 'Cellar access'],
    },
    {
      name: 'Kitchen connections moved',
      text: 'Water, waste and gas moved {2-5} metres to the new island, floor opened and closed.',
      euros: [2_200, 5_200],
      days: [3, 6],
      pictures: ['Floor channel', 'Island connections', 'Trap and valve'],
    },
    {
      name: 'Shower instead of bath',
      text: 'Shower tray of {90-120} by 140 cm where the bath was, glass screen, the old tiles kept and completed.',
      euros: [5_400, 9_600],
      days: [4, 7],
      pictures: ['Glass screen', 'Old tiles, completed', 'Thermostatic mixer'],
    },
  ],
  comments: {
    5: [
      'The plumber answered the emergency line himself, at half past one at night, and told me which tap to close. He was there at two.',
      'One team for pipes, tiles and lights. Nobody had to wait for anybody, and neither did we.',
      'They drew the bathroom three times until the door did not hit the basin. It was worth it.',
      'Leak found with a camera in twenty minutes. The firm before wanted to open the whole wall.',
      'The labels on the manifold are the best thing in my cellar.',
      'Water was off from nine to three, as they said on the notice.',
      'My mother is 84 and can use the shower alone again.',
      'He repaired the old cistern for 80 euros instead of selling me a new one.',
      'Quote on Tuesday, start on Monday, finished the Friday after. Nothing to add.',
      'They kept the tiles from 1931 and found eleven matching ones in their store.',
      'Dust sheets from the front door to the bathroom, every day, changed twice.',
      'The drain film showed the root, then the film after showed no root. Convincing.',
      'Twelve flats, one stairwell, and not one complaint at the owners’ meeting. That is new for us.',
      'He measured the water before he recommended a softener, and a smaller one was enough.',
      'A burst pipe on the 25th of December. They came, they fixed it, and they wished us a good Christmas.',
      'The shower drains so well that the children have stopped flooding the hall.',
      'Explained every line of the quote at our kitchen table. No surprise on the bill.',
      'They noticed that the boiler flue was loose and fixed it while they were there.',
      'Our house has pipes from four decades. Now there is a plan of them.',
      'Nobody else wanted to do a toilet under the stairs. It works and it is quiet.',
    ],
    4: [
      'Very good bathroom. The mirror cupboard came three weeks late, not their fault.',
      'Fast and correct. The call-out price on Sunday is not small, but they say it before.',
      'Solid pipe work. The silicone had to be done a second time, they came without discussion.',
      'Friendly crew and a good result. Tidying up could be better.',
      'The cistern works. The lawn above it took a season.',
      'Clear quote, good work, one day late.',
    ],
    3: [
      'The bathroom is good, but for a week there was no one and no message.',
      'Leak repaired. The hole in the wall stayed open for a month.',
      'Correct work, but the second visit for a forgotten part was on the bill until I asked.',
    ],
    2: ['The tap dripped after two weeks. It took four calls until somebody came.'],
    1: ['They forgot the seal under the shower tray. The ceiling below had to be redone.'],
  },
};
