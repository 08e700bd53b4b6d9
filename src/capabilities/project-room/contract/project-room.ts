import * as z from 'zod/mini';
import { day as calendarDay } from '#kernel/day.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { fileRefusals } from '#kernel/file-refusals.ts';
import { id, idInPath } from '#kernel/ids.ts';
import { moment } from '#kernel/moment.ts';
import { pictureSize } from '#kernel/picture-size.ts';
import { fileKinds, LARGEST_FILE } from '#kernel/sent-file.ts';
import { sentencesOf } from '#kernel/sentences.ts';
import { text } from '#kernel/text.ts';
import { pictureLimit } from '#profile-editor/contract/own-pictures.ts';
import { projectSides, publicationStates } from '#project-records/rules/project-records.ts';
import { MOST_FILES, pictureStages } from '#project-room/rules/project-room.ts';
import { type sentences } from '#project-room/strings/en/room.ts';
import { type sentences as projectSentences } from '#projects/strings/en/projects.ts';

const say = sentencesOf<typeof sentences>('room');
const sayOfProjects = sentencesOf<typeof projectSentences>('projects');

const LONGEST = { caption: 120, milestone: 100 } as const;
const SHORTEST_MILESTONE = 2;

const day = calendarDay(say('dayRequired'));

const roomFile = z.object({
  id,
  kind: z.enum(fileKinds),
  /** As the person called it. */
  name: z.string(),
  caption: z.nullable(z.string()),
  /** Of a picture. */
  stage: z.nullable(z.enum(pictureStages)),
  /** In bytes. */
  size: z.int(),
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  /** Whose it is. */
  side: z.enum(projectSides),
  createdAt: moment,
  /** The company would show it, or shows it. */
  isChosen: z.boolean(),
  abilities: z.object({ mayChange: z.boolean() }),
});

export type RoomFile = z.output<typeof roomFile>;

const milestone = z.object({
  id,
  name: z.string(),
  dueOn: day,
  side: z.enum(projectSides),
  clientTickedAt: z.nullable(moment),
  companyTickedAt: z.nullable(moment),
  abilities: z.object({ mayRemove: z.boolean() }),
});

export type Milestone = z.output<typeof milestone>;

const room = z.object({
  files: z.array(roomFile),
  /** The next one first. */
  milestones: z.array(milestone),
  publication: z.enum(publicationStates),
  abilities: z.object({
    mayAdd: z.boolean(),
    mayAsk: z.boolean(),
    mayAgree: z.boolean(),
    mayRefuse: z.boolean(),
    mayWithdraw: z.boolean(),
  }),
});

export type Room = z.output<typeof room>;

const ofProject = z.object({ id: idInPath });
const ofFile = z.object({ id: idInPath, fileId: idInPath });
const ofMilestone = z.object({ id: idInPath, milestoneId: idInPath });

const projectNotFound = { status: 404, say: sayOfProjects('projectNotFound') } as const;
const fileNotFound = { status: 404, say: say('fileNotFound') } as const;
const milestoneNotFound = { status: 404, say: say('milestoneNotFound') } as const;
const roomClosed = { status: 409, say: say('roomClosed') } as const;
const roomFull = { status: 409, say: say('roomFull') } as const;
const notNow = { status: 409, say: say('notNow') } as const;

export const getRoom = endpoint({
  method: 'GET',
  url: '/api/projects/:id/room',
  server: {
    who: 'person',
    asCompany: true,
    summary: 'What both sides of a project have put there: pictures, documents, milestones',
    params: ofProject,
    answer: room,
    staffReads: 'room',
    refusals: { projectNotFound },
  },
});

export const uploadRoomFile = endpoint({
  method: 'POST',
  url: '/api/projects/:id/files',
  upload: {
    field: 'file',
    largest: LARGEST_FILE,
    say: { tooLarge: say('fileTooLarge'), notOneFile: say('notOneFile') },
  },
  server: {
    who: 'person',
    asCompany: true,
    summary: 'Add a picture (JPEG, PNG, GIF) or a PDF to a project of mine; the other side is told',
    params: ofProject,
    /** Of a picture; during the work where nothing is said. */
    query: z.object({ stage: z.optional(z.enum(pictureStages)) }),
    answer: room,
    refusals: {
      projectNotFound,
      roomClosed,
      roomFull,
      ...fileRefusals({
        wrongType: say('wrongType'),
        unreadable: say('unreadable'),
        notStored: say('notStored'),
      }),
    },
  },
});

