import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { useStore } from '#design/store.ts';
import { appParts } from '#web/app-parts.ts';
import { hasKeptHearts } from '#web/kept-hearts.ts';
import { useNavigation } from '#web/navigation/navigation.tsx';
import { type Wanted, wantedAct } from '#web/sign-in-wall.ts';
import { useLatePart } from '#web/use-late-part.ts';
import { useVisitor } from '#web/visitor.ts';

type SignInDialog = ComponentType<Wanted & { onDone: () => void }>;

/** The dialog a visitor meets who wanted what needs an account. It outlives the sign-in it brings about. */
export const SignInAsker = () => {
  const late = useLatePart(['accounts', 'signInFirst']);
  const wanted = useStore(wantedAct, (all) => all, null);
  const [Dialog, setDialog] = useState<SignInDialog | null>(null);
  const load = useEffectEvent(() => late(appParts().loadSignInDialog));
  const { shownPage } = useNavigation();
  const isSignedIn = useVisitor() !== null;
  // What was wanted on one page is not done on another. Once it is done, it may be what led there.
  const leave = useEffectEvent(() => isSignedIn || wantedAct.set(null));
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- that it changes is the reason
  useEffect(() => void leave(), [shownPage.address]);
  const isWanted = wanted !== null;
  useEffect(() => {
    if (!isWanted) return;
    const show = async () => {
      const part = await load();
      if (part) setDialog(() => part.SignInDialog);
      else wantedAct.set(null);
    };
    void show();
  }, [isWanted]);
  return (
    <>
      {wanted && Dialog && <Dialog {...wanted} onDone={() => wantedAct.set(null)} />}
      {!wanted && <HeartsKeeper isSignedIn={isSignedIn} />}
    </>
  );
};

/** Who hearted companies before signing in is asked once whether they are to be likes. */
const HeartsKeeper = ({ isSignedIn }: { isSignedIn: boolean }) => {
  const late = useLatePart(['folders']);
  const [Offer, setOffer] = useState<ComponentType<{ onDone: () => void }> | null>(null);
  const load = useEffectEvent(() => late(appParts().loadHeartsOffer));
  useEffect(() => {
    if (!isSignedIn || !hasKeptHearts()) return;
    const show = async () => {
      const part = await load();
      if (part) setOffer(() => part.HeartsOffer);
    };
    void show();
  }, [isSignedIn]);
  return Offer && isSignedIn && <Offer onDone={() => setOffer(null)} />;
};
