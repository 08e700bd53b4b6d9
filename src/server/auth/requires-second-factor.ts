import type { Config } from '#server/config/config.ts';

const DEMO_STAFF = ['demo-moderator', 'demo-admin'];

/** Staff see everybody's data: once Giewel is live, nobody of them goes by a password alone, but in the demo. */
export const requiresSecondFactor = ({ launch, demo }: Config, { username }: { username: string }): boolean =>
  launch === 'live' && !(demo !== undefined && DEMO_STAFF.includes(username));
