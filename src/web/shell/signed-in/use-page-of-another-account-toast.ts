import { useEffect, useEffectEvent } from 'react';
import { showToast } from '#design/toast.ts';
import type { CurrentUser } from '#kernel/current-user.ts';
import { fullNameOrUsernameOf } from '#kernel/person-name.ts';
import { useNavigation } from '#web/navigation/navigation.tsx';
import { landingPathOf } from '#web/navigation/page-access.ts';
import { takePageOfAnotherAccount } from '#web/navigation/return-to.ts';
import { useStrings } from '#web/strings.tsx';
import { useSignOut } from '#web/use-sign-out.ts';

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
