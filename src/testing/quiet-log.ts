import type { Log } from '#server/logging/log.ts';

export const quietLog: Log = { info: () => {}, warn: () => {}, error: () => {} };
