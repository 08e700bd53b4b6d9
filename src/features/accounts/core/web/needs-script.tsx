import { useStrings } from '#web/strings.tsx';

/** Why a form stays disabled where no script runs. */
export const NeedsScript = () => (
  <noscript>
    <p>{useStrings().accounts.needsScript}</p>
  </noscript>
);
