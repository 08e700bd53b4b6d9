import { useQuery } from '@tanstack/react-query';
import { Badge } from '#design/badge.tsx';
import { Row } from '#design/layout.tsx';
import { LinkButton } from '#design/link-button.tsx';
import { Panel, PanelBody } from '#design/panel.tsx';
import { Text } from '#design/text.tsx';
import { isPlanInForce } from '#features/billing/subscriptions/rules/subscription.ts';
import { subscriptionQuery } from '#features/billing/subscriptions/web/queries.ts';
import { href } from '#kernel/href.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import styles from './own.module.css';
import { planNameText, subscriptionStatusText } from './plan-texts.ts';

/** Sums up the plan beside the other figures of the desk. */
export const SubscriptionSummary = () => {
  const { subscriptions: words } = useStrings();
  const format = useFormat();
  const { data: subscription } = useQuery(subscriptionQuery);
  if (!subscription) return null;
  return (
    <Panel
      title={words.own.title}
      end={subscription.period && isPlanInForce(subscription) && <Badge>{words[subscription.period]}</Badge>}
    >
      <PanelBody>
        <Row between wraps gap={4}>
          <div>
            <h3 className={styles.plan}>{planNameText(words, subscription)}</h3>
            <Text size="small" tone="muted">
              {subscriptionStatusText(words, subscription, format)}
            </Text>
          </div>
          <LinkButton size="small" className={styles.change} href={href('/subscription-plans')}>
            {isPlanInForce(subscription) ? words.own.change : words.own.choose}
          </LinkButton>
        </Row>
      </PanelBody>
    </Panel>
  );
};
