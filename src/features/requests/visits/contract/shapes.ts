import * as z from 'zod/mini';
import { blockedBySchema } from '#features/messaging/core/contract/blocked.ts';
import { visitStates } from '#features/requests/core/rules/requests.ts';
import { visitCancellers, visitSides } from '#features/requests/visits/rules/visits.ts';
import { translationOfferSchema } from '#features/translations/core/contract/translations.ts';
import { idSchema } from '#kernel/id-schema.ts';
import { momentSchema } from '#kernel/moment-schema.ts';
import { translatedNamesSchema } from '#kernel/translated-names.ts';

// These schemas are not with the endpoints because only the server reads them.

const shownSlot = z.object({
  id: idSchema,
  start: momentSchema,
  minutes: z.int(),
  /** The time is still to come, and the member who would come is not busy then. */
  isFree: z.boolean(),
});

const named = z.object({ id: idSchema, name: z.string() });

export const visitSchema = z.object({
  id: idSchema,
  state: z.enum(visitStates),
  /** This side has to answer. */
  turn: z.nullable(z.enum(visitSides)),
  /** The reader is on this side. */
  side: z.enum(visitSides),
  /** The side whose turn it is chooses from these. */
  slots: z.array(shownSlot),
  /** The agreed time stays while other times are proposed. */
  start: z.nullable(momentSchema),
  minutes: z.nullable(z.int()),
  isOver: z.boolean(),
  /** It is null once the company is erased. */
  company: z.nullable(z.extend(named, { logoUrl: z.nullable(z.string()) })),
  client: z.nullable(named),
  /** The two write to each other about it through this user. */
  partnerId: z.nullable(idSchema),
  blockedBy: blockedBySchema,
  /** This member comes. */
  member: z.object({ id: idSchema, name: z.string() }),
  request: z.nullable(
    z.object({
      id: idSchema,
      invitationId: idSchema,
      title: z.string(),
      /** This offers to translate the title. */
      translation: translationOfferSchema,
      seesStreet: z.boolean(),
      hasStreet: z.boolean(),
    }),
  ),
  /** It reads as the company or the client typed it. */
  place: z.nullable(z.string()),
  /** It is the request's place. A company reads no street until the client has shown it. */
  where: z.nullable(
    z.object({
      commune: z.string(),
      communeNames: translatedNamesSchema,
      postalCode: z.nullable(z.string()),
      street: z.nullable(z.string()),
    }),
  ),
  text: z.nullable(z.string()),
  cancelledBy: z.nullable(z.enum(visitCancellers)),
  cancelledText: z.nullable(z.string()),
  sequence: z.int(),
  createdAt: momentSchema,
  changedAt: momentSchema,
  abilities: z.object({
    mayAccept: z.boolean(),
    mayAskOthers: z.boolean(),
    mayMove: z.boolean(),
    mayCancel: z.boolean(),
  }),
});

export type Visit = z.output<typeof visitSchema>;
