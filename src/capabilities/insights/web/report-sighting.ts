import { recordSighting } from '#insights/contract/sightings.ts';
import type { Shown } from '#kernel/shown.ts';
import { call } from '#web/api-client.ts';

/** Where it does not arrive, nobody misses anything but a number. */
export const reportSighting = async ({ profile, listed }: Shown, cameFrom: string): Promise<void> => {
  const body = { profile, listed: listed && [...listed], cameFrom };
  await call(recordSighting, { body }).catch(() => undefined);
};
