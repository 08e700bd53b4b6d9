import { memo, useCallback, useState } from 'react';
import { Button } from '#design/button.tsx';
import { Dialog, DialogBody, DialogFoot } from '#design/dialog.tsx';
import { extraIcons } from '#design/extra-icons.ts';
import { IconButton } from '#design/icon-button.tsx';
import { signedInIcons } from '#design/signed-in-icons.ts';
import { VisuallyHidden } from '#design/text.tsx';
import { QUOTE_MAX_LENGTHS } from '#features/quotes/core/contract/fields.ts';
import { sectionLetter } from '#features/quotes/core/rules/quote-content.ts';
import { centsAsDecimal, netCentsOfLine } from '#features/quotes/core/rules/quote-sums.ts';
import type { MergeConflict } from '#features/quotes/writing/rules/merge-drafts.ts';
import { type DraftLine, parseDraftLine } from '#features/quotes/writing/rules/quote-draft.ts';
import { useStrings } from '#web/strings.tsx';
import { useDecimalFormat } from '#web/use-decimal-format.ts';
import { LineConflict, OthersChoosingNotice, type OnResolveConflict } from './conflict-resolution.tsx';
import { emptyDraftLine } from './draft-from-quote.ts';
import {
  addLines,
  changeDraftLine,
  copyLine,
  moveLine,
  removeSection,
  renameSection,
} from './edit-draft-lines.ts';
import { fieldNamesToFixInLine } from './fields-to-fix.tsx';
import { type OnChangeLine, LineFaultMessages, type LineFieldName, LineFields } from './line-fields.tsx';
import type { LinesEditorProps } from './lines-table.tsx';
import { useCellParsingRules } from './use-cell-parsing-rules.ts';
import { useFocusedField } from './use-focused-field.ts';
import type { OnMarkLine } from './use-marked-lines.ts';
import { useRemoveLine } from './use-remove-line.ts';
import { useSectionNet } from './use-section-net.ts';
import { conflictFieldOfLine } from './use-writing-presence.ts';
import styles from './write.module.css';

