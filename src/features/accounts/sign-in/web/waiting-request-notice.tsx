import { Notice } from '#design/notice.tsx';
import { href } from '#kernel/href.ts';
import { useReturnTo } from '#web/navigation/return-to.ts';
import { useStrings } from '#web/strings.tsx';

/** A request is sent from this page. */
const LAST_STEP = href('/requests/new/:step', { step: 'check' });

/** Tells people who come from a request that it waits, and what happens once they are signed in. */
export const WaitingRequestNotice = () => {
  const { accounts } = useStrings();
  if (useReturnTo() !== LAST_STEP) return null;
  return <Notice title={accounts.requestWaits} text={accounts.requestWaitsText} />;
};
