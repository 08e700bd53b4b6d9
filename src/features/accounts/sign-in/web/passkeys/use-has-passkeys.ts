import { useSyncExternalStore } from 'react';
import { hasPasskeys } from './browser-passkeys.ts';

const never = () => () => undefined;

/** Returns whether this browser supports passkeys here. False on the server, which cannot know. */
export const useHasPasskeys = (): boolean => useSyncExternalStore(never, hasPasskeys, () => false);
