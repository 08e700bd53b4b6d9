import { memo, useCallback, useState } from 'react';
import { Button } from '#design/button.tsx';
import { Dialog, DialogBody, DialogFoot } from '#design/dialog.tsx';
import { furtherIcons } from '#design/further-icons.ts';
import { IconButton } from '#design/icon-button.tsx';
import { VisuallyHidden } from '#design/text.tsx';
import { type DraftLine, readLine } from '#quote-writing/rules/draft.ts';
import type { Conflict } from '#quote-writing/rules/merge.ts';
import { LONGEST } from '#quotes/contract/fields.ts';
import { letterOf } from '#quotes/rules/paper.ts';
import { netOf, writeCents } from '#quotes/rules/sums.ts';
import { useStrings } from '#web/strings.tsx';
import { useWritten } from '#web/use-written.ts';
import { emptyLine } from './draft-of.ts';
import { addLines, changeLine, copyOf, moveLine, removeSection, titleSection } from './edit-lines.ts';
import { type ChangeLine, type FieldName, LineFaults, LineFields } from './line-fields.tsx';
import type { LinesProps } from './lines-table.tsx';
import { missingOfLine } from './missing.tsx';
import { ChoosingLine, type Settle, SettleLine } from './settle.tsx';
import { useCellRules } from './use-cell-rules.ts';
import { lineField } from './use-others-here.ts';
import { useRemoval } from './use-removal.ts';
import { useTyping } from './use-typing.ts';
import styles from './write.module.css';

/** On a phone a list instead of a squeezed table: a press opens the line as a sheet of its own. */
export const PhoneLines = ({
  draft,
  change,
  rates,
  mayReduce,
  conflicts,
  settle,
  missing,
  choosing,
}: LinesProps) => {
  const rules = useCellRules();
  const { typing, follow } = useTyping();
  const { quoting, writing } = useStrings();
  const { sum } = useWritten();
  const [opened, setOpened] = useState<string | null>(null);
  const lines = draft.sections.flatMap((section) => section.lines);
  const at = lines.findIndex(({ key }) => key === opened);
  const line = lines[at];
  const close = () => setOpened(null);
  const removal = useRemoval(change);
  const onChange = useCallback<ChangeLine>(
    (key, changes) => change((before) => changeLine(before, key, changes)),
    [change],
  );
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
            <span>{letterOf(place)}</span>
            <input
              data-field="title"
              aria-label={writing.sectionTitle(letterOf(place))}
              placeholder={writing.section}
              value={section.title}
              maxLength={LONGEST.title}
              onChange={({ currentTarget: { value } }) =>
                change((before) => titleSection(before, place, value))
              }
            />
            {section.lines.length === 0 && draft.sections.length > 1 && (
              <IconButton
                icon="cross"
                label={writing.removeSection(letterOf(place))}
                onClick={() => change((before) => removeSection(before, place))}
              />
            )}
          </h2>
          <ul>
            {section.lines.map((one) => (
              <PhoneLine
                key={one.key}
                line={one}
                missing={missingOfLine(missing, one.key)}
                conflict={conflicts.find((conflict) => conflict.at === one.key)}
                onOpen={setOpened}
                settle={settle}
                choosing={choosing.get(lineField(one.id)) ?? ''}
              />
            ))}
          </ul>
          <button
            type="button"
            className={styles.add}
            data-field="sections"
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
            <div className={styles.sheet} data-line={line.key} {...follow}>
              <nav className={styles.neighbours} aria-label={writing.lines}>
                <IconButton
                  icon={furtherIcons.chevronLeft}
                  label={writing.before}
                  disabled={at === 0}
                  onClick={() => setOpened(lines[at - 1]?.key ?? null)}
                />
                <IconButton
                  icon={furtherIcons.chevronRight}
                  label={writing.after}
                  disabled={at === lines.length - 1}
                  onClick={() => setOpened(lines[at + 1]?.key ?? null)}
                />
              </nav>
              <LineFields
                line={line}
                typing={typing}
                rates={rates}
                mayReduce={mayReduce}
                missing={missingOfLine(missing, line.key)}
                onChange={onChange}
                renderField={(name, field) => (
                  <div key={name} className={styles[`sheet-${name}`]}>
                    <span aria-hidden="true">{labels[name]}</span>
                    {field}
                    <LineFaults line={line} typing={typing} of={name} />
                  </div>
                )}
              />
            </div>
          )}
        </DialogBody>
        <DialogFoot>
          {line && (
            <>
              <b className={styles.sheetNet}>{sum(writeCents(netOf(readLine(line, rules))))}</b>
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
                  removal(draft, line.key);
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

interface PhoneLineProps {
  line: DraftLine;
  missing: string;
  conflict: Conflict | undefined;
  onOpen: (key: string) => void;
  settle: Settle;
  choosing: string;
}

/** Of three hundred the one that has changed is drawn again. */
const PhoneLine = memo(({ line, missing, conflict, onOpen, settle, choosing }: PhoneLineProps) => {
  const read = readLine(line, useCellRules());
  const unread = Object.keys(read.unreadable ?? {}).length;
  const { quoting, writing } = useStrings();
  const { sum } = useWritten();
  const { key, description, quantity, unit, unitPrice, kind } = line;
  return (
    <li>
      <button type="button" data-opens={key} onClick={() => onOpen(key)}>
        <VisuallyHidden>{writing.openLine(description || writing.newLine)}</VisuallyHidden>
        <span aria-hidden="true">{description || writing.newLine}</span>
        <b>{sum(writeCents(netOf(read)))}</b>
        <small>
          {[quantity, unit && quoting.units[unit]].filter(Boolean).join(' ')}
          {unitPrice && ` × ${unitPrice}`}
        </small>
        <small>{kind ? quoting.kinds[kind] : writing.kindOpen}</small>
        {missing !== '' && (
          <small className={styles.lacking}>{writing.missing(missing.split(' ').length)}</small>
        )}
        {missing === '' && unread > 0 && (
          <small className={styles.lacking}>{writing.unreadCells(unread)}</small>
        )}
      </button>
      {conflict && <SettleLine conflict={conflict} line={line} settle={settle} />}
      {choosing !== '' && <ChoosingLine name={choosing} />}
    </li>
  );
});
