import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Anchor } from '#design/anchor.tsx';
import { BackLink } from '#design/back-link.tsx';
import { Button } from '#design/button.tsx';
import { ConfirmDialog } from '#design/confirm-dialog.tsx';
import { StonesArt } from '#design/empty-art/stones-art.tsx';
import { EmptyState } from '#design/empty-state.tsx';
import { PageWrap } from '#design/layout.tsx';
import { PageHead } from '#design/page-head.tsx';
import { showToast } from '#design/toast.ts';
import { type PriceBookEntry, removeFromPriceBook } from '#features/quotes/price-book/contract/price-book.ts';
import { MAX_SEARCH_LENGTH } from '#features/quotes/price-book/rules/price-book.ts';
import { dayOf } from '#kernel/calendar.ts';
import { href } from '#kernel/href.ts';
import { vatRatesOn } from '#kernel/vat-rates.ts';
import { callEndpoint } from '#web/api-client.ts';
import { PaginationLinks } from '#web/lists/pagination-links.tsx';
import type { RouteMatchOf } from '#web/navigation/page-route.ts';
import { definePage } from '#web/page.ts';
import { useStrings } from '#web/strings.tsx';
import { useDecimalFormat } from '#web/use-decimal-format.ts';
import { useMutationWithToast } from '#web/use-mutation-with-toast.ts';
import type { priceBookRoute } from './page-routes.ts';
import { ImportPrices } from './parts/import-prices.tsx';
import { PriceBookEntryDialog } from './parts/price-book-entry-dialog.tsx';
import styles from './price-book.module.css';
import { priceBookQuery, priceGroupsQuery, refetchPriceBook } from './queries.ts';

type Match = RouteMatchOf<typeof priceBookRoute>;

const PriceBookScreen = ({ search: { search, group, after } }: Match) => {
  const { priceBook, priceImport, quoting } = useStrings();
  const { items, total, next } = useSuspenseQuery(priceBookQuery({ search, group, after })).data;
  const groups = useSuspenseQuery(priceGroupsQuery()).data;
  const [now] = useState(() => new Date());
  const [openEntry, setOpenEntry] = useState<PriceBookEntry | 'new' | null>(null);
  const [leaving, setLeaving] = useState<PriceBookEntry | null>(null);
  return (
    <PageWrap className={styles.page}>
      <BackLink href={href('/quotes')}>{quoting.backToQuotes}</BackLink>
      <PageHead
        title={priceBook.title}
        below={<p className={styles.intro}>{priceBook.intro}</p>}
        action={
          <div className={styles.acts}>
            <ImportPrices />
            <Button variant="primary" onClick={() => setOpenEntry('new')}>
              {priceBook.add}
            </Button>
          </div>
        }
      />
      <search className={styles.search}>
        <form action={href('/price-book')}>
          <input
            key={search}
            type="search"
            name="search"
            aria-label={priceBook.search}
            placeholder={priceBook.search}
            maxLength={MAX_SEARCH_LENGTH}
            defaultValue={search}
          />
          <Button type="submit">{priceBook.find}</Button>
        </form>
        <output>{priceBook.found(total)}</output>
      </search>
      {groups.length > 0 && (
        <ul className={styles.groups} aria-label={priceImport.groups}>
          {[{ group: undefined, count: null }, ...groups].map((one) => (
            <li key={one.group ?? ''}>
              <Anchor
                href={href('/price-book', { search, group: one.group })}
                aria-current={one.group === group ? 'true' : undefined}
              >
                {one.group ?? priceImport.allGroups}
                {one.count !== null && <small>{one.count}</small>}
              </Anchor>
            </li>
          ))}
        </ul>
      )}
      {items.length === 0 ? (
        <EmptyState
          level={2}
          art={<StonesArt />}
          title={search === undefined ? priceBook.empty : priceBook.noneFound}
          text={search === undefined ? priceBook.emptyText : search}
        />
      ) : (
        <ul className={styles.entries}>
          {items.map((entry, index) => (
            <Entry
              key={entry.id}
              // A search lists the best first, whatever their groups are.
              heading={
                groups.length > 0 && search === undefined && entry.group !== items[index - 1]?.group
                  ? entry.group || priceImport.noGroup
                  : null
              }
              entry={entry}
              onChange={() => setOpenEntry(entry)}
              onRemove={() => setLeaving(entry)}
            />
          ))}
        </ul>
      )}
      <PaginationLinks
        next={next}
        isLater={after !== undefined}
        hrefAt={(cursor) => href('/price-book', { search, group, after: cursor })}
        words={{ next: priceBook.later, first: priceBook.first }}
      />
      {openEntry !== null && (
        <PriceBookEntryDialog
          entry={openEntry === 'new' ? null : openEntry}
          rates={vatRatesOn(dayOf(now))}
          groups={groups.map((one) => one.group)}
          openGroup={group ?? ''}
          onClose={() => setOpenEntry(null)}
        />
      )}
      <Removing entry={leaving} onClose={() => setLeaving(null)} />
    </PageWrap>
  );
};

interface EntryProps {
  entry: PriceBookEntry;
  /** The entry is the first of its group. */
  heading: string | null;
  onChange: () => void;
  onRemove: () => void;
}

const Entry = ({ entry, heading, onChange, onRemove }: EntryProps) => {
  const { priceBook, quoting } = useStrings();
  const { plain } = useDecimalFormat();
  const { description, kind, unit, unitPrice, vatRate } = entry;
  return (
    <li className={styles.entry}>
      {heading !== null && <p className={styles.groupHead}>{heading}</p>}
      <h2>{description}</h2>
      <span>{quoting.kinds[kind]}</span>
      <b>
        {plain(unitPrice)} <small>/ {quoting.units[unit]}</small>
      </b>
      <span>{quoting.percent(String(vatRate))}</span>
      <div>
        <Button
          variant="quiet"
          size="small"
          aria-label={priceBook.changeEntry(description)}
          onClick={onChange}
        >
          {priceBook.change}
        </Button>
        <Button
          variant="quiet"
          size="small"
          aria-label={priceBook.removeEntry(description)}
          onClick={onRemove}
        >
          {priceBook.remove}
        </Button>
      </div>
    </li>
  );
};

const Removing = ({ entry, onClose }: { entry: PriceBookEntry | null; onClose: () => void }) => {
  const { priceBook } = useStrings();
  const client = useQueryClient();
  const { change, isBusy } = useMutationWithToast<number>({
    send: (id) => callEndpoint(removeFromPriceBook, { params: { id } }),
    onDone: () => showToast({ tone: 'success', title: priceBook.removed }),
    failed: (reason) => ({ title: priceBook.failed, text: reason }),
    onSettled: async () => {
      await refetchPriceBook(client);
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open={entry !== null}
      onClose={onClose}
      variant="destructive"
      title={priceBook.removeTitle}
      text={priceBook.removeText(entry?.description ?? '')}
      cancelLabel={priceBook.cancel}
      confirmLabel={priceBook.remove}
      busy={isBusy}
      onConfirm={() => entry && void change(entry.id)}
    />
  );
};

export const pageDefinition = definePage<typeof priceBookRoute>({
  tables: ['priceBook', 'quoting', 'priceImport'],
  queries: ({ search }) => [priceBookQuery(search), priceGroupsQuery()],
  head: ({ strings: { priceBook, quoting } }) => ({
    title: quoting.pageTitle(priceBook.title),
    isHiddenFromSearch: true,
  }),
  Screen: PriceBookScreen,
});
