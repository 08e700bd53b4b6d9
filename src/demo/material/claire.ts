import type { ProjectState } from '#demo/builders/project.ts';
import { LIKED_FOLDER_NAME } from '#folders/rules/folders.ts';

// Claire Hoffmann's house of 1931 in Mondercange, as the design board tells it.

/** With how many days ago, the oldest first, as their ids will be. */
export const liked: readonly [name: string, daysAgo: number][] = [
  ['Elektro Majerus', 78],
  ['Sanitaire Da Costa', 64],
  ['Pinto & Wagner Peinture', 51],
  ['Ateliers Thill', 40],
  ['Toiture Schmit & Fils', 22],
  ['Parkett Rischard', 16],
  ['Gaart & Wéngert', 1],
];

interface FolderMaterial {
  name: string;
  description: string | null;
  daysAgo: number;
  companies: readonly string[];
}

/** The folder of likes has no companies of its own. Oldest first, as their ids will be. */
export const folders: readonly FolderMaterial[] = [
  { name: 'Heat pump', description: 'Compare three quotes before spring.', daysAgo: 101, companies: [] },
  {
    name: 'Paint, ground floor',
    description: 'Lime white, and one room in green.',
    daysAgo: 83,
    companies: ['Pinto & Wagner Peinture'],
  },
  { name: LIKED_FOLDER_NAME, description: 'Companies you liked, in one place.', daysAgo: 78, companies: [] },
  {
    name: 'Garden wall',
    description: null,
    daysAgo: 31,
    companies: ['Gaart & Wéngert', 'Dréchemauer'],
  },
  {
    name: 'Bathroom, first floor',
    description: 'Shower instead of the bath. Keep the 1931 tiles if we can.',
    daysAgo: 19,
    companies: ['Sanitaire Da Costa', 'Zementplättche', 'Installations Pires & Monteiro'],
  },
  {
    name: 'Roof and attic',
    description: 'Leak above the bedroom, and insulation while the roof is open.',
    daysAgo: 7,
    companies: [
      'Toiture Schmit & Fils',
      'Coberturas Teixeira & Filhos',
      'Zinguerie Frisch',
      'Ateliers Thill',
    ],
  },
];

interface ProjectMaterial {
  company: string;
  name: string;
  description: string;
  budget: string;
  timeline: string;
  state: ProjectState;
  createdDaysAgo: number;
  completedDaysAgo?: number;
  review?: { rating: number; comment: string };
}

export const projects: readonly ProjectMaterial[] = [
  {
    company: 'Elektro Majerus',
    name: 'Meter and house connection',
    description:
      'New meter field and earth rod, old lead-covered cable from the street taken out of service.',
    budget: '3150',
    timeline: '2 days',
    state: 'completed',
    createdDaysAgo: 352,
    completedDaysAgo: 321,
    review: {
      rating: 5,
      comment: 'The meter was changed on the day they had said, and the old cable is labelled as dead.',
    },
  },
  {
    company: 'Parkett Rischard',
    name: 'Oak floor, dining room',
    description:
      '24 m² of oak boards lifted, sanded and oiled. Four boards by the window replaced with old stock.',
    budget: '2680',
    timeline: '4 days',
    state: 'completed',
    createdDaysAgo: 47,
    completedDaysAgo: 9,
  },
  {
    company: 'Ateliers Thill',
    name: 'Six windows, street side',
    description: 'Oak frames with the old profile, double glazing, shutters repaired and repainted.',
    budget: '€14,000 to €16,000',
    timeline: 'Before winter',
    state: 'open',
    createdDaysAgo: 95,
  },
  {
    company: 'Elektro Majerus',
    name: 'New fuse board',
    description: 'Twelve circuits, surge protection and a spare row for the heat pump.',
    budget: 'About €3,900',
    timeline: '2 days',
    state: 'company-confirmed',
    createdDaysAgo: 80,
  },
  {
    company: 'Toiture Schmit & Fils',
    name: 'Valley gutter above the bedroom',
    description: 'Zinc split at the solder joint between the two roofs. House of 1931, natural slate.',
    budget: 'Up to €3,500',
    timeline: 'As soon as it is dry',
    state: 'open',
    createdDaysAgo: 2,
  },
];

interface Letter {
  from: 'claire' | 'company';
  minutesAgo: number;
  says: string;
  isUnread?: true;
}

const HOUR = 60;
export const DAY = 24 * HOUR;

export const schmitLetters: readonly Letter[] = [
  {
    from: 'claire',
    minutesAgo: 2 * DAY + 95,
    says: 'Hello, we bought a house in Mondercange and there is a brown stain on the bedroom ceiling, under the valley between the two roofs. Could you have a look?',
  },
  {
    from: 'company',
    minutesAgo: 2 * DAY + 72,
    says: 'Good evening Claire. Yes. Could you send the year of the house and say if it is slate or tile? A photo from across the street is enough for now.',
  },
  {
    from: 'claire',
    minutesAgo: 2 * DAY + 63,
    says: '1931, slate, with zinc in the valley. I added two photos to the project folder.',
  },
  {
    from: 'company',
    minutesAgo: 52,
    says: 'Thank you, I see it. The zinc is split at the solder joint. That is a repair, not a new roof.',
    isUnread: true,
  },
  {
    from: 'company',
    minutesAgo: 49,
    says: 'We can come on Thursday at 8 to look at the valley from the scaffold side. It takes half an hour and costs nothing.',
    isUnread: true,
  },
];

export const otherThreads: readonly {
  company: string;
  startedMinutesAgo: number;
  minutesToAnswer: number;
  texts: readonly string[];
}[] = [
  {
    company: 'Ateliers Thill',
    startedMinutesAgo: 6 * HOUR,
    minutesToAnswer: 35,
    texts: [
      'Hello, have you had time to look at the profile of the old sashes?',
      'Moien. Yes, we can copy it, the cutter is ready. Frames in oak, 68 mm, so that double glazing fits.',
      'Very good. Which oil would you take outside?',
      'The oak sample is ready. Natural oil on the left, with a little grey on the right. Both keep for about four years.',
    ],
  },
  {
    company: 'Sanitaire Da Costa',
    startedMinutesAgo: 4 * DAY,
    minutesToAnswer: 110,
    texts: [
      'Hello, we would like a shower instead of the bath on the first floor, and keep the tiles of 1931 if that is possible.',
      'Good morning Claire. Possible if we stay under the old edge of the bath. Where does the drain go: to the yard or to the street?',
      'To the yard. There is a plan of 1974 in the cellar.',
      'Quote attached: bathroom, first floor, without the tiles on the window side, because those stay.',
    ],
  },
  {
    company: 'Pinto & Wagner Peinture',
    startedMinutesAgo: 11 * DAY,
    minutesToAnswer: 240,
    texts: [
      'We have looked at the three boards for two evenings now. Lime white for the ground floor, please, and the green for the small room.',
      'Thank you Claire, lime white it is. We start with the ceilings on the second Monday of the month.',
    ],
  },
  {
    company: 'Elektro Majerus',
    startedMinutesAgo: 351 * DAY,
    minutesToAnswer: 90,
    texts: [
      'Do I have to be at home when the network operator comes?',
      'No, the meter stands outside the flat door. We let him in.',
      'Thank you. Is it done?',
      'Your meter was changed this morning.',
    ],
  },
];
