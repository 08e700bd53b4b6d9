import { Anchor } from '#design/anchor.tsx';
import { classNames } from '#design/class-names.ts';
import type { ListedQuote } from '#features/quotes/core/contract/shapes.ts';
import {
  QuoteBadge,
  QuoteMenu,
  useFormatAmount,
  useQuoteStatusText,
} from '#features/quotes/core/web/index.ts';
import { sumOfListedQuotes } from '#features/quotes/pages/rules/sum-of-listed-quotes.ts';
import styles from '#features/quotes/pages/web/quotes.module.css';
import { TextInItsLanguage } from '#features/translations/core/web/index.ts';
import { href } from '#kernel/href.ts';
import { useStrings } from '#web/strings.tsx';
import { useTranslatedNames } from '#web/use-translated-names.ts';

interface ListedProps {
  title: string;
  items: readonly ListedQuote[];
  isCompany: boolean;
}

/** The quotes of one list wait for the same side, and have one sum. */
export const ListedQuotes = ({ title, items, isCompany }: ListedProps) => {
  const amount = useFormatAmount();
  const { quoteList } = useStrings();
  if (items.length === 0) return null;
  const sum = sumOfListedQuotes(items, isCompany);
  return (
    <section className={styles.group}>
      <p className={styles.heads} aria-hidden="true">
        <span>{quoteList.number}</span>
        <span>{quoteList.object}</span>
        <span>{quoteList.state}</span>
        <span>{quoteList.stands}</span>
        <span>{quoteList.total}</span>
      </p>
      <h2>
        {title} <small>{items.length}</small>
        {sum !== null && <span>{amount(sum)}</span>}
      </h2>
      <ul>
        {items.map((quote) => (
          <One key={quote.id} quote={quote} isCompany={isCompany} />
        ))}
      </ul>
    </section>
  );
};

const One = ({ quote, isCompany }: { quote: ListedQuote; isCompany: boolean }) => {
  const { quoting } = useStrings();
  const names = useTranslatedNames();
  const amount = useFormatAmount();
  const whereItStands = useQuoteStatusText();
  const { id, number, object, client, company, commune, communeNames, state, total, isChange } = quote;
  const { words, isPressing } = whereItStands(quote, isCompany);
  return (
    <li className={styles.one}>
      <span className={styles.number}>{number ?? '–'}</span>
      <div>
        <h3>
          <Anchor
            data-alone
            href={state === 'draft' ? href('/quotes/:id/write', { id }) : href('/quotes/:id', { id })}
          >
            {object ? <TextInItsLanguage text={object} offer={quote.translation} /> : quoting.noObject}
          </Anchor>
        </h3>
        <p>
          {[
            isChange && quoting.changeOrder,
            isCompany ? client.name : company.name,
            commune && names.of({ name: commune, names: communeNames }),
          ]
            .filter(Boolean)
            .join(', ')}
        </p>
      </div>
      <QuoteBadge quote={quote} />
      <span className={classNames(styles.stands, isPressing && styles.pressing)}>{words}</span>
      <b>{amount(total)}</b>
      <QuoteMenu quote={quote} isCompany={isCompany} />
    </li>
  );
};