export const fetchRoomFile = endpoint({
  method: 'GET',
  url: '/api/projects/:id/files/:fileId',
  server: {
    who: 'person',
    asCompany: true,
    summary: 'A picture as WebP in one of two sizes, or a PDF to keep; for the two sides of the project',
    params: ofFile,
    query: pictureSize,
    isFile: true,
    staffReads: 'file',
    refusals: { fileNotFound },
  },
});

export const pictureWords = z.object({
  caption: text({ max: { length: LONGEST.caption, say: say('captionTooLong') } }),
  stage: z.enum(pictureStages),
});

export const changeRoomPicture = endpoint({
  method: 'PATCH',
  url: '/api/projects/:id/files/:fileId',
  body: pictureWords,
  server: {
    who: 'person',
    asCompany: true,
    summary: 'Say what a picture of mine shows, and when it was taken',
    params: ofFile,
    answer: room,
    refusals: { projectNotFound, fileNotFound, roomClosed },
  },
});

export const removeRoomFile = endpoint({
  method: 'DELETE',
  url: '/api/projects/:id/files/:fileId',
  server: {
    who: 'person',
    asCompany: true,
    summary: 'Take away what I added; a picture that was published leaves the gallery too',
    params: ofFile,
    answer: room,
    refusals: { projectNotFound, fileNotFound, roomClosed },
  },
});

export const createMilestone = endpoint({
  method: 'POST',
  url: '/api/projects/:id/milestones',
  body: z.object({
    name: text({
      min: { length: SHORTEST_MILESTONE, say: say('milestoneTooShort') },
      max: { length: LONGEST.milestone, say: say('milestoneTooLong') },
    }),
    dueOn: day,
  }),
  server: {
    who: 'person',
    asCompany: true,
    summary: 'Say what is to be reached by which day',
    params: ofProject,
    answer: room,
    refusals: { projectNotFound, roomClosed, roomFull },
    creates: true,
  },
});

export const tickMilestone = endpoint({
  method: 'POST',
  url: '/api/projects/:id/milestones/:milestoneId/tick',
  body: z.object({ isReached: z.boolean() }),
  server: {
    who: 'person',
    asCompany: true,
    summary: 'Say for one’s own side that a milestone is reached, or that it is not',
    params: ofMilestone,
    answer: room,
    refusals: { projectNotFound, milestoneNotFound, roomClosed },
  },
});

export const removeMilestone = endpoint({
  method: 'DELETE',
  url: '/api/projects/:id/milestones/:milestoneId',
  server: {
    who: 'person',
    asCompany: true,
    summary: 'Take away a milestone of mine',
    params: ofMilestone,
    answer: room,
    refusals: { projectNotFound, milestoneNotFound, roomClosed },
  },
});

export const askToPublish = endpoint({
  method: 'POST',
  url: '/api/projects/:id/publication',
  body: z.object({
    fileIds: z
      .array(id)
      .check(z.minLength(1, say('choosePictures')), z.maxLength(MOST_FILES, say('choosePictures'))),
  }),
  server: {
    who: 'company',
    asCompany: true,
    summary: 'Ask the client of a completed project whether these pictures may stand in the gallery',
    params: ofProject,
    answer: room,
    refusals: { projectNotFound, fileNotFound, notNow, pictureLimit },
  },
});

export const answerPublication = endpoint({
  method: 'POST',
  url: '/api/projects/:id/publication/answer',
  body: z.object({ agrees: z.boolean() }),
  server: {
    who: 'client',
    summary: 'Agree that the chosen pictures stand in the company’s gallery, or refuse, also later',
    params: ofProject,
    answer: room,
    refusals: { projectNotFound, notNow },
  },
});

export const withdrawPublication = endpoint({
  method: 'DELETE',
  url: '/api/projects/:id/publication',
  server: {
    who: 'company',
    asCompany: true,
    summary: 'Take the question back, or the pictures out of the gallery',
    params: ofProject,
    answer: room,
    refusals: { projectNotFound, notNow },
  },
});
