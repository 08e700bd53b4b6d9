import type { Services } from '#server/services/services.ts';
import type { InvitationRow, RequestRow } from './store.ts';

export interface LockedRequest {
  request: RequestRow;
  invitations: InvitationRow[];
}

export type RequestActionServices = Pick<Services, 'jobs' | 'clock'>;
