import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { useStore } from '#design/store.ts';
import { type ActionAwaitingSignIn, actionAwaitingSignInStore } from '#web/action-awaiting-sign-in.ts';
import { getAppRegistration } from '#web/app-registration.ts';
import { useNavigation } from '#web/navigation/navigation.tsx';
import { useLazyComponent } from '#web/use-lazy-component.ts';
import { hasVisitorLikes } from '#web/visitor-likes.ts';
import { useVisitor } from '#web/visitor.ts';

type SignInDialog = ComponentType<ActionAwaitingSignIn & { onDone: () => void }>;

/** A visitor sees this dialog when an action needs an account. It outlives the sign-in it brings about. */
export const SignInPrompt = () => {
  const late = useLazyComponent(['accounts', 'signInFirst']);
  const pending = useStore(actionAwaitingSignInStore, (all) => all, null);
  const [Dialog, setDialog] = useState<SignInDialog | null>(null);
  const load = useEffectEvent(() => late(getAppRegistration().loadSignInDialog));
  const { shownPage } = useNavigation();
  const isSignedIn = useVisitor() !== null;
  // An action wanted on one page is not done on another. Once it is done, it may have led there itself.
  const leave = useEffectEvent(() => isSignedIn || actionAwaitingSignInStore.set(null));
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- that it changes is the reason
  useEffect(() => void leave(), [shownPage.address]);
  const isWanted = pending !== null;
  useEffect(() => {
    if (!isWanted) return;
    const show = async () => {
      const part = await load();
      if (part) setDialog(() => part.SignInDialog);
      else actionAwaitingSignInStore.set(null);
    };
    void show();
  }, [isWanted]);
  return (
    <>
      {pending && Dialog && <Dialog {...pending} onDone={() => actionAwaitingSignInStore.set(null)} />}
      {!pending && <VisitorLikesOfferHost isSignedIn={isSignedIn} />}
    </>
  );
};

/** People who hearted companies before they signed in are asked once whether to save these as likes. */
const VisitorLikesOfferHost = ({ isSignedIn }: { isSignedIn: boolean }) => {
  const late = useLazyComponent(['folders']);
  const [Offer, setOffer] = useState<ComponentType<{ onDone: () => void }> | null>(null);
  const load = useEffectEvent(() => late(getAppRegistration().loadVisitorLikesOffer));
  useEffect(() => {
    if (!isSignedIn || !hasVisitorLikes()) return;
    const show = async () => {
      const part = await load();
      if (part) setOffer(() => part.VisitorLikesOffer);
    };
    void show();
  }, [isSignedIn]);
  return Offer && isSignedIn && <Offer onDone={() => setOffer(null)} />;
};
