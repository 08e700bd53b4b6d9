import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Button } from '#design/button.tsx';
import { Checkbox } from '#design/checkbox.tsx';
import { Dialog, DialogBody, DialogFoot } from '#design/dialog.tsx';
import { Field } from '#design/field.tsx';
import { TextInput } from '#design/text-input.tsx';
import { getQuote } from '#features/quotes/core/contract/quotes.ts';
import type { Quote } from '#features/quotes/core/contract/shapes.ts';
import { getTemplate, type TemplateContent } from '#features/quotes/core/contract/templates.ts';
import { linesOfSections, sectionLetter } from '#features/quotes/core/rules/quote-content.ts';
import { MAX_QUOTE_LINES } from '#features/quotes/core/rules/quotes.ts';
import { quotesQuery, toggleInSet } from '#features/quotes/core/web/index.ts';
import type { QuoteDraft } from '#features/quotes/writing/rules/quote-draft.ts';
import { callEndpoint } from '#web/api-client.ts';
import { useStrings, useStringsSource } from '#web/strings.tsx';
import { useMutationWithToast } from '#web/use-mutation-with-toast.ts';
import { copiedSectionsOf } from './draft-from-quote.ts';
import { type InsertionPoint, insertSections, roomForLines } from './edit-marked-lines.ts';
import { templatesQuery } from './templates-query.ts';
import styles from './write.module.css';

interface InsertDialogProps {
  quote: Quote;
  draft: QuoteDraft;
  change: (next: (draft: QuoteDraft) => QuoteDraft) => void;
  point: InsertionPoint;
  onClose: () => void;
}

/** Says where it will be inserted: below a line, or at the end of a section. */
const usePlaceText = (draft: QuoteDraft, { section, after }: InsertionPoint): string => {
  const { quoteInsertion, writingTools } = useStrings();
  const number = linesOfSections(draft.sections).findIndex(({ key }) => key === after) + 1;
  return number > 0
    ? writingTools.insertBelow(number)
    : quoteInsertion.insertInto(draft.sections[section]?.title || sectionLetter(section));
};

/** Lines of a template or an older quote come into any place of a draft. */
export const InsertDialog = ({ quote, draft, change, point, onClose }: InsertDialogProps) => {
  const { quoting } = useStrings();
  const [content, setContent] = useState<TemplateContent | null>(null);
  const title = usePlaceText(draft, point);
  const insert: ChosenProps['onInsert'] = (chosen) => {
    change((current) => insertSections(current, point, chosen));
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={quoting.close}>
      {content === null ? (
        <Sources quote={quote} onChoose={setContent} onSection={() => insert(newSection)} />
      ) : (
        <ChosenContent
          content={content}
          room={roomForLines(draft)}
          isBelowLine={point.after !== null}
          onBack={() => setContent(null)}
          onInsert={insert}
        />
      )}
    </Dialog>
  );
};

const newSection = { sections: [{ title: '', lines: [] }], hasTitles: true } as const;

/** Fewer are read at a glance. */
const WORTH_SEARCHING = 6;

interface SourcesProps {
  quote: Quote;
  onChoose: (content: TemplateContent) => void;
  onSection: () => void;
}

const Sources = ({ quote, onChoose, onSection }: SourcesProps) => {
  const { quoting, quoteInsertion, writing } = useStrings();
  const [search, setSearch] = useState('');
  const templates = useQuery(templatesQuery()).data ?? [];
  const quotes = (useQuery(quotesQuery()).data?.items ?? []).filter(({ id }) => id !== quote.id);
  const load = useMutationWithToast({
    send: (read: () => Promise<TemplateContent>) => read(),
    onDone: onChoose,
    failed: (reason) => ({ title: quoting.failed, text: reason }),
  });
  const sources = [
    ...templates.map(({ id, name, lines }) => ({
      key: `template ${id}`,
      name,
      note: writing.templateLines(lines),
      read: () => callEndpoint(getTemplate, { params: { id } }),
    })),
    ...quotes.map(({ id, object, number, client }) => ({
      key: `quote ${id}`,
      name: object || quoting.noObject,
      note: `${number === null ? quoting.draftQuote : quoting.quoteNumber(number)}, ${client.name}`,
      read: () => callEndpoint(getQuote, { params: { id } }),
    })),
  ];
  const wanted = search.trim().toLowerCase();
  const found = sources.filter(({ name, note }) => `${name} ${note}`.toLowerCase().includes(wanted));
  return (
    <DialogBody>
      {sources.length > WORTH_SEARCHING && (
        <Field label={quoteInsertion.findSource}>
          <TextInput
            type="search"
            icon="search"
            value={search}
            onChange={({ currentTarget: { value } }) => setSearch(value)}
          />
        </Field>
      )}
      <ul className={styles.sources}>
        <li>
          <button type="button" onClick={onSection}>
            <b>{quoteInsertion.emptySection}</b>
          </button>
        </li>
        {found.map(({ key, name, note, read }) => (
          <li key={key}>
            <button type="button" onClick={() => void load.change(read)}>
              <b>{name}</b>
              <small>{note}</small>
            </button>
          </li>
        ))}
      </ul>
      {sources.length === 0 && <p className={styles.noSources}>{quoteInsertion.noSources}</p>}
    </DialogBody>
  );
};

interface ChosenProps {
  content: TemplateContent;
  room: number;
  isBelowLine: boolean;
  onBack: () => void;
  onInsert: (chosen: Parameters<typeof insertSections>[2]) => void;
}

/** All sections are chosen at first. */
const ChosenContent = ({ content, room, isBelowLine, onBack, onInsert }: ChosenProps) => {
  const { quoteInsertion } = useStrings();
  const { language } = useStringsSource();
  const hint = useId();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(() => new Set(content.sections.keys()));
  const [hasTitles, setHasTitles] = useState(!isBelowLine);
  const sections = content.sections.filter((_, index) => chosen.has(index));
  const count = linesOfSections(sections).length;
  const isTooMuch = count > room;
  return (
    <>
      <DialogBody>
        <div className={styles.chosenSections}>
          {content.sections.map(({ title, lines }, index) => (
            <Checkbox
              key={index}
              label={title || quoteInsertion.sectionOf(sectionLetter(index))}
              note={quoteInsertion.lineCount(lines.length)}
              checked={chosen.has(index)}
              onChange={() => setChosen(toggleInSet(chosen, index))}
            />
          ))}
          <Checkbox
            label={quoteInsertion.withTitles}
            checked={hasTitles}
            onChange={({ currentTarget: { checked } }) => setHasTitles(checked)}
          />
        </div>
        {isTooMuch && (
          <p id={hint} className={styles.fault}>
            {quoteInsertion.noRoom(MAX_QUOTE_LINES)}
          </p>
        )}
      </DialogBody>
      <DialogFoot>
        <Button variant="quiet" onClick={onBack}>
          {quoteInsertion.back}
        </Button>
        <Button
          variant="primary"
          disabled={count === 0 || isTooMuch}
          aria-describedby={isTooMuch ? hint : undefined}
          onClick={() => onInsert({ sections: copiedSectionsOf(sections, language), hasTitles })}
        >
          {quoteInsertion.insertLines(count)}
        </Button>
      </DialogFoot>
    </>
  );
};
