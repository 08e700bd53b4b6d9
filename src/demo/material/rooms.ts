import type { Region } from '#design/illustrations/index.ts';
import type { ProjectSide } from '#project-records/rules/project-records.ts';
import type { PictureStage } from '#project-room/rules/project-room.ts';

/** A drawing that stands in for somebody's photograph. */
interface Shot {
  trade: string;
  seed: number;
  region: Region;
}

export interface PictureMaterial extends Shot {
  side: ProjectSide;
  stage: PictureStage;
  caption: string | null;
  daysAgo: number;
  isChosen?: true;
}

export interface DocumentMaterial {
  side: ProjectSide;
  name: string;
  daysAgo: number;
  title: string;
  lines: readonly string[];
}

interface MilestoneMaterial {
  side: ProjectSide;
  name: string;
  /** From today on; negative is past. */
  inDays: number;
  tickedBy: readonly ProjectSide[];
}

export interface RoomMaterial {
  /** Of Claire's. */
  project: string;
  isAskedToPublish?: true;
  pictures: readonly PictureMaterial[];
  documents: readonly DocumentMaterial[];
  milestones: readonly MilestoneMaterial[];
}

/** What Claire and her companies have shared. */
export const rooms: readonly RoomMaterial[] = [
  {
    project: 'Valley gutter above the bedroom',
    pictures: [
      {
        side: 'client',
        stage: 'before',
        caption: 'The valley, from across the street',
        daysAgo: 2,
        trade: 'Roofing',
        seed: 40,
        region: 'minett',
      },
      {
        side: 'client',
        stage: 'before',
        caption: 'Slates beside the chimney',
        daysAgo: 2,
        trade: 'Roofing',
        seed: 12,
        region: 'gutland',
      },
      {
        side: 'company',
        stage: 'during',
        caption: 'Here the zinc is split',
        daysAgo: 1,
        trade: 'Roofing',
        seed: 77,
        region: 'minett',
      },
    ],
    documents: [
      {
        side: 'company',
        name: 'Offer valley gutter.pdf',
        daysAgo: 1,
        title: 'Offer: valley gutter',
        lines: [
          'Scaffold on the street side, one week',
          'Old zinc taken out, 6.4 m of new valley in 0.8 mm zinc, soldered',
          'Slates beside it laid again, 30 new ones',
          'Total €3,180 including VAT',
        ],
      },
      {
        side: 'client',
        name: 'Roof plan 1931.pdf',
        daysAgo: 2,
        title: 'House in Mondercange, 1931',
        lines: ['Two roofs at a right angle, slate on boards', 'Valley above the bedroom, 6.4 m'],
      },
    ],
    milestones: [
      { side: 'company', name: 'Scaffold stands', inDays: 5, tickedBy: [] },
      { side: 'company', name: 'New valley is soldered', inDays: 9, tickedBy: [] },
      { side: 'client', name: 'Ceiling has dried, painter may come', inDays: 30, tickedBy: [] },
    ],
  },
  {
    project: 'Six windows, street side',
    pictures: [
      {
        side: 'company',
        stage: 'before',
        caption: 'The old sashes',
        daysAgo: 88,
        trade: 'Windows & Doors',
        seed: 3,
        region: 'minett',
      },
      {
        side: 'company',
        stage: 'during',
        caption: 'Frames in the workshop',
        daysAgo: 12,
        trade: 'Carpentry',
        seed: 6,
        region: 'minett',
      },
    ],
    documents: [
      {
        side: 'company',
        name: 'Profile of the sashes.pdf',
        daysAgo: 60,
        title: 'Profile of the sashes',
        lines: ['Oak, 68 mm', 'Double glazing, Ug 1.0', 'Shutters repaired, hinges kept'],
      },
    ],
    milestones: [
      { side: 'company', name: 'Profile is agreed', inDays: -55, tickedBy: ['client', 'company'] },
      { side: 'company', name: 'Frames are glazed', inDays: -4, tickedBy: ['company'] },
      { side: 'client', name: 'All six are in', inDays: 24, tickedBy: [] },
    ],
  },
  {
    project: 'Oak floor, dining room',
    isAskedToPublish: true,
    pictures: [
      {
        side: 'client',
        stage: 'before',
        caption: 'By the window',
        daysAgo: 44,
        trade: 'Flooring',
        seed: 2,
        region: 'minett',
      },
      {
        side: 'company',
        stage: 'during',
        caption: 'Four boards of old stock',
        daysAgo: 14,
        trade: 'Flooring',
        seed: 5,
        region: 'minett',
        isChosen: true,
      },
      {
        side: 'company',
        stage: 'after',
        caption: 'Oiled twice',
        daysAgo: 9,
        trade: 'Flooring',
        seed: 8,
        region: 'minett',
        isChosen: true,
      },
    ],
    documents: [
      {
        side: 'company',
        name: 'Care of oiled oak.pdf',
        daysAgo: 9,
        title: 'Care of oiled oak',
        lines: ['Sweep, and wipe with a damp cloth', 'Oil once a year where the chairs stand'],
      },
    ],
    milestones: [
      { side: 'company', name: 'Floor can be walked on', inDays: -10, tickedBy: ['client', 'company'] },
    ],
  },
];
