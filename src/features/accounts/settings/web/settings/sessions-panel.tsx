import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Badge } from '#design/badge.tsx';
import { Button } from '#design/button.tsx';
import { Icon } from '#design/icon.tsx';
import { List, ListRow } from '#design/list.tsx';
import { Panel, PanelBody } from '#design/panel.tsx';
import { SkeletonRows } from '#design/skeleton.tsx';
import { Text } from '#design/text.tsx';
import { showToast } from '#design/toast.ts';
import {
  endOneSession,
  endOtherSessions,
  type ListedSession,
} from '#features/accounts/core/contract/sessions.ts';
import { ignoreAlreadyRemoved, useAccountMutation } from '#features/accounts/core/web/index.ts';
import { AccountNotLoaded } from '#features/accounts/settings/web/profile-and-settings/account-not-loaded.tsx';
import { formatDateAndTime } from '#features/accounts/settings/web/profile-and-settings/format-date-and-time.ts';
import { sessionsQuery } from '#features/accounts/settings/web/profile-and-settings/queries.ts';
import { useAccountCache } from '#features/accounts/settings/web/profile-and-settings/use-account-cache.ts';
import { callEndpoint } from '#web/api-client.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import { useSignOut } from '#web/use-sign-out.ts';
import styles from './security-tab.module.css';

export const SessionsPanel = () => {
  const { accounts } = useStrings();
  const { data: sessions, error } = useQuery(sessionsQuery);
  // A removed row takes its button along, so the focus moves to the list.
  const region = useRef<HTMLDivElement>(null);
  const stay = () => region.current?.focus();
  return (
    <div ref={region} tabIndex={-1}>
      <Panel title={accounts.sessions}>
        {sessions ? (
          <List>
            {sessions.map((session) => (
              <SessionRow key={session.id} session={session} onEnded={stay} />
            ))}
          </List>
        ) : error ? (
          <AccountNotLoaded question={sessionsQuery} />
        ) : (
          <SkeletonRows rows={2} />
        )}
        {sessions && sessions.length > 1 && <EndOthers onEnded={stay} />}
      </Panel>
    </div>
  );
};

const SessionRow = ({ session, onEnded }: { session: ListedSession; onEnded: () => void }) => {
  const { accounts } = useStrings();
  const device = session.device ?? accounts.unknownDevice;
  const format = useFormat();
  const used = formatDateAndTime(session.lastUsedAt, format);
  return (
    <ListRow
      start={<Icon name="screen" />}
      end={
        session.isCurrent ? (
          <SignOutHere />
        ) : (
          <EndSession session={session} device={device} onEnded={onEnded} />
        )
      }
    >
      <span className={styles.name}>
        <b>{device}</b>
        {session.isCurrent && <Badge tone="ok">{accounts.thisDevice}</Badge>}
      </span>
      <Text size="small" tone="muted">
        {session.ipAddress === null
          ? accounts.lastUsed(used)
          : accounts.lastUsedFrom(used, session.ipAddress)}
      </Text>
    </ListRow>
  );
};

const SignOutHere = () => {
  const { ownFrame } = useStrings();
  const signOut = useSignOut();
  return (
    <Button variant="quiet" size="small" onClick={() => void signOut()}>
      {ownFrame.signOut}
    </Button>
  );
};

interface EndSessionProps {
  session: ListedSession;
  device: string;
  onEnded: () => void;
}

const EndSession = ({ session: { id }, device, onEnded }: EndSessionProps) => {
  const { accounts } = useStrings();
  const { refetchSessions } = useAccountCache();
  const { change, isBusy } = useAccountMutation(async () => {
    await ignoreAlreadyRemoved(
      endOneSession,
      'sessionNotFound',
      callEndpoint(endOneSession, { params: { id } }),
    );
    await refetchSessions();
    onEnded();
    showToast({ tone: 'success', title: accounts.sessionEnded, text: accounts.sessionEndedText(device) });
  }, accounts.endSessionFailed);
  return (
    <Button
      variant="quiet"
      size="small"
      aria-label={accounts.endSessionOn(device)}
      busy={isBusy}
      onClick={() => void change()}
    >
      {accounts.endSession}
    </Button>
  );
};

const EndOthers = ({ onEnded }: { onEnded: () => void }) => {
  const { accounts } = useStrings();
  const { refetchSessions } = useAccountCache();
  const { change, isBusy } = useAccountMutation(async () => {
    await callEndpoint(endOtherSessions, {});
    await refetchSessions();
    onEnded();
    showToast({ tone: 'success', title: accounts.otherSessionsEnded });
  }, accounts.endSessionFailed);
  return (
    <PanelBody>
      <Button size="small" busy={isBusy} onClick={() => void change()}>
        {accounts.endOtherSessions}
      </Button>
    </PanelBody>
  );
};
