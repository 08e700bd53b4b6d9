import { useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { Avatar } from '#design/avatar.tsx';
import { BackLink } from '#design/back-link.tsx';
import { extraIcons } from '#design/extra-icons.ts';
import { PageWrap } from '#design/layout.tsx';
import { LinkButton } from '#design/link-button.tsx';
import { PageHead } from '#design/page-head.tsx';
import { useIsHydrated } from '#design/use-is-hydrated.ts';
import type { Quote } from '#features/quotes/core/contract/shapes.ts';
import { missingFacts } from '#features/quotes/core/rules/law-facts.ts';
import { linesOf, statesSite } from '#features/quotes/core/rules/quote-content.ts';
import { QuoteBadge, quoteQuery, useAmount } from '#features/quotes/core/web/index.ts';
import { countUnreadable, withoutBlankLines } from '#features/quotes/writing/rules/draft.ts';
import { communesQuery } from '#features/requests/new-request/web/index.ts';
import { href } from '#kernel/href.ts';
import type { RouteMatchOf } from '#web/navigation/page-route.ts';
import { definePage } from '#web/page.ts';
import { ResourceBoundary } from '#web/shell/resource-boundary.tsx';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import { useNow } from '#web/use-now.ts';
import { AddSection } from './add-section.tsx';
import { QuoteAttachments } from './attachments.tsx';
import { ConflictFields } from './conflict-fields.tsx';
import { ExclusionFields, SilentKinds } from './exclusions.tsx';
import { HeadFields, WordFields } from './head-fields.tsx';
import { LinesTable } from './lines-table.tsx';
import { MissingFacts } from './missing-facts.tsx';
import { MissingFieldList, missingIn, unsettledIn } from './missing-fields.tsx';
import type { writeQuoteRoute } from './page-routes.ts';
import { PhoneLines } from './phone-lines.tsx';
import { PlanFields } from './plan-fields.tsx';
import { SendButton } from './send-button.tsx';
import { BeginFrom, SaveAsTemplate } from './start-from.tsx';
import { SumsPanel, totalsOf } from './sums-panel.tsx';
import { UndoButtons } from './undo-buttons.tsx';
import { CellRulesProvider } from './use-cell-rules.ts';
import { useQuoteDraft } from './use-draft.ts';
import { usePresence } from './use-presence.ts';
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
  const amount = useAmount();
  const format = useFormat();
  const now = useNow();
  const isLive = useIsHydrated();
  const { draft, rules, change, conflicts, settle, saving, savedAt, saveAll, backAndForth } =
    useQuoteDraft(quote);
  const presence = usePresence(quote.id, conflicts);
  const [tries, setTries] = useState(0);
  const client = useQueryClient();
  const facts = useRef<HTMLUListElement>(null);
  // A long quote is checked only once somebody has tried to send: it would be checked at every key.
  const missingFields =
    tries > 0 ? [...missingIn(draft, quote, rules), ...unsettledIn(draft, conflicts)] : [];
  // Parts that are only read follow the key: the sums of 300 lines are most of what a key costs.
  const read = useDeferredValue(useMemo(() => ({ draft, rules }), [draft, rules]));
  const visibleDraft = read.draft;
  const totals = useMemo(() => totalsOf(read.draft, read.rules), [read]);
  const unread = useMemo(() => countUnreadable(read.draft, read.rules), [read]);
  const { isMainResidence } = draft.site;
  const lines = {
    draft,
    change,
    rates: quote.rates,
    mayReduce: isMainResidence === true,
    conflicts,
    settle,
    missingFields,
    choosing: presence.choosing,
  };
  const send = {
    quote,
    draft,
    change,
    saveAll,
    onSend: async () => {
      const whole = withoutBlankLines(draft);
      if (whole !== draft) change(() => whole);
      if (missingIn(whole, quote, rules).length + conflicts.length > 0) {
        setTries((count) => count + 1);
        return false;
      }
      if (missingFacts(quote.company).length === 0) return true;
      // They may have been entered in another tab meanwhile.
      const query = quoteQuery(String(quote.id));
      const { company } = await client.fetchQuery({ ...query, staleTime: 0 }).catch(() => quote);
      if (missingFacts(company).length === 0) return true;
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
  return (
    <CellRulesProvider value={rules}>
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
              <output>{isLive && states[saving]}</output>
              {conflicts.length > 0 && <b>{writing.toSettle(conflicts.length)}</b>}
              <output className={styles.here}>
                {presence.names.map((name) => (
                  <span key={name}>
                    <Avatar name={name} size="small" />
                    {writing.isHereToo(name)}
                  </span>
                ))}
              </output>
              <UndoButtons {...backAndForth} />
            </div>
          }
          action={
            <div className={styles.acts}>
              <LinkButton
                icon={extraIcons.eye}
                href={href('/quotes/:id', { id: quote.id })}
                onClick={() => void saveAll()}
              >
                {writing.seePaper}
              </LinkButton>
              {linesOf(draft.sections).length > 0 && (
                <SaveAsTemplate quote={quote} object={draft.object} saveAll={saveAll} />
              )}
              <SendButton {...send} />
            </div>
          }
        />
        <MissingFacts company={quote.company} list={facts} />
        <MissingFieldList draft={draft} missingFields={missingFields} tries={tries} />
        <ConflictFields draft={draft} conflicts={conflicts} settle={settle} choosing={presence.choosing} />
        <div className={styles.grid}>
          <div>
            {linesOf(draft.sections).length === 0 && <BeginFrom quote={quote} change={change} />}
            <HeadFields quote={quote} draft={draft} change={change} missingFields={missingFields} />
            <LinesTable {...lines} />
            <PhoneLines {...lines} />
            <p className={styles.below}>
              <AddSection count={draft.sections.length} change={change} />
              <span>{writing.pasteHint}</span>
            </p>
            <div className={styles.two}>
              <ExclusionFields draft={draft} change={change} />
              <PlanFields isNeeded={!quote.isChange} draft={draft} totals={totals} change={change} />
            </div>
            <WordFields draft={draft} change={change} />
            <QuoteAttachments quote={quote} />
          </div>
          <aside className={styles.side}>
            <SumsPanel draft={visibleDraft} totals={totals} />
            {/* A change order stands beside no other. */}
            {!quote.isChange && <SilentKinds draft={visibleDraft} change={change} />}
            <Keys />
          </aside>
        </div>
        <div className={styles.thumb}>
          <p>
            <small>{quoting.total}</small>
            <b>{amount(totals.total)}</b>
          </p>
          <SendButton {...send} />
        </div>
      </PageWrap>
    </CellRulesProvider>
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
  tables: ['blocks', 'quoting', 'writing', 'priceBook', 'quotes', 'notFound'],
  queries: ({ params: { id } }, { read }) => {
    const quote = read(quoteQuery(id));
    return [quoteQuery(id), ...(quote && statesSite(quote) ? [communesQuery] : [])];
  },
  head: ({ match: { params }, read, strings: { quoting, writing } }) => ({
    title: quoting.pageTitle(writing.title(read(quoteQuery(params.id))?.object ?? '')),
    isHiddenFromSearch: true,
  }),
  Screen: WriteScreen,
});
