import { useQuery } from '@tanstack/react-query';
import { classNames } from '#design/class-names.ts';
import { CompanyLogo } from '#design/company-logo.tsx';
import { Icon } from '#design/icon.tsx';
import type { IconName } from '#design/icons.ts';
import { Row } from '#design/layout.tsx';
import { LinkButton } from '#design/link-button.tsx';
import { signedInIcons } from '#design/signed-in-icons.ts';
import { listTodoItems, type TodoItem } from '#features/dashboards/client/rules/todo-items.ts';
import { leadsQuery, unreadMessagesQuery } from '#features/messaging/core/web/index.ts';
import { ownProjectsQuery } from '#features/projects/pages/web/index.ts';
import { openQuotesQuery } from '#features/quotes/core/web/index.ts';
import { requestsQuery } from '#features/requests/core/web/index.ts';
import { FEW_DAYS_LEFT } from '#features/requests/pages/rules/few-days-left.ts';
import { useToday, visitsToAnswerQuery } from '#features/requests/visits/web/index.ts';
import { TextInItsLanguage } from '#features/translations/core/web/index.ts';
import { daysBetween } from '#kernel/calendar.ts';
import { href } from '#kernel/href.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import { dashboardTabHref } from './tabs.ts';
import styles from './todo-panel.module.css';

const icons: Partial<Record<TodoItem['what'], IconName>> = {
  compare: signedInIcons.scales,
  question: 'message',
  messages: 'message',
  draft: signedInIcons.pencil,
};

const requestHref = (id: number) => href('/requests/:id', { id });
const quoteHref = (id: number) => href('/quotes/:id', { id });
const projectHref = (id: number) => href('/projects/:id', { id });

const todoHrefs: Record<TodoItem['what'], (id: number) => string> = {
  compare: (id) => href('/requests/:id/compare', { id }),
  quote: quoteHref,
  change: quoteHref,
  confirm: projectHref,
  review: projectHref,
  visit: (id) => href('/visits/:id', { id }),
  message: (id) => href('/messages/:id', { id }),
  messages: () => dashboardTabHref('messages'),
  draft: (id) => href('/requests/new/:step', { step: 'what', draft: id }),
  nobody: requestHref,
  question: requestHref,
};

const useTodoItems = (): readonly TodoItem[] => {
  const { data: requests } = useQuery(requestsQuery());
  const { data: quotes } = useQuery(openQuotesQuery());
  const { data: projects } = useQuery(ownProjectsQuery);
  const { data: visits } = useQuery(visitsToAnswerQuery);
  const { data: conversations } = useQuery(leadsQuery());
  const { data: unread } = useQuery(unreadMessagesQuery());
  return listTodoItems({
    requests: requests?.items ?? [],
    quotes: quotes?.items ?? [],
    projects: projects?.items ?? [],
    visits: visits?.items ?? [],
    conversations: conversations?.items ?? [],
    unreadConversations: unread?.conversations ?? 0,
  });
};

/** Lists everything that waits for the client, each with its deadline and a button that leads there. */
export const TodoPanel = () => {
  const { waiting } = useStrings();
  const items = useTodoItems();
  if (items.length === 0) return <NothingWaits />;
  return (
    <section className={styles.panel} aria-label={waiting.title}>
      <div className={styles.head}>
        <h2>{waiting.title}</h2>
        <span className={styles.count}>{items.length}</span>
        <span className={styles.order}>{waiting.order}</span>
      </div>
      <ul>
        {items.map((item, index) => (
          <Todo key={`${item.what} ${item.id}`} item={item} isFirst={index === 0} />
        ))}
      </ul>
    </section>
  );
};

const NothingWaits = () => {
  const { waiting } = useStrings();
  return (
    <section className={styles.panel}>
      <div className={styles.head}>
        <h2>{waiting.nothing}</h2>
      </div>
      <div className={styles.nothing}>
        <p>{waiting.nothingText}</p>
        <Row gap={3} wraps>
          <LinkButton variant="primary" size="small" href={href('/requests/new')}>
            {waiting.askCompanies}
          </LinkButton>
          <LinkButton size="small" href={href('/search')}>
            {waiting.findCompany}
          </LinkButton>
        </Row>
      </div>
    </section>
  );
};

const Todo = ({ item, isFirst }: { item: TodoItem; isFirst: boolean }) => {
  const { waiting } = useStrings();
  const headline = useHeadline();
  const { what, company, title } = item;
  const icon = icons[what];
  return (
    <li className={styles.row}>
      {company ? (
        <CompanyLogo name={company.name} logo={company.logoUrl} size="small" />
      ) : (
        <span className={styles.icon}>
          <Icon name={icon ?? 'info'} />
        </span>
      )}
      <div className={styles.what}>
        <h3>{headline(item)}</h3>
        <p>
          {title ? (
            <TextInItsLanguage text={title} offer={item.translation} />
          ) : (
            what !== 'visit' && waiting.noTitle
          )}
        </p>
      </div>
      <Deadline item={item} />
      <LinkButton
        size="small"
        wide
        variant={isFirst ? 'primary' : 'secondary'}
        href={todoHrefs[item.what](item.id)}
        aria-label={title ? `${waiting.buttons[what]}${waiting.about(title)}` : undefined}
      >
        {waiting.buttons[what]}
      </LinkButton>
    </li>
  );
};

const useHeadline = () => {
  const { waiting } = useStrings();
  return (item: TodoItem): string => {
    const name = item.company?.name ?? '';
    if (item.what === 'compare') return waiting.compare(item.quotes);
    if (item.what === 'question') return waiting.question(item.questions);
    if (item.what === 'messages') return waiting.messages(item.conversations);
    if (item.what === 'nobody' || item.what === 'draft') return waiting[item.what];
    return waiting[item.what](name);
  };
};

const Deadline = ({ item: { until, what } }: { item: TodoItem }) => {
  const { waiting } = useStrings();
  const format = useFormat();
  const today = useToday();
  if (until === null) return <p className={styles.until}>{waiting.noDeadline}</p>;
  const left = today === null ? null : Math.max(0, daysBetween(today, until));
  return (
    <p className={classNames(styles.until, left !== null && left <= FEW_DAYS_LEFT && styles.soon)}>
      {left !== null && <b>{waiting.daysLeft(left)}</b>}{' '}
      <span>
        {what === 'visit' ? waiting.firstTime(format.weekday(until)) : waiting.until(format.weekday(until))}
      </span>
    </p>
  );
};
