import { useEffect, useState } from 'react';
import type { StringsSource } from '#web/strings-source.ts';
import { useStringsSource } from '#web/strings.tsx';

type SignedInHeaderParts = Pick<
  typeof import('./signed-in-header.tsx'),
  'AppFooter' | 'OtherAccountButton' | 'PlacesRow' | 'SignedInHeader' | 'SignedInMenu' | 'TabBar'
>;

let loaded: SignedInHeaderParts | null = null;

/** Signed-in people have more in the frame. Visitors do without its code and its sentences. */
export const loadSignedInHeader = async (strings: StringsSource): Promise<SignedInHeaderParts> => {
  const [frame] = await Promise.all([
    import('./signed-in-header.tsx').then(
      ({ AppFooter, OtherAccountButton, PlacesRow, SignedInHeader, SignedInMenu, TabBar }) => ({
        AppFooter,
        OtherAccountButton,
        PlacesRow,
        SignedInHeader,
        SignedInMenu,
        TabBar,
      }),
    ),
    strings.load(['ownFrame']),
  ]);
  loaded = frame;
  return frame;
};

/** Loaded already if the page was rendered for somebody; still loading if they have just signed in. */
export const useSignedInHeader = (isSignedIn: boolean): SignedInHeaderParts | null => {
  const strings = useStringsSource();
  const [frame, setFrame] = useState(loaded);
  useEffect(() => {
    // Without it the page works as it does for visitors until a reload.
    if (isSignedIn) loadSignedInHeader(strings).then(setFrame, () => undefined);
  }, [isSignedIn, strings]);
  return frame;
};
