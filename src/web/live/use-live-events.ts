import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { showToast } from '#design/toast.ts';
import { readCurrentAddress } from '#web/navigation/current-address.ts';
import { useNavigation } from '#web/navigation/navigation.tsx';
import { useStrings } from '#web/strings.tsx';
import { useReplaceVisitor, useVisitor } from '#web/visitor.ts';

/**
 * Listens to live events while somebody is signed in. Without its code the page works as well. If the session ends
 * elsewhere, this screen shows nothing of theirs any longer.
 */
export const useLiveEvents = () => {
  const client = useQueryClient();
  const me = useVisitor()?.id;
  const changeVisitor = useReplaceVisitor();
  const { navigate } = useNavigation();
  const { ownFrame } = useStrings();
  const onEnded = useEffectEvent(async () => {
    // Typed words wait for the same person, as after a refused click. Only pages whose session ends download that.
    const draftFields = await import('#web/form/saved-page-fields.ts').catch(() => null);
    if (me !== undefined) draftFields?.savePageFields(me, readCurrentAddress());
    changeVisitor(null);
    showToast({ title: ownFrame.signedOut });
    navigate(readCurrentAddress());
  });
  useEffect(() => {
    if (me === undefined) return undefined;
    const leave = new AbortController();
    const { signal: leaving } = leave;
    import('./listen-to-live-events.ts')
      .then(({ listenToLiveEvents }) =>
        listenToLiveEvents({ client }, { leaving, onEnded: () => void onEnded() }),
      )
      .catch(() => undefined);
    return () => leave.abort();
  }, [client, me]);
};
