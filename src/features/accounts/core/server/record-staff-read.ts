import type { RecordStaffRead } from '#server/services/staff-read.ts';
import { recordSecurityEvent } from './security-events.ts';

export const recordStaffRead: RecordStaffRead = (db, requestContext, { what, personId, endpoint, object }) =>
  recordSecurityEvent(db, {
    kind: `read-${what}`,
    actorId: requestContext.person?.id ?? null,
    personId,
    from: requestContext,
    endpoint,
    object,
  });
