import { type Waiting, whatWaits } from '#client-dashboard/rules/waiting.ts';
import { Icon } from '#design/icon.tsx';
import type { IconName } from '#design/icons.ts';
import { List, ListRow } from '#design/list.tsx';
import { Panel } from '#design/panel.tsx';
import { Text } from '#design/text.tsx';
import { ownProjectsQuestion } from '#projects/web/index.ts';
import { openQuotesQuestion } from '#quotes/web/index.ts';
import { requestsQuestion } from '#requests/web/index.ts';
import { InItsLanguage } from '#translations/web/index.ts';
import { useOutcome } from '#web/query.ts';
import { Sentence } from '#web/sentence.tsx';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import styles from './dashboard.module.css';

const SHOWN = 6;

const icons: Record<Waiting['what'], IconName> = {
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

const addressOf = ({ what, id }: Waiting): string => {
  if (what === 'compare') return `/requests/${id}/compare`;
  if (what === 'quote' || what === 'change') return `/quotes/${id}`;
  if (what === 'confirm' || what === 'review') return `/projects/${id}`;
  return what === 'draft' ? `/requests/new/what?draft=${id}` : `/requests/${id}`;
};

/** The requests, quotes and projects that go on only when the client does something. */
export const WaitingPanel = () => {
  const { waiting } = useStrings();
  const format = useFormat();
  const { answer: requests } = useOutcome(requestsQuestion());
  const { answer: quotes } = useOutcome(openQuotesQuestion());
  const { answer: projects } = useOutcome(ownProjectsQuestion);
  const items = whatWaits(requests?.items ?? [], quotes?.items ?? [], projects?.items ?? []);
  if (items.length === 0) return null;
  const wordsOf = (item: Waiting): string => {
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
              href={addressOf(item)}
              end={
                item.until !== null && (
                  <Text as="small" size="small" tone="faint" numeric>
                    {waiting.until(format.shortDate(new Date(`${item.until}T12:00:00Z`)))}
                  </Text>
                )
              }
            >
              <Sentence
                text={wordsOf(item)}
                holes={{
                  company: 'company' in item && item.company,
                  title: item.title ? (
                    <InItsLanguage text={item.title} told={item.translation} />
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
