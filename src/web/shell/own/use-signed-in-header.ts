import { useEffect, useState } from 'react';
import type { StringsSource } from '#web/strings-source.ts';
import { useStringsSource } from '#web/strings.tsx';

type OwnFrame = Pick<typeof import('./own-frame.tsx'), 'OwnCorner' | 'OwnMenu'>;

let loaded: OwnFrame | null = null;

/** Signed-in people have more in the frame. Visitors do without its code and its sentences. */
export const loadOwnFrame = async (strings: StringsSource): Promise<OwnFrame> => {
  const [frame] = await Promise.all([
    import('./own-frame.tsx').then(({ OwnCorner, OwnMenu }) => ({ OwnCorner, OwnMenu })),
    strings.load(['ownFrame']),
  ]);
  loaded = frame;
  return frame;
};

/** Loaded already if the page was rendered for somebody; still loading if they have just signed in. */
export const useOwnFrame = (isSignedIn: boolean): OwnFrame | null => {
  const strings = useStringsSource();
  const [frame, setFrame] = useState(loaded);
  useEffect(() => {
    // Without it the page works as it does for visitors until a reload.
    if (isSignedIn) loadOwnFrame(strings).then(setFrame, () => undefined);
  }, [isSignedIn, strings]);
  return frame;
};
