import { Badge } from '#design/badge.tsx';
import { Button } from '#design/button.tsx';
import { useStrings } from '#web/strings.tsx';
import styles from './verification-status.module.css';

interface ContactRowProps {
  isVerified: boolean;
  /** Screen readers announce the button with this, as they may read it without its field. */
  label: string;
  isBusy: boolean;
  /** Unset if there is nothing to verify. */
  onVerify?: (() => void) | undefined;
}

/** Shows under an address or a number whether it is verified. */
export const VerificationStatus = ({ isVerified, label, isBusy, onVerify }: ContactRowProps) => {
  const { accounts } = useStrings();
  return (
    <span className={styles.line}>
      {isVerified ? (
        <Badge tone="ok" icon="verified">
          {accounts.isVerified}
        </Badge>
      ) : (
        <Badge tone="warn" icon="clock">
          {accounts.notVerified}
        </Badge>
      )}
      {!isVerified && onVerify && (
        <Button variant="quiet" size="small" aria-label={label} busy={isBusy} onClick={onVerify}>
          {accounts.verify}
        </Button>
      )}
    </span>
  );
};
