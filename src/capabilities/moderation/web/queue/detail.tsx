import { Button } from '../../../../design/button.tsx';
import { Terms } from '../../../../design/facts.tsx';
import { IconButton } from '../../../../design/icon-button.tsx';
import { Panel, PanelBody } from '../../../../design/panel.tsx';
import { StarRating } from '../../../../design/star-rating.tsx';
import { Text, TextLink } from '../../../../design/text.tsx';
import { formatShortDate, formatTime } from '../../../../kernel/dates.ts';
import type { Strings } from '../../../../strings/strings.ts';
import { useStrings } from '../../../../web/strings.tsx';
import type { QueueEntry } from '../../contract.ts';
import type { Queue } from '../../rules.ts';
import styles from './queue.module.css';
import type { Acts } from './queue-tab.tsx';

interface DetailProps {
  queue: Queue;
  entry: QueueEntry;
  at: number;
  count: number;
  act: Acts;
  isSending: boolean;
}

/** What is decided about, all that is known of it, and the two decisions. */
export const Detail = ({ queue, entry, at, count, act, isSending }: DetailProps) => {
  const { desk } = useStrings();
  return (
    <Panel
      className={styles.detail}
      title={<Title entry={entry} />}
      end={
        <span className={styles.steps}>
          <Text as="span" size="small" tone="faint" numeric>
            {desk.placeOf(at + 1, count)}
          </Text>
          <IconButton icon="chevron-up" label={desk.previous} disabled={at === 0} onClick={act.previous} />
          <IconButton icon="chevron-down" label={desk.next} disabled={at === count - 1} onClick={act.next} />
        </span>
      }
    >
      <PanelBody>
        <div className={styles.body} aria-live="polite">
          <Who entry={entry} />
          <Said queue={queue} entry={entry} />
        </div>
      </PanelBody>
      <div className={styles.foot}>
        <Button
          look="primary"
          aria-keyshortcuts="a"
          busy={isSending}
          busyText={desk.deciding}
          onClick={act.approve}
        >
          {desk.approve[queue]} <kbd className={styles.key}>a</kbd>
        </Button>
        <Button look="destructive" aria-keyshortcuts="w" onClick={act.withhold}>
          {desk.withhold[queue]} <kbd className={styles.key}>w</kbd>
        </Button>
        <Button look="quiet" aria-keyshortcuts="?" className={styles.keysButton} onClick={act.showKeys}>
          {desk.keys} <kbd className={styles.key}>?</kbd>
        </Button>
      </div>
    </Panel>
  );
};

const Title = ({ entry: { company, person, facts } }: Pick<DetailProps, 'entry'>) => {
  if (!company) return person?.username ?? facts.find(({ name }) => name === 'address')?.value;
  return <TextLink href={`/companies/${company.id}`}>{company.name}</TextLink>;
};

const Who = ({ entry: { person, isAnonymous, since } }: Pick<DetailProps, 'entry'>) => {
  const { desk } = useStrings();
  const at = new Date(since);
  return (
    <Text size="small" tone="muted">
      {person ? (
        <TextLink href={`/admin?tab=people&q=${encodeURIComponent(person.username)}`}>
          {person.username}
        </TextLink>
      ) : (
        desk.nobody
      )}
      {isAnonymous && ` (${desk.anonymous})`}
      {', '}
      <time dateTime={since}>
        {formatShortDate(at)}, {formatTime(at)}
      </time>
    </Text>
  );
};

const Said = ({
  queue,
  entry: { words, before, complaint, facts },
}: Pick<DetailProps, 'queue' | 'entry'>) => {
  const strings = useStrings();
  const { desk } = strings;
  return (
    <>
      {complaint && (
        <div className={styles.complaint}>
          <h3>{desk.complaint[queue]}</h3>
          <p>{complaint}</p>
        </div>
      )}
      {words && <Words title={before && desk.newWords} words={words} />}
      {before && <Words title={desk.publicWords} words={before} />}
      {facts.length > 0 && (
        <Terms
          terms={facts.map((fact) => ({ term: desk.facts[fact.name], value: factText(fact, strings) }))}
        />
      )}
    </>
  );
};

type Named = Readonly<Record<string, string>>;

/** What is one of a few is said in words. */
const factText = ({ name, value }: QueueEntry['facts'][number], { desk }: Strings) => {
  const named: Partial<Record<typeof name, Named>> = {
    withheldFor: desk.reasons,
    kind: desk.kinds,
    vatCheck: desk.vatChecks,
  };
  return named[name]?.[value] ?? value;
};

interface WordsProps {
  title: string | null;
  words: NonNullable<QueueEntry['words']>;
}

const Words = ({ title, words: { rating, comment } }: WordsProps) => {
  const { desk } = useStrings();
  return (
    <div className={styles.words}>
      {title && <h3>{title}</h3>}
      <StarRating value={rating} label={desk.outOfFive(rating)} />
      <p>{comment ?? desk.noWords}</p>
    </div>
  );
};
