import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { Avatar } from '#design/avatar.tsx';
import { BackLink } from '#design/back-link.tsx';
import { PageWrap } from '#design/layout.tsx';
import { LinkButton } from '#design/link-button.tsx';
import { PageHead } from '#design/page-head.tsx';
import type { Quote } from '#features/quotes/core/contract/shapes.ts';
import { linesOfSections, mustStateSite } from '#features/quotes/core/rules/quote-content.ts';
import { findMissingCompanyFacts } from '#features/quotes/core/rules/required-company-facts.ts';
import { QuoteBadge, quoteQuery } from '#features/quotes/core/web/index.ts';
import {
  type DefaultField,
  findFieldsFromDefaults,
} from '#features/quotes/writing/rules/fields-from-defaults.ts';
import { countUnreadableCells, withoutBlankLines } from '#features/quotes/writing/rules/quote-draft.ts';
import { communesQuery } from '#features/requests/new-request/web/index.ts';
import { dayOf } from '#kernel/calendar.ts';
import { href } from '#kernel/href.ts';
import type { RouteMatchOf } from '#web/navigation/page-route.ts';
import { definePage } from '#web/page.ts';
import { ResourceBoundary } from '#web/shell/resource-boundary.tsx';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import { useNow } from '#web/use-now.ts';
import { AddSection } from './add-section.tsx';
import { BuilderBar, PreviewLink } from './builder-bar.tsx';
import { ConflictFields } from './conflict-fields.tsx';
import { DraftSumsPanel, computeDraftTotals } from './draft-sums-panel.tsx';
import { ExclusionFields, UnmentionedKinds } from './exclusion-fields.tsx';
import {
  findFieldsToFix,
  findUnresolvedFields,
  FieldsToFixList,
  useGoToNextField,
} from './fields-to-fix.tsx';
import { LinesTable } from './lines-table.tsx';
import { MarkedLinesBar } from './marked-lines-bar.tsx';
import { MissingCompanyFacts } from './missing-company-facts.tsx';
import type { writeQuoteRoute } from './page-routes.ts';
import { PaymentPlanFields } from './payment-plan-fields.tsx';
import { PhoneLinesEditor } from './phone-lines-editor.tsx';
import { QuoteAttachments } from './quote-attachments.tsx';
import { QuoteHeadFields, QuoteTextFields } from './quote-head-fields.tsx';
import { SaveDefaults } from './save-defaults.tsx';
import { SaveAsTemplate, StartFromTemplate } from './start-from-template.tsx';
import { quoteDefaultsQuery } from './templates-query.ts';
import { UndoButtons, useUndoKeys } from './undo-buttons.tsx';
import { CellParsingRulesProvider } from './use-cell-parsing-rules.ts';
import { useInsertDialog } from './use-insert-dialog.tsx';
import { useMarkedLines } from './use-marked-lines.ts';
import { useQuoteDraft } from './use-quote-draft.ts';
import { useWritingPresence } from './use-writing-presence.ts';
import styles from './write.module.css';

const WriteScreen = ({ params: { id } }: RouteMatchOf<typeof writeQuoteRoute>) => (
  <ResourceBoundary query={quoteQuery(id)}>{(quote) => <Shown quote={quote} />}</ResourceBoundary>
);

const Shown = ({ quote }: { quote: Quote }) => {
  const { quoting, writing } = useStrings();
  const { id } = quote;
  if (quote.abilities.mayChange) return <Writing key={`${quote.id} ${quote.version}`} quote={quote} />;
  return (
    <PageWrap className={styles.page}>
      <BackLink href={href('/quotes')}>{quoting.backToQuotes}</BackLink>
      <PageHead
        title={writing.title(quote.object)}
        below={<p>{quote.sendingAt === null ? writing.notDraft : quoting.beingSentText}</p>}
      />
      <p className={styles.toPaper}>
        <LinkButton href={href('/quotes/:id', { id })}>{writing.seePaper}</LinkButton>
      </p>
    </PageWrap>
  );
};

