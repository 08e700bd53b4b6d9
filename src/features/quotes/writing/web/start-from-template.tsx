import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { Dialog, DialogBody, DialogFoot } from '#design/dialog.tsx';
import { Field } from '#design/field.tsx';
import { TextInput } from '#design/text-input.tsx';
import { showToast } from '#design/toast.ts';
import { getQuote } from '#features/quotes/core/contract/quotes.ts';
import type { Quote } from '#features/quotes/core/contract/shapes.ts';
import {
  deleteTemplate,
  getTemplate,
  saveTemplate,
  type TemplateContent,
} from '#features/quotes/core/contract/templates.ts';
import { MAX_TEMPLATE_NAME_LENGTH } from '#features/quotes/core/rules/quotes.ts';
import { quotesQuery } from '#features/quotes/core/web/index.ts';
import type { QuoteDraft } from '#features/quotes/writing/rules/quote-draft.ts';
import { callEndpoint } from '#web/api-client.ts';
import { useStrings, useStringsSource } from '#web/strings.tsx';
import { useMutationWithToast } from '#web/use-mutation-with-toast.ts';
import { fillDraftFromTemplate } from './draft-from-quote.ts';
import { quoteDefaultsQuery, templatesQuery } from './templates-query.ts';
import styles from './write.module.css';

const MOST_OLDER = 5;

interface BeginFromProps {
  quote: Quote;
  change: (next: (draft: QuoteDraft) => QuoteDraft) => void;
}

/** A draft without lines can begin from a template or an older quote. */
export const StartFromTemplate = ({ quote, change }: BeginFromProps) => {
  const { quoting, writing } = useStrings();
  const { language } = useStringsSource();
  const client = useQueryClient();
  const templates = useQuery(templatesQuery()).data ?? [];
  const quotes = useQuery(quotesQuery()).data?.items ?? [];
  const defaults = useQuery(quoteDefaultsQuery()).data;
  const older = quotes.filter(({ id }) => id !== quote.id).slice(0, MOST_OLDER);
  const begin = useMutationWithToast({
    send: (read: () => Promise<TemplateContent>) => read(),
    onDone: (content) => change((draft) => fillDraftFromTemplate(draft, content, { language, defaults })),
    failed: (reason) => ({ title: quoting.failed, text: reason }),
  });
  const forget = useMutationWithToast({
    send: (id: number) => callEndpoint(deleteTemplate, { params: { id } }),
    onDone: () => showToast({ tone: 'success', title: writing.templateGone }),
    failed: (reason) => ({ title: quoting.failed, text: reason }),
    onSettled: () => client.invalidateQueries({ queryKey: templatesQuery().queryKey }),
  });
  if (templates.length + older.length === 0) return null;
  return (
    <section className={styles.beginFrom} aria-label={writing.beginFrom}>
      <h2>{writing.beginFrom}</h2>
      <ul>
        {templates.map(({ id, name, lines }) => (
          <li key={`template ${id}`}>
            <button
              type="button"
              onClick={() => void begin.change(() => callEndpoint(getTemplate, { params: { id } }))}
            >
              <b>{name}</b>
              <small>{writing.templateLines(lines)}</small>
            </button>
            <Button
              variant="quiet"
              size="small"
              aria-label={writing.forgetTemplate(name)}
              onClick={() => void forget.change(id)}
            >
              {writing.forget}
            </Button>
          </li>
        ))}
        {older.map(({ id, object, number }) => (
          <li key={`quote ${id}`}>
            <button
              type="button"
              onClick={() => void begin.change(() => callEndpoint(getQuote, { params: { id } }))}
            >
              <b>{object || quoting.noObject}</b>
              <small>{number === null ? quoting.draftQuote : quoting.quoteNumber(number)}</small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};

interface SaveAsTemplateProps {
  quote: Quote;
  object: string;
  /** The draft is saved first, so that the template holds what stands on the screen. */
  saveAll: () => Promise<number | null>;
}

export const SaveAsTemplate = ({ quote: { id }, object, saveAll }: SaveAsTemplateProps) => {
  const { quoting, writing } = useStrings();
  const client = useQueryClient();
  const [name, setName] = useState<string | null>(null);
  const save = useMutationWithToast({
    send: async (templateName: string, callOptions) => {
      if ((await saveAll()) === null) throw new Error(quoting.failed);
      return callEndpoint(saveTemplate, { body: { quoteId: id, name: templateName } }, callOptions);
    },
    onDone: () => {
      setName(null);
      showToast({ tone: 'success', title: writing.templateKept });
    },
    failed: (reason) => ({ title: quoting.failed, text: reason }),
    onSettled: () => client.invalidateQueries({ queryKey: templatesQuery().queryKey }),
  });
  return (
    <>
      <Button variant="quiet" onClick={() => setName(object.slice(0, MAX_TEMPLATE_NAME_LENGTH))}>
        {writing.keepTemplate}
      </Button>
      <Dialog
        open={name !== null}
        onClose={() => setName(null)}
        title={writing.keepTemplate}
        closeLabel={quoting.cancel}
        locked={save.isBusy}
      >
        <DialogBody>
          <Field label={writing.templateName} hint={writing.templateHint}>
            <TextInput
              maxLength={MAX_TEMPLATE_NAME_LENGTH}
              value={name ?? ''}
              onChange={({ currentTarget: { value } }) => setName(value)}
            />
          </Field>
        </DialogBody>
        <DialogFoot>
          <Button variant="quiet" onClick={() => setName(null)}>
            {quoting.cancel}
          </Button>
          <Button
            variant="primary"
            busy={save.isBusy}
            disabled={(name ?? '').trim().length < 2}
            onClick={() => void save.change(name ?? '')}
          >
            {writing.keep}
          </Button>
        </DialogFoot>
      </Dialog>
    </>
  );
};
