import { useId, useState } from 'react';
import { Button } from '#design/button.tsx';
import { Checkbox } from '#design/checkbox.tsx';
import { Dialog, DialogBody, DialogFoot } from '#design/dialog.tsx';
import { Field } from '#design/field.tsx';
import { TextArea } from '#design/text-area.tsx';
import { LONGEST_WORDS } from '#visits/contract/fields.ts';
import type { Visit } from '#visits/contract/shapes.ts';
import { acceptVisit, askOtherTimes } from '#visits/contract/visits.ts';
import { call } from '#web/api-client.ts';
import { useStrings } from '#web/strings.tsx';
import styles from './choice.module.css';
import { useTimeWords } from './times.ts';
import { useVisitAct } from './use-visit-act.ts';

/** The times that were proposed, and one press that takes one of them. */
export const Choice = ({ visit }: { visit: Visit }) => {
  const { visiting } = useStrings();
  const words = useTimeWords();
  const name = useId();
  const free = visit.slots.filter(({ isFree }) => isFree);
  const [picked, setPicked] = useState<number | null>(null);
  const [showsStreet, setShowsStreet] = useState(false);
  // What was picked may have gone meanwhile.
  const slot = free.find(({ id }) => id === picked) ?? free[0];
  const take = useVisitAct(() =>
    call(acceptVisit, { params: { id: visit.id }, body: { slot: slot?.id ?? 0, showsStreet } }),
  );
  const street = visit.where?.street ?? null;
  const mayShow = visit.side === 'client' && street !== null && visit.request?.seesStreet === false;
  return (
    <>
      <fieldset className={styles.picks}>
        <legend>{visiting.chooseLegend}</legend>
        {visit.slots.map((one) => (
          <label key={one.id} className={styles.pick}>
            <input
              type="radio"
              name={name}
              checked={one.id === slot?.id}
              disabled={!one.isFree}
              onChange={() => setPicked(one.id)}
            />
            <span>
              {words.day(one)}
              <small>{one.isFree ? words.range(one) : visiting.gone}</small>
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
        {slot && (
          <Button look="primary" wide busy={take.isBusy} onClick={() => void take.change()}>
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
  const [isAsking, setIsAsking] = useState(false);
  const [text, setText] = useState('');
  const ask = useVisitAct(() => call(askOtherTimes, { params: { id }, body: { text } }));
  const close = () => setIsAsking(false);
  return (
    <>
      <Button look="quiet" onClick={() => setIsAsking(true)}>
        {visiting.noneSuits}
      </Button>
      <Dialog
        open={isAsking}
        onClose={close}
        title={visiting.noneSuits}
        closeLabel={visiting.keep}
        held={text !== ''}
      >
        <DialogBody>
          <Field label={visiting.noneSuitsWord} mark={visiting.optional}>
            <TextArea
              rows={2}
              maxLength={LONGEST_WORDS}
              value={text}
              onChange={({ currentTarget: { value } }) => setText(value)}
            />
          </Field>
        </DialogBody>
        <DialogFoot>
          <Button onClick={close}>{visiting.keep}</Button>
          <Button
            look="primary"
            busy={ask.isBusy}
            onClick={() => void ask.change().then((isDone) => isDone && close())}
          >
            {visiting.askOthers}
          </Button>
        </DialogFoot>
      </Dialog>
    </>
  );
};
