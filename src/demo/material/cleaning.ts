import type { TradeMaterial } from './trade.ts';

export const cleaning: TradeMaterial = {
  category: 'Cleaning',
  description: 'Cleaning after building work, windows, facades, stairwells and flats before the handover.',
  plate: 'cleaning',
  companies: [
    {
      name: 'Propper Haus Amaral',
      town: 'Luxembourg',
      description:
        'Cleaning after building work: three passes, from coarse to the window frames. We know what cement film does to a new tile and which cleaner does not. Teams of three, fixed price by area.',
    },
    {
      name: 'Nettoyage Brill & Carvalho',
      town: 'Esch-sur-Alzette',
      description:
        'Stairwells, offices and cellars in the south, weekly or twice a month. The same two people in every building, and a sheet on the wall with date and name.',
    },
    {
      name: 'Fënsterbotzer Oth',
      town: 'Ettelbruck',
      description:
        'Windows, glass roofs and shop fronts with pure water from the pole, up to the fifth floor. No ladder in the flower bed. Conservatories are our favourites.',
    },
    {
      name: 'Fassaden-Wäsch Lefort',
      town: 'Leudelange',
      also: ['Façades & Insulation', 'Painting'],
      description:
        'Facades washed with low pressure, algae treated, graffiti removed. We test a square metre in the least visible corner and leave it for two weeks before you decide.',
    },
    {
      name: 'Clean & Clef Moreira',
      town: 'Howald',
      hasEmergencyService: true,
      description:
        'Flats cleaned for the handover: oven, limescale, blinds, cellar box. If the landlord complains within three days we come back at once. Water damage pumped and dried day and night.',
    },
    {
      name: 'Botzdéngscht Musel',
      town: 'Remich',
      description:
        'Cleaning for wine estates, guest houses and private homes. Floors in bluestone and oak treated as they should be, with soap and little water.',
    },
    {
      name: 'Éco Net Ionescu',
      town: 'Mamer',
      isNew: true,
      description:
        'New cleaning firm with four employees on permanent contracts. Weekly household cleaning, spring cleaning and windows around Mamer and Capellen.',
    },
  ],
  jobs: [
    {
      name: 'Cleaning after building work',
      text: '{110-220} m² in three passes: coarse, fine, glass. Cement film removed from {24-60} m² of tile.',
      euros: [780, 2_100],
      days: [2, 4],
      pictures: ['Third pass', 'Cement film, half gone', 'Window frame'],
    },
    {
      name: 'Flat before the handover',
      text: '{58-104} m² with kitchen, bathroom, blinds and cellar box, handover attended.',
      euros: [380, 820],
      days: [1, 2],
      pictures: ['Oven', 'Blinds', 'Empty room, clean'],
    },
    {
      name: 'Facade washed',
      text: '{120-240} m² of render washed at low pressure, algae treated, plinth brushed by hand.',
      euros: [1_400, 3_600],
      days: [2, 4],
      pictures: ['Test square', 'North side, after', 'Plinth'],
    },
    {
      name: 'Conservatory and glass roof',
      text: '{26-58} m² of glass cleaned inside and out, gutters emptied, seals wiped and looked at.',
      euros: [260, 640],
      days: [1, 1],
      pictures: ['Glass roof', 'Pole and brush', 'Seal'],
    },
    {
      name: 'Cellar after water damage',
      text: '{18-42} cm of water pumped out, floor disinfected, dryers for {6-12} days, values written down daily.',
      euros: [1_100, 3_300],
      days: [7, 12],
      pictures: ['Dryer', 'Line on the wall', 'Cellar, dry'],
    },
    {
      name: 'Wooden floor soaped',
      text: '{32-68} m² of old boards scrubbed, rinsed and soaped twice.',
      euros: [420, 980],
      days: [1, 2],
      pictures: ['First soap', 'Boards, dry', 'By the skirting'],
    },
  ],
  comments: {
    5: [
      'After seven months of dust we could walk barefoot again.',
      'They knew how to take the cement film off the tiles. The tiler did not.',
      'Deposit back in full. The landlord asked for their number.',
      'The test square stayed for two weeks. Then we said yes.',
      'Always the same two people, and they know that the third step is loose.',
      'Pumps running forty minutes after my call, at eleven at night.',
      'The glass roof is so clean that a bird complained.',
    ],
    4: [
      'Thorough and friendly. One window was forgotten and done the next morning.',
      'Good cleaning. The smell of the product stayed for a day.',
      'Reliable for two years. At Easter we had to remind them.',
    ],
    3: ['Floors fine, frames not. They came back for the frames after a call.'],
    2: ['Booked for three people and four hours, two came for three.'],
    1: ['A pad with grit in it has left circles on our new oak floor.'],
  },
};
