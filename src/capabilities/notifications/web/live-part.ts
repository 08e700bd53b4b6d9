import type { LivePart } from '../../../web/live/live-part.ts';
import { refreshBell } from './fresh-bell.tsx';

/** The bell follows what the server tells. */
export const livePart: LivePart = {
  hear: { bell: (_: object, { client }) => void refreshBell(client) },
  refresh: ({ client }) => void refreshBell(client),
};
