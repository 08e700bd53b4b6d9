import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Button } from '#design/button.tsx';
import { Notice } from '#design/notice.tsx';
import { showToast } from '#design/toast.ts';
import { useAccountMutation } from '#features/accounts/core/web/index.ts';
import {
  type getPlannedErasure,
  cancelErasure,
} from '#features/accounts/settings/contract/data-and-erasure.ts';
import { erasureQuery } from '#features/accounts/settings/web/profile-and-settings/queries.ts';
import type { ResponseOf } from '#kernel/endpoint.ts';
import type { Strings } from '#strings/strings.ts';
import { callEndpoint } from '#web/api-client.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import styles from './erasure-notice.module.css';

/** The pressed button disappears with the change, so the focus moves to the notice's place. */
const useFocusOnChange = (value: string | null) => {
  const ref = useRef<HTMLDivElement>(null);
  const previous = useRef(value);
  useEffect(() => {
    if (previous.current !== value) ref.current?.focus();
    previous.current = value;
  }, [value]);
  return ref;
};

type Planned = ResponseOf<typeof getPlannedErasure>;

const textOf = ({ contracts, canBeKept }: Planned, { accounts }: Pick<Strings, 'accounts'>) => {
  if (contracts.length === 0) return accounts.deletionPlannedText;
  return canBeKept ? accounts.deletionWaitsText : accounts.deletionGoneText;
};

/** Shown above everything else while an erasure is planned, with the way to cancel it. */
export const ErasureNotice = () => {
  const format = useFormat();
  const strings = useStrings();
  const { accounts } = strings;
  const client = useQueryClient();
  const planned = useQuery(erasureQuery).data;
  const eraseAt = planned?.eraseAt ?? null;
  const { change, isBusy } = useAccountMutation(async () => {
    client.setQueryData(erasureQuery.queryKey, await callEndpoint(cancelErasure, {}));
    showToast({ tone: 'success', title: accounts.accountKept });
  }, accounts.keepAccountFailed);
  return (
    <div ref={useFocusOnChange(eraseAt)} tabIndex={-1} aria-live="polite" className={styles.place}>
      {planned && eraseAt && (
        <Notice
          tone="danger"
          title={
            planned.contracts.length
              ? accounts.deletionWaits
              : accounts.deletionPlanned(format.longDate(new Date(eraseAt)))
          }
          text={textOf(planned, strings)}
          action={
            planned.canBeKept && (
              <Button busy={isBusy} busyText={accounts.keepingAccount} onClick={() => void change()}>
                {accounts.keepAccount}
              </Button>
            )
          }
        />
      )}
    </div>
  );
};
