import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '#design/confirm-dialog.tsx';
import { IconButton } from '#design/icon-button.tsx';
import { Icon } from '#design/icon.tsx';
import { ListRow } from '#design/list.tsx';
import { signedInIcons } from '#design/signed-in-icons.ts';
import { Text } from '#design/text.tsx';
import { showToast } from '#design/toast.ts';
import { ignoreAlreadyRemoved, useAccountMutation } from '#features/accounts/core/web/index.ts';
import { formatDateAndTime } from '#features/accounts/settings/web/profile-and-settings/format-date-and-time.ts';
import { passkeysQuery } from '#features/accounts/settings/web/profile-and-settings/queries.ts';
import { type Passkey, removePasskey } from '#features/accounts/sign-in/contract/passkeys.ts';
import { callEndpoint } from '#web/api-client.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';

interface PasskeyRowProps {
  passkey: Passkey;
  onRemoved: () => void;
}

export const PasskeyRow = ({ passkey, onRemoved }: PasskeyRowProps) => {
  const { accounts } = useStrings();
  const { name, createdAt, lastUsedAt } = passkey;
  const format = useFormat();
  const [isConfirming, setIsConfirming] = useState(false);
  const createdOn = formatDateAndTime(createdAt, format);
  return (
    <ListRow
      start={<Icon name={signedInIcons.key} />}
      end={
        <IconButton
          icon={signedInIcons.trash}
          label={accounts.removePasskey(name)}
          onClick={() => setIsConfirming(true)}
        />
      }
    >
      <b>{name}</b>
      <Text size="small" tone="muted">
        {lastUsedAt === null
          ? accounts.passkeyUnused(createdOn)
          : accounts.passkeyUsed(createdOn, formatDateAndTime(lastUsedAt, format))}
      </Text>
      <RemovePasskey
        passkey={passkey}
        open={isConfirming}
        onClose={() => setIsConfirming(false)}
        onRemoved={onRemoved}
      />
    </ListRow>
  );
};

interface RemovePasskeyProps extends PasskeyRowProps {
  open: boolean;
  onClose: () => void;
}

const RemovePasskey = ({ passkey: { id, name }, open, onClose, onRemoved }: RemovePasskeyProps) => {
  const { accounts } = useStrings();
  const client = useQueryClient();
  const { change, isBusy } = useAccountMutation(async () => {
    await ignoreAlreadyRemoved(
      removePasskey,
      'passkeyNotFound',
      callEndpoint(removePasskey, { params: { id } }),
    );
    onClose();
    await client.invalidateQueries({ queryKey: passkeysQuery.queryKey });
    onRemoved();
    showToast({ tone: 'success', title: accounts.passkeyRemoved });
  }, accounts.removePasskeyFailed);
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={() => void change()}
      title={accounts.removePasskeyTitle}
      text={accounts.removePasskeyText(name)}
      confirmLabel={accounts.remove}
      cancelLabel={accounts.cancel}
      busy={isBusy}
      busyText={accounts.removing}
    />
  );
};
