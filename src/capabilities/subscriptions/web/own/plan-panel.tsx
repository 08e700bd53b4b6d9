import { useState } from 'react';
import { Badge, type BadgeTone } from '#design/badge.tsx';
import { Button } from '#design/button.tsx';
import { Row } from '#design/layout.tsx';
import { LinkButton } from '#design/link-button.tsx';
import { Panel, PanelBody } from '#design/panel.tsx';
import { Text, TextLink } from '#design/text.tsx';
import type { OwnSubscription } from '#subscriptions/contract/subscriptions.ts';
import { isInForce } from '#subscriptions/rules/subscription.ts';
import { ASK_US } from '#subscriptions/web/ask-us.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import styles from './own.module.css';
import { planText, statusText } from './plan-words.ts';
import { useChangePlan } from './use-change-plan.ts';

const tones: Record<OwnSubscription['status'], BadgeTone> = {
  none: 'plain',
  trial: 'new',
  active: 'ok',
  past_due: 'warn',
  cancelled: 'warn',
  ended: 'plain',
};

export const PlanPanel = ({ own }: { own: OwnSubscription }) => {
  const { subscriptions: words } = useStrings();
  const format = useFormat();
  return (
    <Panel
      title={words.own.title}
      end={<Badge tone={tones[own.status]}>{words.own.states[own.status]}</Badge>}
    >
      <PanelBody>
        <h3 className={styles.plan}>{planText(words, own)}</h3>
        <Text tone="muted" className={styles.state}>
          {statusText(words, own, format)}
        </Text>
        {own.balanceCents > 0 && (
          <Text className={styles.state}>{words.own.balance(format.moneyWithCents(own.balanceCents))}</Text>
        )}
        {own.payment === 'unavailable' && <Text className={styles.state}>{words.unavailableText}</Text>}
        <Actions own={own} />
        <AskUs own={own} />
      </PanelBody>
    </Panel>
  );
};

const Actions = ({ own }: { own: OwnSubscription }) => {
  const { subscriptions } = useStrings();
  const { own: words } = subscriptions;
  const [isAsking, setIsAsking] = useState(false);
  const { resume, manage, isBusy } = useChangePlan();
  const { mayCancel, mayResume, mayManagePayment } = own.abilities;
  return (
    <Row wraps gap={3} className={styles.actions}>
      {own.status === 'past_due' && !mayManagePayment && (
        <LinkButton size="small" look="primary" href={`/payment?plan=${own.plan}&period=${own.period}`}>
          {words.payNow}
        </LinkButton>
      )}
      {mayResume && (
        <Button size="small" look="primary" busy={isBusy} onClick={resume}>
          {own.next ? words.keepPresent(planText(subscriptions, own)) : words.resume}
        </Button>
      )}
      {own.payment !== 'unavailable' && (
        <LinkButton size="small" href="/subscription-plans">
          {isInForce(own) ? words.change : words.choose}
        </LinkButton>
      )}
      {mayManagePayment && (
        <Button size="small" busy={isBusy} onClick={manage}>
          {words.managePayment}
        </Button>
      )}
      {mayCancel && (
        <Button size="small" look="quiet" onClick={() => setIsAsking(true)}>
          {words.cancel}
        </Button>
      )}
      <CancelDialog own={own} open={isAsking} onClose={() => setIsAsking(false)} />
    </Row>
  );
};

/** What is no matter of a plan, and what only the largest has. */
const AskUs = ({ own }: { own: OwnSubscription }) => {
  const {
    subscriptions: { own: words },
  } = useStrings();
  return (
    <Row wraps gap={4} className={styles.actions}>
      {own.plan === 'premium' && isInForce(own) && <TextLink href={ASK_US}>{words.askManager}</TextLink>}
      <TextLink href={ASK_US}>{words.askBanner}</TextLink>
    </Row>
  );
};
