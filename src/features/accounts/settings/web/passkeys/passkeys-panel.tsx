import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { Button } from '#design/button.tsx';
import { List } from '#design/list.tsx';
import { Panel } from '#design/panel.tsx';
import { signedInIcons } from '#design/signed-in-icons.ts';
import { SkeletonRows } from '#design/skeleton.tsx';
import { showToast } from '#design/toast.ts';
import { useAccountMutation } from '#features/accounts/core/web/index.ts';
import { AccountNotLoaded } from '#features/accounts/settings/web/profile-and-settings/account-not-loaded.tsx';
import { passkeysQuery } from '#features/accounts/settings/web/profile-and-settings/queries.ts';
import { TextWithAction } from '#features/accounts/settings/web/profile-and-settings/text-with-action.tsx';
import { createPasskey, useBrowserPasskeyDialog } from '#features/accounts/sign-in/web/index.ts';
import { useStrings } from '#web/strings.tsx';
import { useVisitor } from '#web/visitor.ts';
import { PasskeyRow } from './passkey-row.tsx';

/** Lists the person's passkeys, with a button that adds one. */
export const PasskeysPanel = ({ onAdded }: { onAdded?: () => void }) => {
  const { accounts } = useStrings();
  const { data: passkeys, error } = useQuery(passkeysQuery);
  // A removed row takes its button along, so the focus moves to the list.
  const region = useRef<HTMLDivElement>(null);
  return (
    <div ref={region} tabIndex={-1}>
      <Panel title={accounts.passkeys}>
        {passkeys ? (
          passkeys.length > 0 && (
            <List>
              {passkeys.map((passkey) => (
                <PasskeyRow key={passkey.id} passkey={passkey} onRemoved={() => region.current?.focus()} />
              ))}
            </List>
          )
        ) : error ? (
          <AccountNotLoaded question={passkeysQuery} />
        ) : (
          <SkeletonRows rows={1} />
        )}
        <AddPasskey onAdded={onAdded} />
      </Panel>
    </div>
  );
};

const AddPasskey = ({ onAdded }: { onAdded: (() => void) | undefined }) => {
  const { accounts } = useStrings();
  const isOfStaff = useVisitor()?.userType === 'admin';
  const client = useQueryClient();
  const openDialog = useBrowserPasskeyDialog();
  const { change, isBusy } = useAccountMutation(async () => {
    const newPasskey = await openDialog(createPasskey);
    if (!newPasskey) return;
    await client.invalidateQueries({ queryKey: passkeysQuery.queryKey });
    showToast({ tone: 'success', title: accounts.passkeyAdded });
    onAdded?.();
  }, accounts.addPasskeyFailed);
  return (
    <TextWithAction text={isOfStaff ? accounts.passkeysTextOfStaff : accounts.passkeysText}>
      <Button
        size="small"
        icon={signedInIcons.key}
        busy={isBusy}
        busyText={accounts.waitingForDevice}
        onClick={() => void change()}
      >
        {accounts.addPasskey}
      </Button>
    </TextWithAction>
  );
};
