import { Button } from '#design/button.tsx';
import { Text } from '#design/text.tsx';
import { showToast } from '#design/toast.ts';
import { withdrawChange } from '#features/accounts/core/contract/settings.ts';
import { useAccountChange } from '#features/accounts/core/web/index.ts';
import type { CurrentUser } from '#kernel/current-user.ts';
import { callEndpoint } from '#web/api-client.ts';
import { useStrings } from '#web/strings.tsx';
import type { SentCode } from './contacts-to-verify.ts';
import type { ContactVerification } from './use-contact-proof.tsx';
import { useOwnAccount } from './use-own-account.ts';
import styles from './waiting-contact.module.css';

interface WaitingContactProps {
  user: Pick<CurrentUser, 'pendingEmail' | 'pendingPhone'>;
  type: SentCode['type'];
  proof: ContactVerification;
}

/** Shows under a contact the pending new one, which replaces it once its code is entered. */
export const WaitingContact = ({ user, type, proof }: WaitingContactProps) => {
  const { accounts } = useStrings();
  const { cacheUser } = useOwnAccount();
  const to = type === 'email' ? user.pendingEmail : user.pendingPhone;
  const { change, isBusy } = useAccountChange(async () => {
    await cacheUser(await callEndpoint(withdrawChange, { params: { type } }));
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
