import type { BadgeTone } from '#design/badge.tsx';
import type { RequestState } from '#features/requests/core/rules/requests.ts';

export const requestStateTones: Record<RequestState, BadgeTone> = {
  draft: 'plain',
  open: 'ok',
  hired: 'ok',
  closed: 'plain',
  expired: 'warn',
};