const Writing = ({ quote }: { quote: Quote }) => {
  const { quoting, writing } = useStrings();
  const format = useFormat();
  const now = useNow();
  const { draft, rules, change, conflicts, resolveConflict, saving, savedAt, saveAll, backAndForth } =
    useQuoteDraft(quote);
  const presence = useWritingPresence(quote.id, conflicts);
  useUndoKeys(backAndForth);
  const marking = useMarkedLines(draft);
  const { onInsert, insertDialog } = useInsertDialog({ quote, draft, change });
  const [tries, setTries] = useState(0);
  const client = useQueryClient();
  const [isAsked, setIsAsked] = useState(false);
  const facts = useRef<HTMLUListElement>(null);
  // A field is marked only once somebody has asked what is missing: an empty quote would be red at its opening.
  const missingFields =
    tries > 0 || isAsked
      ? [...findFieldsToFix(draft, quote, rules), ...findUnresolvedFields(draft, conflicts)]
      : [];
  // Parts that are only read follow the key: the sums of 300 lines are most of what a key costs.
  const read = useDeferredValue(useMemo(() => ({ draft, rules }), [draft, rules]));
  const visibleDraft = read.draft;
  const [usualRate] = quote.rates;
  const totals = useMemo(
    () => computeDraftTotals(read.draft, { rules: read.rules, usualRate }),
    [read, usualRate],
  );
  const unread = useMemo(() => countUnreadableCells(read.draft, read.rules), [read]);
  const absentFacts = findMissingCompanyFacts(quote.company);
  const fieldsToFix = useMemo(
    () => findFieldsToFix(withoutBlankLines(read.draft), quote, read.rules),
    [read, quote],
  );
  const goToNextField = useGoToNextField(fieldsToFix, facts);
  const defaults = useQuery(quoteDefaultsQuery()).data;
  // A change order begins with the plan and the conditions of its contract.
  const fromDefaults: ReadonlySet<DefaultField> =
    defaults === undefined || quote.isChange
      ? new Set()
      : findFieldsFromDefaults(draft, defaults, { begunOn: dayOf(new Date(quote.createdAt)), rules });
  const { isMainResidence } = draft.site;
  const lines = {
    draft,
    change,
    rates: quote.rates,
    mayReduce: isMainResidence === true,
    conflicts,
    onResolveConflict: resolveConflict,
    missingFields,
    choosing: presence.choosing,
    marking,
    onInsert,
  };
  const send = {
    quote,
    draft,
    change,
    saveAll,
    onSend: async () => {
      const whole = withoutBlankLines(draft);
      if (whole !== draft) change(() => whole);
      if (findFieldsToFix(whole, quote, rules).length + conflicts.length > 0) {
        setTries((count) => count + 1);
        return false;
      }
      if (findMissingCompanyFacts(quote.company).length === 0) return true;
      // They may have been entered in another tab meanwhile.
      const query = quoteQuery(String(quote.id));
      const { company } = await client.fetchQuery({ ...query, staleTime: 0 }).catch(() => quote);
      if (findMissingCompanyFacts(company).length === 0) return true;
      facts.current?.querySelector('a')?.focus();
      return false;
    },
  };
  const lastSaved = new Date(savedAt);
  const states = {
    saved: writing.saved(format.messageTime(lastSaved, now ?? lastSaved), unread),
    saving: writing.saving,
    waiting: writing.notSaved,
    failed: writing.notSavedYet,
    refused: writing.notSaved,
  };
  const preview = { quote, draft, isSaved: saving === 'saved', saveAll };
  return (
    <CellParsingRulesProvider value={rules}>
      <PageWrap className={styles.page} data-keeps-itself>
        <BackLink
          href={
            quote.invitationId === null
              ? href('/quotes')
              : href('/invitations/:id', { id: quote.invitationId })
          }
        >
          {quote.invitationId === null ? quoting.backToQuotes : quoting.backToRequest}
        </BackLink>
        <PageHead
          title={writing.title(draft.object)}
          below={
            <div className={styles.state}>
              <QuoteBadge quote={{ state: 'draft' }} />
              <output className={styles.here}>
                {presence.names.map((name) => (
                  <span key={name}>
                    <Avatar name={name} size="small" />
                    {writing.isHereToo(name)}
                  </span>
                ))}
              </output>
              <span className={styles.onPhone}>
                <UndoButtons {...backAndForth} />
              </span>
            </div>
          }
          action={
            <div className={styles.acts}>
              <PreviewLink {...preview} className={styles.onPhone} />
              {linesOfSections(draft.sections).length > 0 && (
                <SaveAsTemplate quote={quote} object={draft.object} saveAll={saveAll} />
              )}
            </div>
          }
        />
        <MissingCompanyFacts quote={quote} list={facts} />
        <FieldsToFixList draft={draft} fieldsToFix={missingFields} tries={tries} />
        <ConflictFields
          draft={draft}
          conflicts={conflicts}
          onResolveConflict={resolveConflict}
          choosing={presence.choosing}
        />
        <div className={styles.grid}>
          <div>
            {linesOfSections(draft.sections).length === 0 && (
              <StartFromTemplate quote={quote} change={change} />
            )}
            <QuoteHeadFields
              quote={quote}
              draft={draft}
              change={change}
              missingFields={missingFields}
              fromDefaults={fromDefaults}
            />
            {/* The bar stays in view as long as lines are. */}
            <div>
              <MarkedLinesBar {...lines} />
              <LinesTable {...lines} />
              <PhoneLinesEditor {...lines} />
            </div>
            <p className={styles.below}>
              <AddSection count={draft.sections.length} change={change} />
              <span>{writing.pasteHint}</span>
            </p>
            <div className={styles.two}>
              <ExclusionFields draft={draft} change={change} />
              <PaymentPlanFields
                isNeeded={!quote.isChange}
                isFromDefaults={fromDefaults.has('plan')}
                missingFields={missingFields}
                draft={draft}
                totals={totals}
                change={change}
              />
            </div>
            <QuoteTextFields
              draft={draft}
              change={change}
              fromDefaults={fromDefaults}
              foot={!quote.isChange && <SaveDefaults draft={draft} />}
            />
            <QuoteAttachments quote={quote} />
          </div>
          <aside className={styles.side}>
            <DraftSumsPanel draft={visibleDraft} totals={totals} />
            {/* A change order stands beside no other. */}
            {!quote.isChange && <UnmentionedKinds draft={visibleDraft} change={change} />}
            <Keys />
          </aside>
        </div>
        <BuilderBar
          {...preview}
          status={states[saving]}
          conflictCount={conflicts.length}
          missingCount={absentFacts.length + fieldsToFix.length}
          onMissing={() => {
            setIsAsked(true);
            goToNextField();
          }}
          total={totals.total}
          steps={backAndForth}
          send={send}
        />
        {insertDialog}
      </PageWrap>
    </CellParsingRulesProvider>
  );
};

const Keys = () => {
  const { writing } = useStrings();
  return (
    <section className={styles.keys}>
      <h2>{writing.keys}</h2>
      <dl>
        {writing.keyList.map(([key, description]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{description}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};

export const pageDefinition = definePage<typeof writeQuoteRoute>({
  tables: ['blocks', 'quoting', 'writing', 'writingTools', 'priceBook', 'quotes', 'notFound'],
  queries: ({ params: { id } }, { read }) => {
    const quote = read(quoteQuery(id));
    return [quoteQuery(id), ...(quote && mustStateSite(quote) ? [communesQuery] : [])];
  },
  head: ({ match: { params }, read, strings: { quoting, writing } }) => ({
    title: quoting.pageTitle(writing.title(read(quoteQuery(params.id))?.object ?? '')),
    isHiddenFromSearch: true,
  }),
  Screen: WriteScreen,
});
