import type { TradeMaterial } from './trade.ts';

export const windowsDoors: TradeMaterial = {
  category: 'Windows & Doors',
  description: 'Windows, front doors, shutters and blinds: made, fitted, sealed and repaired.',
  plate: 'windows-doors',
  companies: [
    {
      name: 'Fënster & Dier Goerens',
      town: 'Mersch',
      also: ['Carpentry'],
      description:
        'Wooden and wood-aluminium windows, fitted with tape and not with foam alone. We replace a family house in four days and never leave an opening overnight.',
    },
    {
      name: 'Châssis Lambert-Coelho',
      town: 'Pétange',
      also: ['Security'],
      description:
        'PVC and aluminium frames, sliding doors, garage doors. Measured twice, by two people. Old windows taken away and sorted, silicone in a colour you have seen before.',
    },
    {
      name: 'Storen Poncelet',
      town: 'Strassen',
      hasEmergencyService: true,
      also: ['Electrical'],
      description:
        'Blinds, shutters and awnings: new, motorised or repaired. A stuck shutter is an emergency when you live on the ground floor, so we come on Sundays too.',
    },
    {
      name: 'Kastenfenster Atelier Endres',
      town: 'Vianden',
      also: ['Carpentry', 'Painting'],
      description:
        'Repair of box and sash windows in old houses. New lower rails, linseed putty, a second pane inside. It costs less than a new window and keeps the old glass.',
    },
    {
      name: 'Portes & Seuils Jacquemin',
      town: 'Dudelange',
      also: ['Security'],
      description:
        'Front doors with thresholds you can cross in a wheelchair and the rain cannot. Steel, oak or aluminium, fitted in one day including the plaster around it.',
    },
    {
      name: 'Glas Rausch & Kurtović',
      town: 'Echternach',
      hasEmergencyService: true,
      description:
        'Glaziers. Broken panes made safe within two hours, mirrors, shower screens, glass floors. We cut in our own workshop and still put putty where putty belongs.',
    },
    {
      name: 'Wandfang',
      town: 'Bissen',
      isNew: true,
      description:
        'Two window fitters with fifteen years of practice and a new firm. Seals, adjustments, single windows and doors, without a minimum order.',
    },
  ],
  jobs: [
    {
      name: 'Windows of a family house',
      text: '{11-17} windows in wood-aluminium, triple glazing, sealed with tape, inner sills reused.',
      euros: [17_500, 33_000],
      days: [4, 7],
      pictures: ['Tape at the frame', 'Window, garden side', 'Inner sill', 'Old frame out'],
    },
    {
      name: 'Front door in oak',
      text: 'Oak door with side light, threshold of {12-20} mm, five-point lock, plaster made good the same day.',
      euros: [4_800, 8_900],
      days: [1, 3],
      pictures: ['Oak door', 'Threshold', 'Side light'],
    },
    {
      name: 'Box windows repaired',
      text: '{5-9} box windows: lower rails new, linseed putty, second pane inside, old glass kept.',
      euros: [4_200, 9_400],
      days: [7, 14],
      pictures: ['Lower rail', 'Old glass', 'Linseed putty'],
    },
    {
      name: 'Shutters motorised',
      text: '{6-12} roller shutters with motors and one switch by the bed, boxes insulated at the same time.',
      euros: [2_600, 5_900],
      days: [2, 3],
      pictures: ['Insulated box', 'Switch by the bed', 'Motor'],
    },
    {
      name: 'Sliding door to the garden',
      text: 'Opening of {280-420} cm, lifting sliding door, flush sill, gutter in front of it.',
      euros: [7_900, 14_500],
      days: [2, 4],
      pictures: ['Flush sill', 'Sliding door, open', 'Gutter at the sill'],
    },
    {
      name: 'Shop window replaced',
      text: 'Broken pane of {3-6} m² made safe at night, new laminated glass in five days.',
      euros: [1_300, 3_200],
      days: [1, 2],
      pictures: ['Made safe', 'Laminated glass', 'Putty line'],
    },
    {
      name: 'Seals and hinges adjusted',
      text: '{12-22} windows adjusted, seals changed, three handles replaced. Nothing new that was not needed.',
      euros: [420, 1_200],
      days: [1, 2],
      pictures: ['New seal', 'Hinge, adjusted', 'Handle'],
    },
  ],
  comments: {
    5: [
      'Fifteen windows in four days and never an open hole at night.',
      'They repaired our old windows for a third of the price of new ones, and the wavy glass is still there.',
      'New seals and some turns of a screw. No draught, small bill, honest people.',
      'My mother crosses the threshold with her walker. The rain does not.',
      'Broken pane on a Saturday night, boarded in an hour, new glass on Thursday.',
      'One switch by the bed for all shutters. I did not know that I wanted that.',
      'Measured by two people who did not agree, so they measured again. I like that.',
    ],
    4: [
      'Good windows, well sealed. One handle was missing for two weeks.',
      'Door is beautiful. The plaster around it needed another coat of paint from us.',
      'Fitted quickly and cleanly. The protective film on the outside was left to us.',
    ],
    3: ['Windows fine. The old sills were damaged and are now repaired, but one sees it.'],
    2: ['One of nine windows was made 3 cm too small. The replacement took eleven weeks.'],
    1: ['Foam instead of tape, although tape is in the contract. We are still writing letters.'],
  },
};
