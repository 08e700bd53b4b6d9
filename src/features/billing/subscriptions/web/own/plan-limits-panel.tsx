import { DescriptionList } from '#design/icon-and-description-lists.tsx';
import { Panel, PanelBody } from '#design/panel.tsx';
import type { OwnSubscription } from '#features/billing/subscriptions/contract/subscriptions.ts';
import { useStrings } from '#web/strings.tsx';

/** Shows the present limits as the response states them. */
export const PlanLimitsPanel = ({ subscription: { limits } }: { subscription: OwnSubscription }) => {
  const {
    subscriptions: { own: words },
  } = useStrings();
  const upTo = (limit: number | null) => (limit === null ? words.unlimited : words.upTo(limit));
  return (
    <Panel title={words.allows}>
      <PanelBody>
        <DescriptionList
          items={[
            { term: words.services, value: upTo(limits.services) },
            { term: words.pictures, value: upTo(limits.pictures) },
            { term: words.analytics, value: words.analyticsOf[limits.plan ?? 'none'] },
          ]}
        />
      </PanelBody>
    </Panel>
  );
};
