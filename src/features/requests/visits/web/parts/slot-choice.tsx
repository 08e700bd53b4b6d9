import { useId, useState } from 'react';
import { Button } from '#design/button.tsx';
import { Checkbox } from '#design/checkbox.tsx';
import type { Visit } from '#features/requests/visits/contract/shapes.ts';
import { acceptVisit, askOtherTimes } from '#features/requests/visits/contract/visits.ts';
import { callEndpoint } from '#web/api-client.ts';
import { useStrings } from '#web/strings.tsx';
import { useVisitTimeText } from './chosen-time.ts';
import { ConfirmWithTextDialog } from './confirm-with-text-dialog.tsx';
import styles from './slot-choice.module.css';
import { useVisitAction } from './use-visit-action.ts';
import { needsStreetFromClient, StreetField } from './visit-street.tsx';

/** Shows the proposed times and accepts one of them by a press. */
export const SlotChoice = ({ visit }: { visit: Visit }) => {
  const { visiting } = useStrings();
  const words = useVisitTimeText();
  const name = useId();
  const free = visit.slots.filter(({ isFree }) => isFree);
  const [picked, setPicked] = useState<number | null>(null);
  const [showsStreet, setShowsStreet] = useState(false);
  const [newStreet, setNewStreet] = useState('');
  // The picked time may have gone meanwhile.
  const slot = free.find(({ id }) => id === picked) ?? free[0];
  const take = useVisitAction(() =>
    callEndpoint(acceptVisit, {
      params: { id: visit.id },
      body: {
        slot: slot?.id ?? 0,
        showsStreet,
        ...(newStreet.trim() && { street: newStreet.trim() }),
      },
    }),
  );
  const street = visit.where?.street ?? null;
  const mayShow = visit.side === 'client' && street !== null && visit.request?.seesStreet === false;
  return (
    <>
      <fieldset className={styles.picks}>
        <legend>{visiting.chooseLegend}</legend>
        {visit.slots.map((offer) => (
          <label key={offer.id} className={styles.pick}>
            <input
              type="radio"
              name={name}
              checked={offer.id === slot?.id}
              disabled={!offer.isFree}
              onChange={() => setPicked(offer.id)}
            />
            <span>
              {words.day(offer)}
              <small>{offer.isFree ? words.range(offer) : visiting.gone}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <div className={styles.acts}>
        {mayShow && (
          <Checkbox
            label={visiting.showStreet}
            note={visiting.showStreetNote(street)}
            checked={showsStreet}
            onChange={({ currentTarget: { checked } }) => setShowsStreet(checked)}
          />
        )}
        {slot && needsStreetFromClient(visit) && (
          <StreetField visit={visit} value={newStreet} onChange={setNewStreet} />
        )}
        {slot && (
          <Button variant="primary" wide busy={take.isBusy} onClick={() => void take.change()}>
            {visiting.take(words.dayAndTime(slot))}
          </Button>
        )}
        <NoneSuits visit={visit} />
      </div>
    </>
  );
};

const NoneSuits = ({ visit: { id } }: { visit: Visit }) => {
  const { visiting } = useStrings();
  return (
    <ConfirmWithTextDialog
      opener={visiting.noneSuits}
      title={visiting.noneSuits}
      label={visiting.noneSuitsWord}
      action={visiting.askOthers}
      send={(text) => callEndpoint(askOtherTimes, { params: { id }, body: { text } })}
    />
  );
};
