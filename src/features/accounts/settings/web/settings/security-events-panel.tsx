import { Button } from '#design/button.tsx';
import { List, ListRow } from '#design/list.tsx';
import { Panel, PanelBody } from '#design/panel.tsx';
import { SkeletonRows } from '#design/skeleton.tsx';
import { Text } from '#design/text.tsx';
import type { ShownSecurityEvent } from '#features/accounts/core/contract/security-events.ts';
import { AccountNotLoaded } from '#features/accounts/settings/web/profile-and-settings/account-not-loaded.tsx';
import { formatDateAndTime } from '#features/accounts/settings/web/profile-and-settings/format-date-and-time.ts';
import { securityEventsQuery } from '#features/accounts/settings/web/profile-and-settings/queries.ts';
import { usePagedList } from '#web/lists/use-paged-list.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';

/** Lists all security events, so that a stranger in the account is noticed. */
export const SecurityEventsPanel = () => {
  const { securityEvents: strings } = useStrings();
  const { first, items, error, next, isLoading, loadMore } = usePagedList<ShownSecurityEvent>({
    queryAt: securityEventsQuery,
    idOf: ({ id }) => id,
  });
  return (
    <Panel title={strings.title}>
      <PanelBody>
        <Text tone="muted">{strings.lead}</Text>
      </PanelBody>
      {first ? (
        <List>
          {items.map((event) => (
            <EventRow key={event.id} event={event} />
          ))}
        </List>
      ) : error ? (
        <AccountNotLoaded question={securityEventsQuery()} />
      ) : (
        <SkeletonRows rows={4} />
      )}
      {next !== null && (
        <PanelBody>
          <Button size="small" busy={isLoading} onClick={loadMore}>
            {strings.older}
          </Button>
        </PanelBody>
      )}
    </Panel>
  );
};

const EventRow = ({ event: { at, kind, browser, network } }: { event: ShownSecurityEvent }) => {
  const { securityEvents: strings } = useStrings();
  const format = useFormat();
  const origin = [browser && strings.on(browser), network && strings.from(network)].filter(Boolean);
  return (
    <ListRow>
      <b>{strings.kinds[kind]}</b>
      <Text size="small" tone="muted">
        {[formatDateAndTime(at, format), ...origin].join(', ')}
      </Text>
    </ListRow>
  );
};
