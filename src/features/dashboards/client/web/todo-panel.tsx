import { useQuery } from '@tanstack/react-query';
import { Icon } from '#design/icon.tsx';
import type { IconName } from '#design/icons.ts';
import { List, ListRow } from '#design/list.tsx';
import { Panel } from '#design/panel.tsx';
import { Text } from '#design/text.tsx';
import { type TodoItem, listTodoItems } from '#features/dashboards/client/rules/todo-items.ts';
import { ownProjectsQuery } from '#features/projects/pages/web/index.ts';
import { openQuotesQuery } from '#features/quotes/core/web/index.ts';
import { requestsQuery } from '#features/requests/core/web/index.ts';
import { TextInItsLanguage } from '#features/translations/core/web/index.ts';
import { href } from '#kernel/href.ts';
import { SentenceWithPlaceholders } from '#web/sentence-with-placeholders.tsx';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import styles from './dashboard.module.css';

const SHOWN = 6;

const icons: Record<TodoItem['what'], IconName> = {
  compare: 'document',
  quote: 'document',
  change: 'document',
  confirm: 'check',
  review: 'star',
  question: 'message',
  visit: 'clock',
  nobody: 'info',
  draft: 'info',
};

const todoHref = ({ what, id }: TodoItem): string => {
  if (what === 'compare') return href('/requests/:id/compare', { id });
  if (what === 'quote' || what === 'change') return href('/quotes/:id', { id });
  if (what === 'confirm' || what === 'review') return href('/projects/:id', { id });
  return what === 'draft'
    ? href('/requests/new/:step', { step: 'what', draft: id })
    : href('/requests/:id', { id });
};

/** Lists the requests, quotes and projects that wait for the client. */
export const TodoPanel = () => {
  const { waiting } = useStrings();
  const format = useFormat();
  const { data: requests } = useQuery(requestsQuery());
  const { data: quotes } = useQuery(openQuotesQuery());
  const { data: projects } = useQuery(ownProjectsQuery);
  const items = listTodoItems(requests?.items ?? [], quotes?.items ?? [], projects?.items ?? []);
  if (items.length === 0) return null;
  const wordsOf = (item: TodoItem): string => {
    const [company, title] = ['{company}', '{title}'];
    if (item.what === 'compare') return waiting.compare(item.quotes, title);
    if (item.what === 'question') return waiting.question(item.questions, title);
    if ('company' in item) return waiting[item.what](company, title);
    return waiting[item.what](title);
  };
  return (
    <div className={styles.single}>
      <Panel
        title={waiting.title}
        end={
          <Text as="span" size="small" tone="faint" numeric>
            {items.length}
          </Text>
        }
      >
        <List label={waiting.title}>
          {items.slice(0, SHOWN).map((item) => (
            <ListRow
              key={`${item.what} ${item.id} ${'company' in item ? item.company : ''}`}
              start={<Icon name={icons[item.what]} className={styles.icon} />}
              href={todoHref(item)}
              end={
                item.until !== null && (
                  <Text as="small" size="small" tone="faint" numeric>
                    {waiting.until(format.shortDate(new Date(`${item.until}T12:00:00Z`)))}
                  </Text>
                )
              }
            >
              <SentenceWithPlaceholders
                text={wordsOf(item)}
                holes={{
                  company: 'company' in item && item.company,
                  title: item.title ? (
                    <TextInItsLanguage text={item.title} offer={item.translation} />
                  ) : (
                    waiting.noTitle
                  ),
                }}
              />
            </ListRow>
          ))}
        </List>
      </Panel>
    </div>
  );
};
