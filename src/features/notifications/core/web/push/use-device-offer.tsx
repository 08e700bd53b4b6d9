import { type ComponentType, type ReactNode, useState } from 'react';
import { useLazyComponent } from '#web/use-lazy-component.ts';
import { hasDeclinedOffer } from './declined-offer.ts';
import type { DeviceOffer } from './device-offer.tsx';
import { supportsPush } from './this-device.ts';

type OfferProps = Parameters<typeof DeviceOffer>[0];

/** Offers notices of replies on this device, once a message was sent. */
export const useDeviceOffer = (me: number) => {
  const late = useLazyComponent(['notifications']);
  const [Offer, setOffer] = useState<ComponentType<OfferProps> | null>(null);
  const show = async () => {
    if (!supportsPush() || Notification.permission !== 'default' || hasDeclinedOffer(me)) return;
    const part = await late(() => import('./device-offer.tsx'));
    if (part) setOffer(() => part.DeviceOffer);
  };
  const offer: ReactNode = Offer && <Offer me={me} onClose={() => setOffer(null)} />;
  return { offer, show: () => void show() };
};
