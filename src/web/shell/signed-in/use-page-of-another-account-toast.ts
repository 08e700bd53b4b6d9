import { useEffect, useEffectEvent } from 'react';
import { showToast } from '#design/toast.ts';
import type { CurrentUser } from '#kernel/current-user.ts';
import { href } from '#kernel/href.ts';
import { fullNameOrUsernameOf } from '#kernel/person-name.ts';
import { findRoute, redirectFor } from '#web/navigation/find-route.ts';
import { useNavigation } from '#web/navigation/navigation.tsx';
import { landingPathOf } from '#web/navigation/page-access.ts';
import { useStrings } from '#web/strings.tsx';
import { useSignOut } from '#web/use-sign-out.ts';

/** Returns the page this person was sent home from, and removes it from the address. */
const takePageOfAnotherAccount = (visitor: CurrentUser): string | null => {
  const { origin, pathname, search, hash } = location;
  const wanted = hash.slice(1);
  // Anybody can write such a link: what it says must be true.
  if (!wanted.startsWith('/') || !URL.canParse(wanted, origin)) return null;
  if (redirectFor(findRoute(wanted), visitor) !== href('/')) return null;
  history.replaceState(history.state, '', pathname + search);
  return wanted;
};

/** Twice the usual time: it has a sentence and two ways on. */
const DURATION_MS = 10_000;

/** Says on the home page what the page "not yours" says elsewhere: the documents redirect other accounts there. */
export const usePageOfAnotherAccountToast = (visitor: CurrentUser) => {
  const { ownFrame, web } = useStrings();
  const signOut = useSignOut();
  const { address } = useNavigation().shownPage;
  const say = useEffectEvent(() => {
    const wanted = takePageOfAnotherAccount(visitor);
    if (wanted === null) return;
    showToast({
      title: web.notYours(fullNameOrUsernameOf(visitor)),
      action: { label: web.toDashboard, href: landingPathOf(visitor) },
      alternative: { label: ownFrame.otherAccount, onPress: () => void signOut(wanted) },
      duration: DURATION_MS,
    });
  });
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- that it changes is the reason
  useEffect(() => say(), [address]);
};
