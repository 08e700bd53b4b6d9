import { useEffect, useRef, useState } from 'react';
import { Button } from '#design/button.tsx';
import { IconButton } from '#design/icon-button.tsx';
import { Icon } from '#design/icon.tsx';
import { Row, Stack } from '#design/layout.tsx';
import { List, ListRow } from '#design/list.tsx';
import { signedInIcons } from '#design/signed-in-icons.ts';
import { Text } from '#design/text.tsx';
import { showToast } from '#design/toast.ts';
import { useAccountMutation } from '#features/accounts/core/web/index.ts';
import type { Passkey } from '#features/accounts/sign-in/contract/passkeys.ts';
import { removePasskeysAfterReset } from '#features/accounts/sign-in/contract/passwords.ts';
import { callEndpoint } from '#web/api-client.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import { AuthPageLayout } from './auth-page-layout.tsx';

interface PasskeysAfterResetProps {
  passkeys: readonly Passkey[];
  /** This token permits the removal, because nobody is signed in here. */
  removal: string;
  onDone: () => void;
}

/** A new password does not lock out a thief's passkey, so the person chooses which of them are theirs. */
export const ReviewPasskeysAfterReset = ({ passkeys, removal, onDone }: PasskeysAfterResetProps) => {
  const { accounts } = useStrings();
  const format = useFormat();
  const [left, setLeft] = useState(passkeys);
  const region = useRef<HTMLElement>(null);
  const { change, isBusy } = useAccountMutation(async (ids: number[]) => {
    const result = await callEndpoint(removePasskeysAfterReset, { body: { removal, ids } });
    if (result.passkeys.length === 0) return onDone();
    setLeft(result.passkeys);
    region.current?.focus();
    showToast({ tone: 'success', title: accounts.passkeyRemoved });
  }, accounts.removePasskeyFailed);
  // The form that had the focus is gone.
  useEffect(() => region.current?.focus(), []);
  return (
    <AuthPageLayout title={accounts.passkeysStay} picture="/plates/front-door.svg">
      <section ref={region} tabIndex={-1} aria-label={accounts.passkeysStay}>
        <Stack gap={5}>
          <Text>{accounts.passkeysStayText}</Text>
          <List>
            {left.map(({ id, name, createdAt }) => (
              <ListRow
                key={id}
                start={<Icon name={signedInIcons.key} />}
                end={
                  <IconButton
                    icon={signedInIcons.trash}
                    label={accounts.removePasskey(name)}
                    aria-busy={isBusy}
                    onClick={() => void change([id])}
                  />
                }
              >
                <b>{name}</b>
                <Text size="small" tone="muted">
                  {accounts.passkeyMade(format.longDate(new Date(createdAt)))}
                </Text>
              </ListRow>
            ))}
          </List>
          <Row wraps>
            <Button variant="primary" onClick={onDone}>
              {accounts.goToLogin}
            </Button>
            <Button
              variant="destructive"
              busy={isBusy}
              busyText={accounts.removing}
              onClick={() => void change(left.map(({ id }) => id))}
            >
              {accounts.removeAllPasskeys}
            </Button>
          </Row>
        </Stack>
      </section>
    </AuthPageLayout>
  );
};
