import { TermList } from '#design/detail-list.tsx';
import { Panel, PanelBody } from '#design/panel.tsx';
import type { OwnSubscription } from '#subscriptions/contract/subscriptions.ts';
import { useStrings } from '#web/strings.tsx';

/** The limits that hold now, as the answer gives them. */
export const PlanLimitsPanel = ({ own: { limits } }: { own: OwnSubscription }) => {
  const {
    subscriptions: { own: words },
  } = useStrings();
  const upTo = (most: number | null) => (most === null ? words.unlimited : words.upTo(most));
  return (
    <Panel title={words.allows}>
      <PanelBody>
        <TermList
          terms={[
            { term: words.services, value: upTo(limits.services) },
            { term: words.pictures, value: upTo(limits.pictures) },
            { term: words.analytics, value: words.analyticsOf[limits.plan ?? 'none'] },
          ]}
        />
      </PanelBody>
    </Panel>
  );
};
