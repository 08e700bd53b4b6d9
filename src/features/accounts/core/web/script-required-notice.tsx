import { useStrings } from '#web/strings.tsx';

/** Explains why a form stays disabled without scripts. */
export const ScriptRequiredNotice = () => (
  <noscript>
    <p>{useStrings().accounts.needsScript}</p>
  </noscript>
);
