import type { Log } from '#server/logging/logger-interface.ts';

export const quietLog: Log = { info: () => {}, warn: () => {}, error: () => {} };
