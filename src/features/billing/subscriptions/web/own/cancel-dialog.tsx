import { ConfirmDialog } from '#design/confirm-dialog.tsx';
import { Text, TextLink } from '#design/text.tsx';
import { downloadOwnData } from '#features/accounts/settings/contract/data-and-erasure.ts';
import { useStepUpDownload } from '#features/accounts/sign-in/web/index.ts';
import type { OwnSubscription } from '#features/billing/subscriptions/contract/subscriptions.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import styles from './own.module.css';
import { paidUntilText, planNameText } from './plan-texts.ts';
import { useSubscriptionActions } from './use-subscription-actions.ts';

interface CancelDialogProps {
  subscription: OwnSubscription;
  open: boolean;
  onClose: () => void;
}

/** Confirms a cancellation, with its consequences and a link to export everything. */
export const CancelDialog = ({ subscription, open, onClose }: CancelDialogProps) => {
  const { subscriptions } = useStrings();
  const format = useFormat();
  const { own: words } = subscriptions;
  const download = useStepUpDownload(words.exportLink);
  const { cancel, isBusy } = useSubscriptionActions();
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={() => cancel(onClose)}
      title={words.cancelTitle(planNameText(subscriptions, subscription))}
      text={
        <>
          <Text>
            {subscription.status === 'past_due'
              ? words.cancelNowText
              : words.cancelText(paidUntilText(subscription, format))}
          </Text>
          {subscription.plan === 'premium' && <Text className={styles.further}>{words.cancelPremium}</Text>}
          <Text className={styles.further}>
            {words.exportText}{' '}
            <TextLink href={downloadOwnData.url} download onClick={download}>
              {words.exportLink}
            </TextLink>
          </Text>
        </>
      }
      confirmLabel={words.cancel}
      cancelLabel={words.keep}
      busy={isBusy}
    />
  );
};
