import { useSyncExternalStore } from 'react';
import { supportsPasskeys } from './browser-passkeys.ts';

const never = () => () => undefined;

/** Returns whether this browser supports passkeys here. False on the server, which cannot know. */
export const useSupportsPasskeys = (): boolean => useSyncExternalStore(never, supportsPasskeys, () => false);
