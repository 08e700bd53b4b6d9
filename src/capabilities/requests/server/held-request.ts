import type { Tools } from '#server/tools.ts';
import type { InvitationRow, RequestRow } from './store.ts';

export interface HeldRequest {
  request: RequestRow;
  invitations: InvitationRow[];
}

export type ActTools = Pick<Tools, 'jobs' | 'clock'>;
