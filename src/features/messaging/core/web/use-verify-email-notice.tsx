import { type ComponentType, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useLazyComponent } from '#web/use-lazy-component.ts';
import type { VerifyEmailNoticeProps } from './verify-email-notice.tsx';

/** Returns nothing, or the notice that an address is to be verified: for a first message, unless other words say why. */
export const useVerifyEmailNotice = (
  isNeeded: boolean,
  onVerified: () => void,
  words: Pick<VerifyEmailNoticeProps, 'title' | 'text'> = {},
): ReactNode => {
  const late = useLazyComponent(['accounts', 'messaging']);
  const [Part, setPart] = useState<ComponentType<VerifyEmailNoticeProps> | null>(null);
  const isMissing = isNeeded && Part === null;
  const fetchPart = useEffectEvent(() => late(() => import('./verify-email-notice.tsx')));
  useEffect(() => {
    if (!isMissing) return undefined;
    let isWanted = true;
    const show = async () => {
      const part = await fetchPart();
      if (isWanted && part) setPart(() => part.VerifyEmailNotice);
    };
    void show();
    return () => {
      isWanted = false;
    };
  }, [isMissing]);
  return isNeeded && Part && <Part onVerified={onVerified} {...words} />;
};
