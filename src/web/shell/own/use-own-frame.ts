import { useEffect, useState } from 'react';

type OwnFrame = typeof import('./own-frame.tsx');

let loaded: OwnFrame | null = null;

/** What the frame holds for whoever is signed in. Everybody else does without its code. */
export const loadOwnFrame = async (): Promise<OwnFrame> => {
  loaded ??= await import('./own-frame.tsx');
  return loaded;
};

/** There at once where the page came for somebody; on its way where they have just signed in. */
export const useOwnFrame = (isSignedIn: boolean): OwnFrame | null => {
  const [frame, setFrame] = useState(loaded);
  useEffect(() => {
    // Without it, the page works as it does for visitors until it is loaded anew.
    if (isSignedIn) loadOwnFrame().then(setFrame, () => undefined);
  }, [isSignedIn]);
  return frame;
};
