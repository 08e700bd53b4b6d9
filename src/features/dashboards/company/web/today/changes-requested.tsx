import { useQuery } from '@tanstack/react-query';
import { DayRow, DayRows, DaySection } from '#design/day-list.tsx';
import { LinkButton } from '#design/link-button.tsx';
import { useDayOfRow } from '#features/requests/pages/web/index.ts';
import { TextInItsLanguage } from '#features/translations/core/web/index.ts';
import { dayOf } from '#kernel/calendar.ts';
import { href } from '#kernel/href.ts';
import { useStrings } from '#web/strings.tsx';
import { quotesToChangeQuery } from './queries.ts';

/** Clients have asked for another version of these quotes. */
export const ChangesRequested = () => {
  const { today: words } = useStrings();
  const dayOfRow = useDayOfRow();
  const { items = [] } = useQuery(quotesToChangeQuery).data ?? {};
  if (items.length === 0) return null;
  return (
    <DaySection title={words.changes} count={items.length}>
      <DayRows>
        {items.map(({ id, object, number, translation, client, changeWords, changedAt }) => (
          <DayRow
            key={id}
            day={{ ...dayOfRow(dayOf(new Date(changedAt))), above: words.since }}
            title={
              <>
                <TextInItsLanguage text={object} offer={translation} />
                {number && `, ${number}`}
              </>
            }
            href={href('/quotes/:id', { id })}
            facts={changeWords === null ? client.name : words.changeFrom(client.name, changeWords)}
            end={
              <LinkButton
                size="small"
                wide
                href={href('/quotes/:id', { id })}
                aria-label={`${words.changeQuote}${words.about(object)}`}
              >
                {words.changeQuote}
              </LinkButton>
            }
          />
        ))}
      </DayRows>
    </DaySection>
  );
};
