import type { TradeMaterial } from './trade.ts';

export const facadesInsulation: TradeMaterial = {
  category: 'Façades & Insulation',
  description:
    'Insulated facades, render, cellar ceilings and attics, with the file for the state subsidies.',
  plate: 'masonry',
  companies: [
    {
      name: 'Façades Gonçalves-Weis',
      town: 'Esch-sur-Alzette',
      also: ['Painting'],
      description:
        'External insulation in mineral wool and wood fibre, render in lime. Window reveals drawn before we order, because that is where facades go wrong. Own scaffold, eighteen people.',
    },
    {
      name: 'Dämmwerk Hauser',
      town: 'Grevenmacher',
      also: ['Roofing'],
      description:
        'Insulation without facade: attic floors, cellar ceilings, cavities blown full in a day. Often half of the effect for a tenth of the price, and we say so.',
    },
    {
      name: 'Isolatioun Norden',
      town: 'Wincrange',
      also: ['Carpentry'],
      description:
        'Cellulose and wood fibre for farmhouses and timber frames in the north. Airtightness measured with the fan before and after, and the paper is yours.',
    },
    {
      name: 'Putz & Stuck Roth-Elsen',
      town: 'Diekirch',
      also: ['Painting', 'Masonry'],
      description:
        'Plasterers. Lime render outside, clay inside, cornices drawn with a template as a hundred years ago. We repair the stucco rose, we do not glue on a new one.',
    },
    {
      name: 'Enveloppe Pierrard',
      town: 'Mamer',
      also: ['Renovation', 'Windows & Doors'],
      description:
        'Facade, windows and roof edge planned together for houses of the 1960s to 80s. Energy adviser’s report, subsidies and neighbours’ permission are in our list, not in yours.',
    },
    {
      name: 'Facade Baptista & Fils',
      town: 'Rumelange',
      description:
        'Render and facade paint for terraced houses. Cracks opened, mesh laid in, two coats by hand. The street stays passable and the bins are put out by us.',
    },
    {
      name: 'Kalkputz Schiltz',
      town: 'Consdorf',
      isNew: true,
      description:
        'Plasterer working with lime and clay, by himself and with a mixer. Rooms, vaults and garden walls in the Mullerthal and around.',
    },
  ],
  jobs: [
    {
      name: 'Facade insulated in mineral wool',
      text: '{130-220} m² with {14-18} cm of mineral wool, reveals insulated by 4 cm, scratched lime render.',
      euros: [31_000, 54_000],
      days: [25, 40],
      pictures: ['Boards and plugs', 'Window reveal', 'Scratched render', 'Scaffold, gable'],
    },
    {
      name: 'Cellar ceiling insulated',
      text: '{52-84} m² of cellar ceiling with 12 cm of board, pipes left free, lamps moved.',
      euros: [2_900, 5_600],
      days: [2, 4],
      pictures: ['Boards, cut round the pipe', 'Cellar lamp', 'Edge strip'],
    },
    {
      name: 'Attic floor blown with cellulose',
      text: '{60-110} m² under {24-30} cm of cellulose, walkway of boards to the chimney.',
      euros: [3_100, 6_200],
      days: [1, 3],
      pictures: ['Blowing in', 'Walkway', 'Depth gauge'],
    },
    {
      name: 'Cavity wall filled',
      text: '{90-150} m² of cavity of 6 cm filled through small holes in the joints, closed the same day.',
      euros: [2_800, 5_200],
      days: [1, 2],
      pictures: ['Hole in the joint', 'Hose', 'Joint, closed'],
    },
    {
      name: 'Lime render on a farmhouse',
      text: '{110-190} m² of quarry stone rendered in three coats of lime, corners by eye.',
      euros: [13_500, 25_500],
      days: [15, 28],
      pictures: ['First coat', 'Corner by eye', 'Farmhouse, yard side'],
    },
    {
      name: 'Ceiling rose and cornice',
      text: '{11-19} metres of cornice drawn with a template, rose of 1904 cleaned and completed.',
      euros: [2_400, 5_400],
      days: [5, 9],
      pictures: ['Template', 'Rose, cleaned', 'Mitre'],
    },
  ],
  comments: {
    5: [
      'They drew every window reveal before they ordered. The blinds still fit.',
      'Attic floor and cellar ceiling, three days, and the heating bill is down by a third.',
      'Told us that the facade can wait. How often do you hear that from a facade firm?',
      'The fan test was better than the adviser had asked for.',
      'Cavity filled in a day. By the evening you could feel it at the sofa.',
      'The rose on our ceiling has its petals back.',
      'They put out our bins while the scaffold blocked the way.',
    ],
    4: [
      'Good facade, well planned. The scaffold took the light for two months.',
      'Careful with the reveals. The colour is a touch warmer than the card.',
      'Subsidy file was complete. The money takes its time, not their fault.',
    ],
    3: ['Render fine, the plinth had to be done again before winter.'],
    2: ['Plugs can be seen through the paint when the sun is low.'],
    1: ['The downpipes were put back too short and the first rain ran behind the new wall.'],
  },
};
