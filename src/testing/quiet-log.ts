import type { Log } from '#server/log.ts';

export const quietLog: Log = { info: () => {}, warn: () => {}, error: () => {} };
