import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { useStore } from '#design/store.ts';
import { appParts } from '#web/app-parts.ts';
import { hasKeptHearts } from '#web/kept-hearts.ts';
import { wantedAct } from '#web/sign-in-wall.ts';
import { useLatePart } from '#web/use-late-part.ts';

/** Who hearted companies before signing in is asked once whether they are to be likes, and not while another dialog is open. */
export const HeartsKeeper = () => {
  const isElsewhere = useStore(wantedAct, (wanted) => wanted !== null, false);
  const late = useLatePart(['folders']);
  const [Offer, setOffer] = useState<ComponentType<{ onDone: () => void }> | null>(null);
  const load = useEffectEvent(() => late(appParts().loadHeartsOffer));
  useEffect(() => {
    if (isElsewhere || !hasKeptHearts()) return;
    const show = async () => {
      const part = await load();
      if (part) setOffer(() => part.HeartsOffer);
    };
    void show();
  }, [isElsewhere]);
  return Offer && !isElsewhere && <Offer onDone={() => setOffer(null)} />;
};
