import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { Field } from '#design/field.tsx';
import { TextInput } from '#design/text-input.tsx';
import { showToast } from '#design/toast.ts';
import { REQUEST_MAX_LENGTHS } from '#features/requests/core/contract/fields.ts';
import type { Visit } from '#features/requests/visits/contract/shapes.ts';
import { giveVisitStreet } from '#features/requests/visits/contract/visits.ts';
import { callEndpoint } from '#web/api-client.ts';
import { useStrings } from '#web/strings.tsx';
import { useVisitAction } from './use-visit-action.ts';
import styles from './visit-panel.module.css';

/** The client has not said yet where to come, neither for the visit nor in its request. */
export const needsStreetFromClient = ({ side, place, request }: Visit): boolean =>
  side === 'client' && place === null && request?.hasStreet !== true;

interface StreetFieldProps {
  visit: Visit;
  value: string;
  onChange: (street: string) => void;
}

export const StreetField = ({ visit, value, onChange }: StreetFieldProps) => {
  const { visiting } = useStrings();
  return (
    <Field
      label={visiting.street}
      mark={visiting.optional}
      hint={visiting.streetNote(visit.company?.name ?? visiting.gonePartner)}
    >
      <TextInput
        autoComplete="street-address"
        maxLength={REQUEST_MAX_LENGTHS.street}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </Field>
  );
};

/** The client gives an agreed visit its street later, or shows the one its request has. */
export const GiveStreet = ({ visit }: { visit: Visit }) => {
  const { visiting } = useStrings();
  const [street, setStreet] = useState('');
  const isLacking = needsStreetFromClient(visit);
  const give = useVisitAction(() =>
    callEndpoint(giveVisitStreet, {
      params: { id: visit.id },
      body: isLacking ? { street: street.trim() } : {},
    }),
  );
  const isHidden = visit.side === 'client' && visit.place === null && visit.request?.seesStreet === false;
  const send = async () => {
    if (isLacking && street.trim() === '') return;
    if (await give.change()) showToast({ tone: 'success', title: visiting.streetGiven });
  };
  if (visit.state !== 'agreed' || visit.isOver || visit.blockedBy === 'partner' || !(isLacking || isHidden))
    return null;
  return (
    <form
      method="post"
      className={styles.street}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <p>{visiting.streetHidden(visit.company?.name ?? visiting.gonePartner)}</p>
      {isLacking && <StreetField visit={visit} value={street} onChange={setStreet} />}
      <Button type="submit" busy={give.isBusy} disabled={isLacking && street.trim() === ''}>
        {isLacking ? visiting.giveStreet : visiting.showStreet}
      </Button>
    </form>
  );
};
