import type { Config } from '#server/config/config.ts';

const DEMO_STAFF = ['demo-moderator', 'demo-admin'];

/** Staff can see everybody's data: once Giewel is live, none of them may sign in by password alone, except in the demo. */
export const requiresSecondFactor = ({ launch, demo }: Config, { username }: { username: string }): boolean =>
  launch === 'live' && !(demo !== undefined && DEMO_STAFF.includes(username));
