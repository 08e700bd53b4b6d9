import { type ComponentType, type ReactNode, useState } from 'react';
import { useLatePart } from '#web/use-late-part.ts';
import type { AnswerOffer } from './answer-offer.tsx';
import { hasDeclined } from './declined.ts';
import { supportsPush } from './this-device.ts';

type OfferProps = Parameters<typeof AnswerOffer>[0];

/** Offers, once something was sent, to tell on this device of the answer. It comes only where it is asked for. */
export const useAnswerOffer = (me: number) => {
  const late = useLatePart(['notifications']);
  const [Offer, setOffer] = useState<ComponentType<OfferProps> | null>(null);
  const show = async () => {
    if (!supportsPush() || Notification.permission !== 'default' || hasDeclined(me)) return;
    const part = await late(() => import('./answer-offer.tsx'));
    if (part) setOffer(() => part.AnswerOffer);
  };
  const offer: ReactNode = Offer && <Offer me={me} onClose={() => setOffer(null)} />;
  return { offer, show: () => void show() };
};
