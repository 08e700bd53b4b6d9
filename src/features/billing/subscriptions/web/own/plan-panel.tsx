import { useState } from 'react';
import { Badge, type BadgeTone } from '#design/badge.tsx';
import { Button } from '#design/button.tsx';
import { Row } from '#design/layout.tsx';
import { LinkButton } from '#design/link-button.tsx';
import { Panel, PanelBody } from '#design/panel.tsx';
import { Text, TextLink } from '#design/text.tsx';
import type { OwnSubscription } from '#features/billing/subscriptions/contract/subscriptions.ts';
import { isPlanInForce } from '#features/billing/subscriptions/rules/subscription.ts';
import { COMPANY_CONTACT_PATH } from '#features/billing/subscriptions/web/company-contact-path.ts';
import { href } from '#kernel/href.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import styles from './own.module.css';
import { planNameText, subscriptionStatusText } from './plan-texts.ts';
import { useSubscriptionActions } from './use-subscription-actions.ts';

const tones: Record<OwnSubscription['status'], BadgeTone> = {
  none: 'plain',
  trial: 'new',
  active: 'ok',
  past_due: 'warn',
  cancelled: 'warn',
  ended: 'plain',
};

export const PlanPanel = ({ subscription }: { subscription: OwnSubscription }) => {
  const { subscriptions: words } = useStrings();
  const format = useFormat();
  return (
    <Panel
      title={words.own.title}
      end={<Badge tone={tones[subscription.status]}>{words.own.states[subscription.status]}</Badge>}
    >
      <PanelBody>
        <h3 className={styles.plan}>{planNameText(words, subscription)}</h3>
        <Text tone="muted" className={styles.state}>
          {subscriptionStatusText(words, subscription, format)}
        </Text>
        {subscription.balanceCents > 0 && (
          <Text className={styles.state}>
            {words.own.balance(format.moneyWithCents(subscription.balanceCents))}
          </Text>
        )}
        {subscription.payment === 'unavailable' && (
          <Text className={styles.state}>{words.unavailableText}</Text>
        )}
        <Actions subscription={subscription} />
        <ContactLinks subscription={subscription} />
      </PanelBody>
    </Panel>
  );
};

const Actions = ({ subscription }: { subscription: OwnSubscription }) => {
  const { subscriptions } = useStrings();
  const { own: words } = subscriptions;
  const [isConfirming, setIsConfirming] = useState(false);
  const { resume, manage, isBusy } = useSubscriptionActions();
  const { mayCancel, mayResume, mayManagePayment } = subscription.abilities;
  return (
    <Row wraps gap={3} className={styles.actions}>
      {subscription.status === 'past_due' && !mayManagePayment && (
        <LinkButton
          size="small"
          variant="primary"
          href={href('/payment', {
            plan: subscription.plan ?? undefined,
            period: subscription.period ?? undefined,
          })}
        >
          {words.payNow}
        </LinkButton>
      )}
      {mayResume && (
        <Button size="small" variant="primary" busy={isBusy} onClick={resume}>
          {subscription.next ? words.keepPresent(planNameText(subscriptions, subscription)) : words.resume}
        </Button>
      )}
      {subscription.payment !== 'unavailable' && (
        <LinkButton size="small" href={href('/subscription-plans')}>
          {isPlanInForce(subscription) ? words.change : words.choose}
        </LinkButton>
      )}
      {mayManagePayment && (
        <Button size="small" busy={isBusy} onClick={manage}>
          {words.managePayment}
        </Button>
      )}
      {mayCancel && (
        <Button size="small" variant="quiet" onClick={() => setIsConfirming(true)}>
          {words.cancel}
        </Button>
      )}
      <CancelDialog subscription={subscription} open={isConfirming} onClose={() => setIsConfirming(false)} />
    </Row>
  );
};

/** Links to contact for questions beyond plans, and for features only the largest plan has. */
const ContactLinks = ({ subscription }: { subscription: OwnSubscription }) => {
  const {
    subscriptions: { own: words },
  } = useStrings();
  return (
    <Row wraps gap={4} className={styles.actions}>
      {subscription.plan === 'premium' && isPlanInForce(subscription) && (
        <TextLink data-alone href={COMPANY_CONTACT_PATH}>
          {words.askManager}
        </TextLink>
      )}
      <TextLink data-alone href={COMPANY_CONTACT_PATH}>
        {words.askBanner}
      </TextLink>
    </Row>
  );
};