/** A phone has a list instead of a squeezed table: a press opens the line as a sheet of its own. */
export const PhoneLinesEditor = ({
  draft,
  change,
  rates,
  mayReduce,
  conflicts,
  onResolveConflict,
  missingFields,
  choosing,
  marking,
  onInsert,
}: LinesEditorProps) => {
  const rules = useCellParsingRules();
  const { typing, follow } = useFocusedField();
  const { quotes, quoting, writing, writingTools } = useStrings();
  const { sum } = useDecimalFormat();
  const [openKey, setOpenKey] = useState<string | null>(null);
  const lines = draft.sections.flatMap((section) => section.lines);
  const openIndex = lines.findIndex(({ key }) => key === openKey);
  const line = lines[openIndex];
  const netOf = useSectionNet();
  const close = () => setOpenKey(null);
  const addBelow = () => {
    if (!line) return;
    const added = emptyDraftLine(rates[0] ?? null);
    change((current) => addLines(current, { after: line.key }, [added]));
    setOpenKey(added.key);
  };
  const removal = useRemoveLine(change);
  const onChange = useCallback<OnChangeLine>(
    (key, changes) => change((current) => changeDraftLine(current, key, changes)),
    [change],
  );
  const labels: Record<LineFieldName, string> = {
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
  /** Returns null for a text that could not be read, because that has a message of its own. */
  const missingMessageOf = ({ key }: DraftLine, name: LineFieldName) => {
    const field = name === 'vat' ? 'vatRate' : name;
    const missing = missingFields.find((item) => item.line === key && item.field === field);
    if (!missing || missing.fault === 'unsettled' || missing.fault.endsWith('Invalid')) return null;
    return <p className={styles.fault}>{quotes[missing.fault]}</p>;
  };
  return (
    <div className={styles.phone}>
      {draft.sections.map((section, place) => (
        <section key={place}>
          <h2>
            <span>{sectionLetter(place)}</span>
            <input
              data-field="title"
              aria-label={writing.sectionTitle(sectionLetter(place))}
              placeholder={writing.section}
              value={section.title}
              maxLength={QUOTE_MAX_LENGTHS.title}
              onChange={({ currentTarget: { value } }) =>
                change((current) => renameSection(current, place, value))
              }
            />
            {section.lines.length === 0 && draft.sections.length > 1 && (
              <IconButton
                icon="cross"
                label={writing.removeSection(sectionLetter(place))}
                onClick={() => change((current) => removeSection(current, place))}
              />
            )}
            {section.lines.length > 0 && <b>{netOf(section.lines)}</b>}
          </h2>
          <ul>
            {section.lines.map((entry) => (
              <PhoneLine
                key={entry.key}
                line={entry}
                missingFields={fieldNamesToFixInLine(missingFields, entry.key)}
                conflict={conflicts.find((conflict) => conflict.at === entry.key)}
                onOpen={setOpenKey}
                onResolveConflict={onResolveConflict}
                choosing={choosing.get(conflictFieldOfLine(entry.id)) ?? ''}
                isMarked={marking.marked.has(entry.key)}
                onMark={marking.mark}
              />
            ))}
          </ul>
          <button
            type="button"
            className={styles.add}
            data-field="sections"
            onClick={() => {
              const added = emptyDraftLine(rates[0] ?? null);
              change((current) => addLines(current, { section: place }, [added]));
              setOpenKey(added.key);
            }}
          >
            + {writing.addLineIn(section.title)}
          </button>
          <button
            type="button"
            className={styles.add}
            onClick={() => onInsert({ section: place, after: null })}
          >
            + {writingTools.insertFrom}
          </button>
        </section>
      ))}
      <Dialog
        open={line !== undefined}
        onClose={close}
        title={writing.lineTitle(openIndex + 1)}
        closeLabel={writing.done}
        hasInput
      >
        <DialogBody>
          {line && (
            <div className={styles.sheet} data-line={line.key} {...follow}>
              <nav className={styles.neighbours} aria-label={writing.lines}>
                <IconButton
                  icon={extraIcons.chevronLeft}
                  label={writing.before}
                  disabled={openIndex === 0}
                  onClick={() => setOpenKey(lines[openIndex - 1]?.key ?? null)}
                />
                {openIndex === lines.length - 1 ? (
                  <IconButton icon={signedInIcons.plus} label={writing.nextLine} onClick={addBelow} />
                ) : (
                  <IconButton
                    icon={extraIcons.chevronRight}
                    label={writing.after}
                    onClick={() => setOpenKey(lines[openIndex + 1]?.key ?? null)}
                  />
                )}
              </nav>
              <LineFields
                line={line}
                typing={typing}
                rates={rates}
                mayReduce={mayReduce}
                missingFields={fieldNamesToFixInLine(missingFields, line.key)}
                onChange={onChange}
                renderField={(name, field) => (
                  <div key={name} className={styles[`sheet-${name}`]}>
                    <span aria-hidden="true">{labels[name]}</span>
                    {field}
                    <LineFaultMessages line={line} typing={typing} onlyField={name} />
                    {missingMessageOf(line, name)}
                  </div>
                )}
              />
            </div>
          )}
        </DialogBody>
        <DialogFoot>
          {line && (
            <>
              <b className={styles.sheetNet}>
                {sum(centsAsDecimal(netCentsOfLine(parseDraftLine(line, rules))))}
              </b>
              <Button
                variant="quiet"
                size="small"
                onClick={() => change((current) => moveLine(current, line.key, -1))}
              >
                {writing.up}
              </Button>
              <Button
                variant="quiet"
                size="small"
                onClick={() => change((current) => moveLine(current, line.key, 1))}
              >
                {writing.down}
              </Button>
              <Button
                variant="quiet"
                size="small"
                onClick={() => {
                  const copied = copyLine(line);
                  change((current) => addLines(current, { after: line.key }, [copied]));
                  setOpenKey(copied.key);
                }}
              >
                {writing.copy}
              </Button>
              <Button
                variant="quiet"
                size="small"
                onClick={() => {
                  removal(draft, line.key);
                  close();
                }}
              >
                {writing.remove}
              </Button>
              <Button variant="primary" size="small" onClick={close}>
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
  missingFields: string;
  conflict: MergeConflict | undefined;
  onOpen: (key: string) => void;
  onResolveConflict: OnResolveConflict;
  choosing: string;
  isMarked: boolean;
  onMark: OnMarkLine;
}

/** Only the changed one of three hundred lines is rendered again. */
const PhoneLine = memo(
  ({
    line,
    missingFields,
    conflict,
    onOpen,
    onResolveConflict,
    choosing,
    isMarked,
    onMark,
  }: PhoneLineProps) => {
    const read = parseDraftLine(line, useCellParsingRules());
    const unread = Object.keys(read.unreadable ?? {}).length;
    const { quoting, writing, writingTools } = useStrings();
    const { plain, sum } = useDecimalFormat();
    const { key, description, unit, kind } = line;
    const quantity = read.quantity === null ? line.quantity : plain(read.quantity);
    const unitPrice = read.unitPrice === null ? line.unitPrice : plain(read.unitPrice);
    return (
      <li className={isMarked ? styles.isMarked : undefined}>
        <label className={styles.markOnPhone}>
          <input
            type="checkbox"
            aria-label={writingTools.markLine(description || writing.newLine)}
            checked={isMarked}
            onChange={({ currentTarget: { checked } }) => onMark(key, checked, false)}
          />
        </label>
        <button type="button" data-opens={key} onClick={() => onOpen(key)}>
          <VisuallyHidden>{writing.openLine(description || writing.newLine)}</VisuallyHidden>
          <span aria-hidden="true">{description || writing.newLine}</span>
          <b>{sum(centsAsDecimal(netCentsOfLine(read)))}</b>
          <small>
            {[quantity, unit && quoting.units[unit]].filter(Boolean).join(' ')}
            {unitPrice && ` × ${unitPrice}`}
          </small>
          <small>{kind ? quoting.kinds[kind] : writing.kindOpen}</small>
          {missingFields !== '' && (
            <small className={styles.lacking}>{writing.missing(missingFields.split(' ').length)}</small>
          )}
          {missingFields === '' && unread > 0 && (
            <small className={styles.lacking}>{writing.unreadCells(unread)}</small>
          )}
        </button>
        {conflict && <LineConflict conflict={conflict} line={line} onResolveConflict={onResolveConflict} />}
        {choosing !== '' && <OthersChoosingNotice name={choosing} />}
      </li>
    );
  },
);
