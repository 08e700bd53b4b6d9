import * as z from 'zod/mini';
import { blockedBy } from '#features/messaging/core/contract/blocked.ts';
import { visitCancellers, visitSides, visitStates } from '#features/requests/visits/rules/visits.ts';
import { translationOffer } from '#features/translations/core/contract/translations.ts';
import { idSchema } from '#kernel/id-schema.ts';
import { momentSchema } from '#kernel/moment-schema.ts';
import { translatedNamesSchema } from '#kernel/translated-names.ts';

// Apart from the endpoints, because only the server reads them.

const shownSlot = z.object({
  id: idSchema,
  start: momentSchema,
  minutes: z.int(),
  /** It is still to come, and who would come has nothing else by now. */
  isFree: z.boolean(),
});

const named = z.object({ id: idSchema, name: z.string() });

export const visitSchema = z.object({
  id: idSchema,
  state: z.enum(visitStates),
  /** Who has to answer. */
  turn: z.nullable(z.enum(visitSides)),
  /** On which side whoever asks stands. */
  side: z.enum(visitSides),
  /** To choose from. */
  slots: z.array(shownSlot),
  /** What is agreed, also while other times are proposed. */
  start: z.nullable(momentSchema),
  minutes: z.nullable(z.int()),
  isOver: z.boolean(),
  /** Null once they are erased. */
  company: z.nullable(z.extend(named, { logoUrl: z.nullable(z.string()) })),
  client: z.nullable(named),
  /** Whom one writes with about it. */
  partnerId: z.nullable(idSchema),
  blockedBy,
  /** Who comes. */
  member: z.object({ id: idSchema, name: z.string() }),
  request: z.nullable(
    z.object({
      id: idSchema,
      invitationId: idSchema,
      title: z.string(),
      /** Of the title. */
      translation: translationOffer,
      seesStreet: z.boolean(),
      hasStreet: z.boolean(),
    }),
  ),
  /** As whoever proposed it has written it. */
  place: z.nullable(z.string()),
  /** Of its request. To a company without a street as long as the client has not shown it. */
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
