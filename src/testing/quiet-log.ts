import type { BasicLogger } from '#server/logging/basic-logger.ts';

export const quietLog: BasicLogger = { info: () => {}, warn: () => {}, error: () => {} };
