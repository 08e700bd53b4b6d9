import { type ComponentType, type ReactNode, useState } from 'react';
import { useLazyComponent } from '#web/use-lazy-component.ts';
import { hasDeclinedPushOffer } from './declined-push-offer.ts';
import type { PushOffer } from './push-offer.tsx';
import { supportsPush } from './push-registration.ts';

type OfferProps = Parameters<typeof PushOffer>[0];

/** Offers notices of replies on this device, once a message was sent. */
export const usePushOffer = (me: number) => {
  const late = useLazyComponent(['notifications']);
  const [Offer, setOffer] = useState<ComponentType<OfferProps> | null>(null);
  const show = async () => {
    if (!supportsPush() || Notification.permission !== 'default' || hasDeclinedPushOffer(me)) return;
    const part = await late(() => import('./push-offer.tsx'));
    if (part) setOffer(() => part.PushOffer);
  };
  const offer: ReactNode = Offer && <Offer me={me} onClose={() => setOffer(null)} />;
  return { offer, show: () => void show() };
};
