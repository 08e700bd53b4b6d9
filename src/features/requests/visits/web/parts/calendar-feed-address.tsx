import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { Field } from '#design/field.tsx';
import { Panel, PanelBody } from '#design/panel.tsx';
import { TextInput } from '#design/text-input.tsx';
import { createCalendarAddress } from '#features/requests/visits/contract/calendar.ts';
import { refetchVisits, visitCalendarQuery } from '#features/requests/visits/web/queries.ts';
import { callEndpoint } from '#web/api-client.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import { useMutationWithToast } from '#web/use-mutation-with-toast.ts';
import styles from './calendar-feed-address.module.css';

/** A calendar program reads the visits at this address, which is shown once, when it is made. */
export const CalendarFeedAddress = () => {
  const { visiting } = useStrings();
  const format = useFormat();
  const client = useQueryClient();
  const { address } = useSuspenseQuery(visitCalendarQuery).data;
  const [newAddress, setNewAddress] = useState<string | null>(null);
  const { change, isBusy } = useMutationWithToast({
    send: () => callEndpoint(createCalendarAddress, {}),
    onDone: (result) => {
      setNewAddress(result.address);
      refetchVisits(client);
    },
    failed: (reason) => ({ title: visiting.failed, text: reason }),
  });
  return (
    <Panel title={visiting.calendarTitle}>
      <PanelBody className={styles.body}>
        <p>{visiting.calendarText}</p>
        {newAddress === null ? (
          address && (
            <p className={styles.fine}>
              {visiting.calendarMade(format.longDate(new Date(address.createdAt)))}{' '}
              {visiting.calendarRenewText}
            </p>
          )
        ) : (
          <Field label={visiting.calendarLabel} hint={visiting.calendarOnce}>
            <TextInput readOnly value={newAddress} onFocus={({ currentTarget }) => currentTarget.select()} />
          </Field>
        )}
        <Button busy={isBusy} onClick={() => void change()}>
          {address || newAddress ? visiting.calendarRenew : visiting.calendarMake}
        </Button>
      </PanelBody>
    </Panel>
  );
};
