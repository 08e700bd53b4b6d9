import { useEffect, useState } from 'react';
import { Panel, PanelBody } from '#design/panel.tsx';
import { Switch } from '#design/switch.tsx';
import { Text } from '#design/text.tsx';
import { useAccountMutation } from '#features/accounts/core/web/index.ts';
import { SwitchWithNote } from '#features/accounts/settings/web/profile-and-settings/switch-with-note.tsx';
import {
  type PushState,
  readPushState,
  registerForPush,
  unregisterFromPush,
} from '#features/notifications/core/web/index.ts';
import { useStrings } from '#web/strings.tsx';

/** The state is read again whenever the page becomes visible, because permissions are changed elsewhere. */
const useDevice = () => {
  const [state, setState] = useState<PushState>();
  useEffect(() => {
    const refresh = () => {
      // If reading fails the state stays, because nothing new is known.
      if (!document.hidden) readPushState().then(setState, () => undefined);
    };
    addEventListener('visibilitychange', refresh);
    refresh();
    return () => removeEventListener('visibilitychange', refresh);
  }, []);
  return [state, setState] as const;
};

/** Unlike the switches beside it, this one is about the current browser and takes effect immediately. */
export const PushNotificationsPanel = () => {
  const { notifications } = useStrings();
  const [state, setState] = useDevice();
  const { change, isBusy } = useAccountMutation(
    async (isWanted: boolean) => setState(await (isWanted ? registerForPush() : unregisterFromPush())),
    () => notifications.pushFailed,
  );
  const notes = { cannot: notifications.pushCannot, denied: notifications.pushDenied, off: '', on: '' };
  return (
    <Panel title={notifications.pushTitle}>
      <PanelBody>
        <Text tone="muted">{notifications.pushText}</Text>
      </PanelBody>
      <SwitchWithNote note={state ? notes[state] : notifications.pushLooking}>
        <Switch
          label={notifications.pushSwitch}
          checked={state === 'on'}
          disabled={state === undefined || state === 'cannot' || state === 'denied'}
          aria-busy={isBusy}
          onChange={({ target }) => void change(target.checked)}
        />
      </SwitchWithNote>
    </Panel>
  );
};
