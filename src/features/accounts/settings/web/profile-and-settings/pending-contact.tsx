import { Button } from '#design/button.tsx';
import { Text } from '#design/text.tsx';
import { showToast } from '#design/toast.ts';
import { withdrawContactChange } from '#features/accounts/core/contract/account-settings.ts';
import { useAccountMutation } from '#features/accounts/core/web/index.ts';
import type { CurrentUser } from '#kernel/current-user.ts';
import { callEndpoint } from '#web/api-client.ts';
import { useStrings } from '#web/strings.tsx';
import type { ContactToVerify } from './contacts-to-verify.ts';
import styles from './pending-contact.module.css';
import { useAccountCache } from './use-account-cache.ts';
import type { UseContactVerificationResult } from './use-contact-verification.tsx';

interface WaitingContactProps {
  user: Pick<CurrentUser, 'pendingEmail' | 'pendingPhone'>;
  type: ContactToVerify['type'];
  proof: UseContactVerificationResult;
}

/** Shows under a contact the pending new one, which replaces it once its code is entered. */
export const PendingContact = ({ user, type, proof }: WaitingContactProps) => {
  const { accounts } = useStrings();
  const { cacheUser } = useAccountCache();
  const to = type === 'email' ? user.pendingEmail : user.pendingPhone;
  const { change, isBusy } = useAccountMutation(async () => {
    await cacheUser(await callEndpoint(withdrawContactChange, { params: { type } }));
    showToast({ title: accounts.changeWithdrawn });
  }, accounts.withdrawFailed);
  if (to === undefined) return null;
  return (
    <span className={styles.waiting}>
      <Text as="span" size="small" className={styles.words}>
        {accounts.waitsFor(to)}
      </Text>
      <Button size="small" aria-label={accounts.enterCodeOf(to)} onClick={() => proof.enter([{ type, to }])}>
        {accounts.enterWaitingCode}
      </Button>
      <Button
        variant="quiet"
        size="small"
        aria-label={accounts.withdrawOf(to)}
        busy={isBusy}
        onClick={() => void change()}
      >
        {accounts.withdrawChange}
      </Button>
    </span>
  );
};
