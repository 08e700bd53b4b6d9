import type { BasicLogger } from '#server/logging/logger-interface.ts';

export const quietLog: BasicLogger = { info: () => {}, warn: () => {}, error: () => {} };
