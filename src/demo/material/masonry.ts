import type { TradeMaterial } from './trade.ts';

export const masonry: TradeMaterial = {
  category: 'Masonry',
  description: 'Brick, block and natural stone: walls, arches, chimneys, pointing and repair.',
  plate: 'masonry',
  companies: [
    {
      name: 'Steemetzer Olinger',
      town: 'Larochette',
      also: ['Renovation'],
      description:
        'Stonemasons in Luxembourg sandstone. Window surrounds, steps, coats of arms and garden stones, cut by hand in the valley where the stone comes from. We replace a corner, not a wall.',
    },
    {
      name: 'Maçonnerie Tavares & Didier',
      town: 'Dudelange',
      also: ['General Construction'],
      description:
        'Brick and block for extensions, garages and garden walls. Three crews of three. We lay facing bricks on Thursdays and Fridays only, when nobody is in a hurry.',
    },
    {
      name: 'Maurermeister Brandt',
      town: 'Echternach',
      also: ['Tiling'],
      description:
        'Repairs in old masonry: cracked lintels, bulging walls, vaulted cellars. Lime mortar mixed to a sample of yours. The engineer is called before the jack, not after.',
    },
    {
      name: 'Pedra e Cal',
      town: 'Differdange',
      also: ['Façades & Insulation', 'Renovation'],
      description:
        'Stone and lime, as the name says. Pointing of quarry-stone walls, render in three coats, farmhouse facades brought back to what they were. Eight masons from Minho and one from Differdange.',
    },
    {
      name: 'Schornsteinbau Lanners',
      town: 'Hosingen',
      also: ['Heating', 'Roofing'],
      description:
        'Chimneys built, lined and repaired. We bring the camera, then the scaffold. Head, flashing and cap from one hand, accepted by the sweep.',
    },
    {
      name: 'Naturstein Henrion',
      town: 'Grosbous',
      also: ['Landscaping'],
      description:
        'Walls, steps and paving in slate and sandstone. Quarry-run stone sorted on site, corners dressed, coping level with the eye and with the level.',
    },
    {
      name: 'Maçonnerie Simon-Rebelo',
      town: 'Bascharage',
      description:
        'We put right what others tried on a weekend: openings without lintel, steps of four different heights, walls that lean. No lecture, just masonry.',
    },
    {
      name: 'Gewölbe & Bogen',
      town: 'Vianden',
      isNew: true,
      description:
        'Mason and engineer, newly joined, for vaults, arches and the walls of old towns. Surveys with drawings, repairs with lime.',
    },
  ],
  jobs: [
    {
      name: 'Quarry-stone wall repointed',
      text: '{45-110} m² of wall raked out by hand and repointed in lime, {6-15} stones replaced.',
      euros: [5_900, 14_500],
      days: [9, 18],
      pictures: ['Raked out', 'Lime pointing', 'Corner stones'],
    },
    {
      name: 'Sandstone window surrounds',
      text: '{4-9} surrounds in Luxembourg sandstone, two cut new, the others repaired with pieces let in.',
      euros: [6_400, 15_800],
      days: [8, 15],
      pictures: ['New sill', 'Piece let in', 'Surround, street side'],
    },
    {
      name: 'Vaulted cellar repaired',
      text: 'Vault of {5-8} metres span propped, {60-140} stones reset, floor lowered by 20 cm.',
      euros: [14_000, 27_000],
      days: [14, 24],
      pictures: ['Vault, propped', 'Keystone', 'Cellar floor'],
    },
    {
      name: 'Garden wall in brick',
      text: '{12-28} metres of wall in reclaimed brick, piers every three metres, coping in bluestone.',
      euros: [7_800, 16_500],
      days: [8, 14],
      pictures: ['Reclaimed brick', 'Pier and coping', 'Gate opening'],
    },
    {
      name: 'Chimney head rebuilt',
      text: 'Head taken down {9-15} courses, rebuilt in clinker, flue lined over {8-12} metres.',
      euros: [3_400, 6_900],
      days: [3, 6],
      pictures: ['Chimney head', 'Flue liner', 'Lead flashing'],
    },
    {
      name: 'Lintel replaced',
      text: 'Cracked lintel over {140-240} cm changed for concrete faced with the old stone.',
      euros: [1_900, 4_200],
      days: [2, 4],
      pictures: ['Lintel, propped', 'Old stone, in front', 'Crack, closed'],
    },
    {
      name: 'Steps to the front door',
      text: '{4-9} steps rebuilt in sandstone, all of {16-17} cm, foundation below frost.',
      euros: [3_200, 7_400],
      days: [4, 8],
      pictures: ['Front steps', 'Foundation', 'Boot scraper, reset'],
    },
  ],
  comments: {
    5: [
      'He showed us three mortars next to the old one and asked which we could not see. We took that.',
      'The sill is new and the house does not know it.',
      'All steps are the same height now. My knees say thank you.',
      'They propped the vault on Monday and told us to sleep upstairs in peace. We did.',
      'The pointing took ten days by hand. The machine would have taken two, and the edges with it.',
      'No lecture about what I had tried myself. They could have given one.',
      'Straight coping over 24 metres. I have checked it with a string, with a level and with my father-in-law.',
      'Reclaimed bricks sorted by colour before the first was laid.',
    ],
    4: [
      'Good masons. The mixer woke the street, and the biscuits for the neighbours were my idea.',
      'Chimney draws again. Scaffold took a week to come down.',
      'Beautiful sandstone. It is a little lighter than the old, they say it will come.',
      'Sound work, a bit late, fairly billed.',
    ],
    3: [
      'The wall is good. The flower bed in front of it is no more.',
      'Work fine, but the second crew did not know what the first had agreed with us.',
    ],
    2: ['Pointing in two shades of grey. They promised to even it out and it is still two.'],
    1: ['The lintel was set without props on one side. The engineer had to be called after all.'],
  },
};
