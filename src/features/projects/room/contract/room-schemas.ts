import * as z from 'zod/mini';
import { projectSides, publicationStates } from '#features/projects/core/rules/project-states.ts';
import type { sentences as projectSentences } from '#features/projects/pages/strings/en/projects.ts';
import { pictureStages } from '#features/projects/room/rules/project-room.ts';
import type { sentences } from '#features/projects/room/strings/en/room.ts';
import { translationOfferSchema } from '#features/translations/core/contract/translations.ts';
import { createDaySchema as calendarDay } from '#kernel/day-schema.ts';
import { idInPath, idSchema } from '#kernel/id-schema.ts';
import { momentSchema } from '#kernel/moment-schema.ts';
import { createMessageKey } from '#kernel/sentence-keys.ts';
import { fileKinds } from '#kernel/uploaded-file.ts';

const messageKey = createMessageKey<typeof sentences>('room');
const projectMessageKey = createMessageKey<typeof projectSentences>('projects');

export const requiredDaySchema = calendarDay(messageKey('dayRequired'));

export const roomFileSchema = z.object({
  id: idSchema,
  kind: z.enum(fileKinds),
  /** The uploader's file has this name. */
  name: z.string(),
  caption: z.nullable(z.string()),
  /** This offers to translate the caption. */
  translation: translationOfferSchema,
  /** Only a picture has one. */
  stage: z.nullable(z.enum(pictureStages)),
  size: z.int(),
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  /** This side added it. */
  side: z.enum(projectSides),
  createdAt: momentSchema,
  /** The company would publish it, or has done so. */
  isChosen: z.boolean(),
  /** The product added it, such as a signed copy of a document: it stays. */
  isFixed: z.boolean(),
  abilities: z.object({ mayChange: z.boolean() }),
});

export type RoomFile = z.output<typeof roomFileSchema>;

const milestone = z.object({
  id: idSchema,
  name: z.string(),
  /** It is null where the payment plan that contains it names no day. */
  dueOn: z.nullable(calendarDay()),
  /** The payment, in euros such as '2779.92', falls due with it. It is null outside a payment plan. */
  payment: z.nullable(z.object({ percent: z.string(), amount: z.string() })),
  side: z.enum(projectSides),
  clientTickedAt: z.nullable(momentSchema),
  companyTickedAt: z.nullable(momentSchema),
  abilities: z.object({ mayRemove: z.boolean() }),
});

export type Milestone = z.output<typeof milestone>;

export const roomSchema = z.object({
  files: z.array(roomFileSchema),
  /** The next milestone comes first. */
  milestones: z.array(milestone),
  publication: z.enum(publicationStates),
  /** The company’s gallery takes so many more pictures. A reader who may ask for them sees it; null means no limit. */
  picturesLeft: z.nullable(z.int()),
  abilities: z.object({
    mayAdd: z.boolean(),
    /** Only managers among a company's members may publish. */
    mayPublish: z.boolean(),
    mayAsk: z.boolean(),
    mayAgree: z.boolean(),
    mayRefuse: z.boolean(),
    mayWithdraw: z.boolean(),
  }),
});

export type ProjectRoom = z.output<typeof roomSchema>;

export const projectIdParams = z.object({ id: idInPath });
export const roomFileIdParams = z.object({ id: idInPath, fileId: idInPath });
export const milestoneIdParams = z.object({ id: idInPath, milestoneId: idInPath });

export const projectNotFoundRefusal = { status: 404, say: projectMessageKey('projectNotFound') } as const;
export const roomFileNotFoundRefusal = { status: 404, say: messageKey('fileNotFound') } as const;
export const milestoneNotFoundRefusal = { status: 404, say: messageKey('milestoneNotFound') } as const;
export const milestoneIsAgreedRefusal = { status: 409, say: messageKey('milestoneAgreed') } as const;
export const roomClosedRefusal = { status: 409, say: messageKey('roomClosed') } as const;
export const roomFullRefusal = { status: 409, say: messageKey('roomFull') } as const;
export const notPossibleNowRefusal = { status: 409, say: messageKey('notNow') } as const;
