import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { Dialog, DialogBody, DialogFoot } from '#design/dialog.tsx';
import { pricedOf } from '#quotes/rules/draft.ts';
import { letterOf } from '#quotes/rules/paper.ts';
import { netOf, writeCents } from '#quotes/rules/sums.ts';
import { useStrings } from '#web/strings.tsx';
import { emptyLine } from './draft-of.ts';
import { addLines, changeLine, copyOf, moveLine, removeLine } from './edit-lines.ts';
import { type FieldName, LineFields } from './line-fields.tsx';
import type { LinesProps } from './lines-table.tsx';
import styles from './write.module.css';

/** On a phone a list instead of a squeezed table: a press opens the line as a sheet of its own. */
export const PhoneLines = ({ draft, change, rates, mayReduce }: LinesProps) => {
  const { quoting, writing } = useStrings();
  const [opened, setOpened] = useState<string | null>(null);
  const lines = draft.sections.flatMap((section) => section.lines);
  const at = lines.findIndex(({ key }) => key === opened);
  const line = lines[at];
  const close = () => setOpened(null);
  const labels: Record<FieldName, string> = {
    description: quoting.description,
    kind: quoting.kind,
    quantity: quoting.quantity,
    unit: quoting.unit,
    unitPrice: quoting.unitPrice,
    discount: quoting.discountLong,
    vat: quoting.vat,
    optional: writing.optionalLong,
    reduced: writing.reducedLong,
  };
  return (
    <div className={styles.phone}>
      {draft.sections.map((section, place) => (
        <section key={place}>
          <h2>
            <span>{letterOf(place)}</span> {section.title}
          </h2>
          <ul>
            {section.lines.map((one) => (
              <li key={one.key}>
                <button
                  type="button"
                  aria-label={writing.openLine(one.description || writing.newLine)}
                  onClick={() => setOpened(one.key)}
                >
                  <span>{one.description || writing.newLine}</span>
                  <b>{writeCents(netOf(pricedOf(one)))}</b>
                  <small>
                    {[one.quantity, one.unit && quoting.units[one.unit]].filter(Boolean).join(' ')}
                    {one.unitPrice && ` × ${one.unitPrice}`}
                  </small>
                  <small>{one.kind ? quoting.kinds[one.kind] : writing.kindOpen}</small>
                </button>
              </li>
            ))}
          </ul>
          <button
            type="button"
            className={styles.add}
            onClick={() => {
              const added = emptyLine(rates[0] ?? null);
              change((before) => addLines(before, { section: place }, [added]));
              setOpened(added.key);
            }}
          >
            + {writing.addLineIn(section.title)}
          </button>
        </section>
      ))}
      <Dialog
        open={line !== undefined}
        onClose={close}
        title={writing.lineTitle(at + 1)}
        closeLabel={writing.done}
        held
      >
        <DialogBody>
          {line && (
            <div className={styles.sheet} data-line={line.key}>
              <LineFields
                line={line}
                rates={rates}
                mayReduce={mayReduce}
                onChange={(key, changes) => change((before) => changeLine(before, key, changes))}
                renderField={(name, field) => (
                  <div key={name} className={styles[`sheet-${name}`]}>
                    <span aria-hidden="true">{labels[name]}</span>
                    {field}
                  </div>
                )}
              />
            </div>
          )}
        </DialogBody>
        <DialogFoot>
          {line && (
            <>
              <b className={styles.sheetNet}>{writeCents(netOf(pricedOf(line)))}</b>
              <Button
                look="quiet"
                size="small"
                onClick={() => change((before) => moveLine(before, line.key, -1))}
              >
                {writing.up}
              </Button>
              <Button
                look="quiet"
                size="small"
                onClick={() => change((before) => moveLine(before, line.key, 1))}
              >
                {writing.down}
              </Button>
              <Button
                look="quiet"
                size="small"
                onClick={() => {
                  const copied = copyOf(line);
                  change((before) => addLines(before, { after: line.key }, [copied]));
                  setOpened(copied.key);
                }}
              >
                {writing.copy}
              </Button>
              <Button
                look="quiet"
                size="small"
                onClick={() => {
                  change((before) => removeLine(before, line.key));
                  close();
                }}
              >
                {writing.remove}
              </Button>
              <Button look="primary" size="small" onClick={close}>
                {writing.done}
              </Button>
            </>
          )}
        </DialogFoot>
      </Dialog>
    </div>
  );
};
