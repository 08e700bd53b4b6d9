import { useQuery } from '@tanstack/react-query';
import { LinkButton } from '#design/link-button.tsx';
import { List, ListRow } from '#design/list.tsx';
import { Panel } from '#design/panel.tsx';
import { quotesAboutToExpire } from '#features/dashboards/company/rules/today.ts';
import { useFormatAmount } from '#features/quotes/core/web/index.ts';
import { useToday } from '#features/requests/visits/web/index.ts';
import { TextInItsLanguage } from '#features/translations/core/web/index.ts';
import { dayOf, daysBetween } from '#kernel/calendar.ts';
import { href } from '#kernel/href.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import { sentQuotesQuery } from './queries.ts';
import styles from './today.module.css';

/** Quotes that end within the week, so that the company can call its client in time. */
export const ExpiringQuotes = () => {
  const { today: words } = useStrings();
  const format = useFormat();
  const amount = useFormatAmount();
  const today = useToday();
  const { items = [] } = useQuery(sentQuotesQuery).data ?? {};
  const quotes = today === null ? [] : quotesAboutToExpire(items, today);
  if (today === null || quotes.length === 0) return null;
  return (
    <Panel
      title={words.expiring}
      end={
        <LinkButton variant="quiet" size="small" href={href('/quotes', { state: 'sent' })}>
          {words.allQuotes}
        </LinkButton>
      }
    >
      <List label={words.expiring}>
        {quotes.map(({ id, object, translation, client, seenAt, total, validUntil }) => {
          const left = daysBetween(today, validUntil);
          return (
            <ListRow
              key={id}
              href={href('/quotes/:id', { id })}
              start={
                <span className={styles.left}>
                  {left === 0 ? (
                    words.lastDay
                  ) : (
                    <>
                      <b>{left}</b> {words.days(left)}
                    </>
                  )}
                </span>
              }
            >
              <b className={styles.object}>
                <TextInItsLanguage text={object} offer={translation} />
              </b>
              <span className={styles.facts}>
                {[
                  client.name,
                  seenAt === null ? words.notRead : words.readOn(format.dayAndMonth(dayOf(new Date(seenAt)))),
                  amount(total),
                ].join(', ')}
              </span>
            </ListRow>
          );
        })}
      </List>
    </Panel>
  );
};
