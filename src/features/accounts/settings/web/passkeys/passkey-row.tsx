import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '#design/confirm-dialog.tsx';
import { IconButton } from '#design/icon-button.tsx';
import { Icon } from '#design/icon.tsx';
import { ListRow } from '#design/list.tsx';
import { ownIcons } from '#design/own-icons.ts';
import { Text } from '#design/text.tsx';
import { showToast } from '#design/toast.ts';
import { unlessGone, useAccountChange } from '#features/accounts/core/web/index.ts';
import { momentInWords } from '#features/accounts/settings/web/profile-and-settings/moment-in-words.ts';
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
  const createdOn = momentInWords(createdAt, format);
  return (
    <ListRow
      start={<Icon name={ownIcons.key} />}
      end={
        <IconButton
          icon={ownIcons.trash}
          label={accounts.removePasskey(name)}
          onClick={() => setIsConfirming(true)}
        />
      }
    >
      <b>{name}</b>
      <Text size="small" tone="muted">
        {lastUsedAt === null
          ? accounts.passkeyUnused(createdOn)
          : accounts.passkeyUsed(createdOn, momentInWords(lastUsedAt, format))}
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
  const { change, isBusy } = useAccountChange(async () => {
    await unlessGone(removePasskey, 'passkeyNotFound', callEndpoint(removePasskey, { params: { id } }));
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
