import type { TradeMaterial } from './trade.ts';

export const security: TradeMaterial = {
  category: 'Security',
  description: 'Locks, doors, alarms, cameras and fire detection, and the locksmith at night.',
  plate: 'security',
  companies: [
    {
      name: 'Schlassdéngscht Hemmer',
      town: 'Luxembourg',
      hasEmergencyService: true,
      description:
        'Locksmith with a fixed price on the phone, day and night. Nine doors out of ten are opened without drilling. Cylinders, locks and safes from the shop in Bonnevoie.',
    },
    {
      name: 'Alarm & Optik Zieliński',
      town: 'Bertrange',
      also: ['Electrical'],
      description:
        'Alarm systems and cameras for houses, wired where possible. We walk round the house with you as a burglar would and write down the four places that matter.',
    },
    {
      name: 'Sécurité Marchal & Dias',
      town: 'Dudelange',
      also: ['Electrical', 'Windows & Doors'],
      hasEmergencyService: true,
      description:
        'Doors, locks and cameras from one firm. Retrofit bars for windows that nobody sees, and panic bolts that open with a child’s hand from inside.',
    },
    {
      name: 'Brandschutz Neumann',
      town: 'Diekirch',
      description:
        'Smoke detectors, extinguishers and escape plans for houses, schools and guest houses. Yearly check with a sticker, a list and a short exercise for whoever is in the building.',
    },
    {
      name: 'Tresor Konsbruck',
      town: 'Mersch',
      hasEmergencyService: true,
      description:
        'Safes, strongroom doors and the locks in them. Delivered to the cellar, anchored in concrete, opened again when a number has been forgotten.',
    },
    {
      name: 'Sécher Heem Delvaux',
      town: 'Sanem',
      isNew: true,
      description:
        'Break-in protection for windows and doors, with a visit by a former police adviser. Started in January; the first list of weak points is free.',
    },
  ],
  jobs: [
    {
      name: 'Front door with five-point lock',
      text: 'Lock case changed for five-point locking, cylinder with card, {3-6} keys, frame strengthened.',
      euros: [780, 1_900],
      days: [1, 1],
      pictures: ['Five-point lock', 'Cylinder', 'Frame plate'],
    },
    {
      name: 'Alarm system, wired',
      text: '{9-18} contacts and {3-6} detectors wired through the cellar, siren at the gable, line to the control room.',
      euros: [2_900, 6_200],
      days: [2, 4],
      pictures: ['Control panel', 'Window contact', 'Siren at the gable'],
    },
    {
      name: 'Four cameras and a recorder',
      text: 'Four cameras, {60-110} metres of cable, privacy masks towards the street and the neighbour.',
      euros: [1_900, 3_900],
      days: [1, 3],
      pictures: ['Camera under the eaves', 'Privacy mask', 'Recorder'],
    },
    {
      name: 'Windows secured on the ground floor',
      text: '{6-11} windows with locking handles and mushroom bolts, two cellar windows with bars.',
      euros: [1_400, 3_800],
      days: [1, 3],
      pictures: ['Mushroom bolt', 'Cellar window', 'Locking handle'],
    },
    {
      name: 'Smoke detectors, linked',
      text: '{7-14} linked detectors from cellar to attic, heat detector in the kitchen, list for the insurance.',
      euros: [480, 1_300],
      days: [1, 1],
      pictures: ['Detector, landing', 'Heat detector', 'Test with smoke'],
    },
    {
      name: 'Key system for a residence',
      text: '{8-16} flats, garage and bicycle room on one plan, {40-90} keys with card.',
      euros: [2_200, 5_400],
      days: [1, 2],
      pictures: ['Key plan', 'Letterbox lock', 'Garage cylinder'],
    },
  ],
  comments: {
    5: [
      'Locked out at two in the morning with a baby. Price on the phone, door open in six minutes, no drill.',
      'He walked round our house like a burglar and found the window I had never thought of.',
      'Privacy masks for the neighbour’s garden without being asked. Good for peace.',
      'Sixteen flats, one key plan, no confusion.',
      'The detectors are linked. When the toast burns, the attic knows.',
      'Wired, not radio, and you do not see one cable.',
    ],
    4: [
      'Good lock, good price. The card for the keys came by post a week later.',
      'Serious people. The app asks for more than it needs, they switched most of it off.',
      'Alarm works. False one in the first night, adjusted the next day.',
    ],
    3: ['The lock is good, the plate on the door is a little crooked.'],
    2: ['Two visits for a camera that still sees more hedge than gate.'],
    1: ['A night call at three times the price that I was told on the phone.'],
  },
};
