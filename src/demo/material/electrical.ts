import type { TradeMaterial } from './trade.ts';

export const electrical: TradeMaterial = {
  category: 'Electrical',
  description: 'Wiring, fuse boards, lighting, wallboxes, networks and the papers for the network operator.',
  plate: 'electrical',
  companies: [
    {
      name: 'Elektro Majerus',
      town: 'Ettelbruck',
      also: ['Heating', 'Security'],
      hasEmergencyService: true,
      projects: 36,
      reviews: 26,
      description:
        'Rewiring of old houses room by room, so you can keep living in them. Solar, wallboxes, heat pumps and the paperwork for the network operator.',
    },
    {
      name: 'Elektro Kohnen & Zenner',
      town: 'Dudelange',
      hasEmergencyService: true,
      description:
        'Electricians in Dudelange, third generation. Fuse boards, lighting and repairs in houses from 1900 to now. We leave a drawing of every circuit inside the door of the board.',
    },
    {
      name: 'Courant Clair',
      town: 'Luxembourg',
      also: ['Interior Design'],
      description:
        'Lighting plans and the wiring that goes with them. We come in the evening with a case of lamps and try them in your rooms. Then we chase as few walls as we can.',
    },
    {
      name: 'Electricité Nogueira',
      town: 'Schifflange',
      hasEmergencyService: true,
      description:
        'Eight electricians for renovations and new houses in the south. We work after the masons and before the plasterers, on the day we promised, because four other trades depend on it.',
    },
    {
      name: 'Stroum & Netz Hemmen',
      town: 'Junglinster',
      also: ['Security', 'Solar'],
      description:
        'Power and data in one pair of hands: sockets, network points in every room, cameras, wallboxes. Each line measured and the protocol handed over on paper.',
    },
    {
      name: 'Elektrotechnik Thielen',
      town: 'Wasserbillig',
      also: ['Solar'],
      description:
        'Installations on both banks of the Sûre and the Musel. Meter boards, feed-in, charging points for companies and houses. The acceptance papers are part of the job.',
    },
    {
      name: 'Liichtwierk',
      town: 'Bertrange',
      also: ['Interior Design'],
      description:
        'Light for kitchens, stairs, shop windows and gardens. We draw, wire and mount, and we come back after four weeks to aim the lamps once you have moved the furniture.',
    },
    {
      name: 'Electro Didier-Faria',
      town: 'Bascharage',
      hasEmergencyService: true,
      description:
        'Repairs, safety checks before a sale or a rental, and small installations. You get a list in three colours: at once, this year, and can wait.',
    },
    {
      name: 'Elektro Norden Lanners',
      town: 'Troisvierges',
      also: ['Heating'],
      description:
        'Farms, workshops and village houses in the north. Three-phase, generators, barn lighting and the lightning rod on top. If the power fails in a snowstorm we are twenty minutes away.',
    },
    {
      name: 'Domotik Rausch',
      town: 'Niederanven',
      also: ['Security'],
      description:
        'KNX and plain switches. Blinds, heating and light in one system, programmed so that a guest can find the light without an app. You own the project file.',
    },
    {
      name: 'Volt & Fils',
      town: 'Steinfort',
      isNew: true,
      description:
        'Father and daughter, both master electricians, now under their own name. Fuse boards, wallboxes and old wiring in the west of the country.',
    },
  ],
  jobs: [
    {
      name: 'New fuse board',
      text: '{10-18} circuits, surge protection and a spare row for the heat pump. Half a day without power.',
      euros: [2_600, 4_900],
      days: [1, 3],
      pictures: ['Fuse board, labelled', 'Meter cupboard', 'Surge protection'],
    },
    {
      name: 'House rewired, room by room',
      text: '{7-12} rooms rewired in a lived-in house, cloth-covered cable out, {48-76} sockets and switches in.',
      euros: [16_000, 31_000],
      days: [18, 30],
      pictures: ['Old cable, new conduit', 'Wall chase, kitchen', 'Switches in the hall'],
    },
    {
      name: 'Wallbox and three-phase supply',
      text: 'Charging point of 11 kW, {12-28} metres of cable to the carport, load management so that the oven and the car agree.',
      euros: [1_900, 4_100],
      days: [1, 2],
      pictures: ['Wallbox at the carport', 'Cable trench', 'Load management'],
    },
    {
      name: 'Lighting for kitchen and dining room',
      text: '{9-16} lamps on four circuits, dimmed, tried out in the evening before the ceiling was closed.',
      euros: [2_800, 6_700],
      days: [3, 6],
      pictures: ['Pendants over the table', 'Worktop light', 'Dimmer'],
    },
    {
      name: 'Network in every room',
      text: '{8-18} network points, a small cabinet in the cellar, each line measured and numbered.',
      euros: [1_700, 4_400],
      days: [2, 4],
      pictures: ['Cabinet in the cellar', 'Patch panel', 'Network point'],
    },
    {
      name: 'Safety check and repairs',
      text: 'Check of the whole installation before the sale, {4-9} faults put right, report for the notary.',
      euros: [450, 1_600],
      days: [1, 2],
      pictures: ['Test of the earth', 'Residual current device', 'Loose neutral'],
    },
    {
      name: 'Stairwell lighting with sensors',
      text: '{5-9} landings with motion sensors and emergency lamps, old timer removed.',
      euros: [2_300, 5_200],
      days: [2, 4],
      pictures: ['Landing, second floor', 'Emergency lamp', 'Sensor'],
    },
    {
      name: 'Garden cable and outdoor light',
      text: '{30-70} metres of cable at 60 cm depth, {6-12} lamps and two sockets at the terrace.',
      euros: [1_900, 4_600],
      days: [2, 5],
      pictures: ['Trench, 60 cm', 'Path light', 'Terrace socket'],
    },
    {
      name: 'Supply for a heat pump',
      text: 'Separate meter field, {14-24} metres of supply cable and control line, papers sent to the network operator.',
      euros: [1_600, 3_300],
      days: [1, 3],
      pictures: ['Separate meter field', 'Supply to the heat pump', 'Control line'],
    },
  ],
  comments: {
    5: [
      'We lived in the house the whole time. Every evening there was light in the kitchen and the dust was gone.',
      'The drawing inside the fuse board door has saved us twice already.',
      'They sent the papers to the network operator and the meter was changed ten days later. I signed once.',
      'He tried six lamps over our table in the evening. We took the cheapest, on his advice.',
      'Found the fault that tripped the breaker on rainy days: a garden lamp from 1996.',
      'The list in three colours made it easy to decide what to do this year.',
      'Forty switches, all at the same height, checked with a laser. I measured afterwards.',
      'The wallbox and the oven no longer argue. Load management set and explained.',
      'Every cable has a number and the number is on a plan. After 90 years the house has a plan.',
      'They came at 22:00 because the freezer was off, and only charged for the hour.',
      'They chased the walls with an extractor on the machine. There was less dust than on a normal Tuesday.',
      'The apprentice explained the residual current device to my son. He wants to be an electrician now.',
      'Check before the sale done in a morning, report the same day, notary satisfied.',
      'They told me not to buy the expensive system. Plain switches, well placed.',
      'Came back after four weeks to aim the spots, as they had promised.',
      'Barn lighting on a working farm, cows and all. Calm people.',
      'Two quotes wanted to rip out everything. They kept what was good and could prove it.',
    ],
    4: [
      'Good work and well labelled. One socket ended up behind the wardrobe, our fault as much as theirs.',
      'Careful people. The plasterer had to wait three days for them.',
      'Works as it should. The app needed a second visit.',
      'Good price for the board. I would have liked the drawing in colour, as shown.',
      'Clean and correct, and a little slow to answer messages.',
    ],
    3: [
      'Installation fine, but they left the chased walls open longer than agreed.',
      'Good electricians, poor with dates. Three times moved.',
    ],
    2: ['Two circuits were swapped on the plan. I found out with the drill in my hand.'],
    1: ['Deposit paid in March, first visit in July. The work itself then took two days.'],
  },
};
