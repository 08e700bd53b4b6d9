import { useQuery } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { Button } from '#design/button.tsx';
import { DescriptionList } from '#design/icon-and-description-lists.tsx';
import { IconButton } from '#design/icon-button.tsx';
import { Panel, PanelBody } from '#design/panel.tsx';
import { signedInIcons } from '#design/signed-in-icons.ts';
import { StarRating } from '#design/star-rating.tsx';
import { Text, TextLink } from '#design/text.tsx';
import { ProofViewer } from '#features/companies/proofs/web/index.ts';
import type { QueueEntry } from '#features/moderation/core/contract/moderation.ts';
import type { QueueName } from '#features/moderation/core/rules/moderation.ts';
import { registerOfDetail } from '#features/moderation/core/rules/public-registers.ts';
import { ownPathOf } from '#features/moderation/core/rules/reported-page.ts';
import { PersonLink } from '#features/moderation/core/web/person-link.tsx';
import { caseEvidenceQuery } from '#features/moderation/core/web/queries.ts';
import { reportBodyText } from '#features/moderation/core/web/report-text.ts';
import { ReviewPictures } from '#features/reviews/core/web/index.ts';
import { formatTime } from '#kernel/dates.ts';
import { href } from '#kernel/href.ts';
import { waitingTimeSince } from '#kernel/waiting-time.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import { useNow } from '#web/use-now.ts';
import { AsideNotice } from './aside-notice.tsx';
import { CaseNotes } from './case-notes.tsx';
import { entryDetailText } from './entry-detail-text.ts';
import { EntryEvidence } from './entry-evidence.tsx';
import styles from './queue.module.css';
import { RegisterLink } from './register-link.tsx';
import type { MarkedEntries } from './use-marked-entries.ts';
import type { QueueDeskHandlers } from './use-queue-desk.ts';

interface DetailProps {
  queue: QueueName;
  entry: QueueEntry;
  index: number;
  count: number;
  hasNext: boolean;
  marks: MarkedEntries;
  actions: QueueDeskHandlers;
  openWith: string | undefined;
}

/** In these queues the first button dismisses, so it is no call to action. */
const dismisses: Partial<Record<QueueName, true>> = {
  'conversation-reports': true,
  'client-reports': true,
  'request-reports': true,
  'quote-reports': true,
  'content-reports': true,
};

const LOOK_FIRST = 'look-first';

/** Shows an entry, its details and the two decisions. */
export const EntryDetail = ({
  queue,
  entry,
  index,
  count,
  hasNext,
  marks,
  actions,
  openWith,
}: DetailProps) => {
  const { moderating } = useStrings();
  /** The document the moderator has opened: nobody vouches for one they have not seen. */
  const [seenFactId, setSeenFactId] = useState<number>();
  const mustLook = entry.document !== null && seenFactId !== entry.document.factId;
  return (
    <Panel
      className={styles.detail}
      title={<Title entry={entry} />}
      end={
        <span className={styles.steps}>
          <Text as="span" size="small" tone="faint" numeric>
            {moderating.placeOf(index + 1, count)}
          </Text>
          <IconButton
            icon={signedInIcons.chevronUp}
            label={moderating.previous}
            disabled={index === 0}
            onClick={actions.previous}
          />
          <IconButton
            icon="chevron-down"
            label={moderating.next}
            disabled={!hasNext}
            onClick={actions.next}
          />
        </span>
      }
    >
      <PanelBody>
        <div className={styles.body} aria-live="polite">
          {openWith && (
            <Text size="small">
              <b>{moderating.openWith(openWith)}.</b> {moderating.openWithText}
            </Text>
          )}
          <Who entry={entry} />
          <AsideNotice queue={queue} entry={entry} />
          <SameTarget queue={queue} entry={entry} marks={marks} />
          <EntryContent queue={queue} entry={entry} onSeen={setSeenFactId} />
          <Beside queue={queue} id={entry.id} />
          <CaseNotes queue={queue} id={entry.id} />
          {entry.aside === null && (
            <div className={styles.asideBelow}>
              <Button onClick={actions.setAside}>{moderating.setAside}</Button>
            </div>
          )}
        </div>
      </PanelBody>
      <div data-low-bar className={styles.foot}>
        <Button
          variant={dismisses[queue] ? 'secondary' : 'primary'}
          disabled={mustLook}
          aria-describedby={mustLook ? LOOK_FIRST : undefined}
          // The second click of a double click would decide about the next entry.
          onClick={({ detail }) => detail < 2 && actions.approve()}
        >
          {moderating.approve[queue]}
        </Button>
        <Button variant="destructive" onClick={actions.withhold}>
          {moderating.withhold[queue]}
        </Button>
        {mustLook && (
          <Text as="span" id={LOOK_FIRST} size="small" tone="muted">
            {moderating.lookFirst}
          </Text>
        )}
        {entry.aside === null && (
          <Button variant="quiet" className={styles.asideButton} onClick={actions.setAside}>
            {moderating.setAside}
          </Button>
        )}
        <Button
          variant="quiet"
          aria-keyshortcuts="?"
          className={styles.keysButton}
          onClick={actions.showKeys}
        >
          {moderating.keys} <kbd className={styles.key}>?</kbd>
        </Button>
      </div>
    </Panel>
  );
};

/** Reports of one page, or reviews of one company, are marked by one press and decided about in one act. */
const SameTarget = ({ queue, entry, marks }: Pick<DetailProps, 'queue' | 'entry' | 'marks'>) => {
  const { moderating } = useStrings();
  const same = marks.sameAs(entry).length;
  const count = marks.decidedWith(entry).length;
  const hasMarks = marks.marked.length > 0;
  if (same < 2 && !hasMarks) return null;
  return (
    <div className={styles.same}>
      {count > 1 && <Text size="small">{moderating.appliesToAll(count)}</Text>}
      {same > 1 && count < same && (
        <Button size="small" onClick={() => marks.markSame(entry)}>
          {queue === 'content-reports' ? moderating.selectSame(same) : moderating.selectSameCompany(same)}
        </Button>
      )}
      {hasMarks && (
        <Button size="small" variant="quiet" onClick={marks.clear}>
          {moderating.clearSelection}
        </Button>
      )}
    </div>
  );
};

const Beside = ({ queue, id }: { queue: QueueName; id: number }) => {
  const { data: evidence } = useQuery(caseEvidenceQuery(queue, id));
  return evidence ? <EntryEvidence evidence={evidence} /> : null;
};

const Title = ({ entry: { company, person, facts } }: Pick<DetailProps, 'entry'>) => {
  if (!company) return person?.username ?? facts.find(({ name }) => name === 'address')?.value;
  return (
    <TextLink data-alone href={href('/companies/:id', { id: company.id })}>
      {company.name}
    </TextLink>
  );
};

const Who = ({ entry: { person, isAnonymous, since, ring, notes } }: Pick<DetailProps, 'entry'>) => {
  const format = useFormat();
  const { moderating } = useStrings();
  const sinceDate = new Date(since);
  const now = useNow();
  return (
    <Text size="small" tone="muted">
      {person && <PersonLink id={person.id}>{person.username}</PersonLink>}
      {!person && (ring ? 'Giewel' : moderating.nobody)}
      {isAnonymous && ` (${moderating.anonymous})`}
      {', '}
      <time dateTime={since}>
        {format.shortDate(sinceDate)}, {formatTime(sinceDate)}
      </time>
      {now && `, ${moderating.waits(waitingTimeSince(sinceDate, now))}`}
      {notes > 0 && `, ${moderating.notesCount(notes)}`}
    </Text>
  );
};

const EntryContent = ({
  queue,
  entry: { words, before, complaint: reported, ring, facts, pictures, document, company },
  onSeen,
}: Pick<DetailProps, 'queue' | 'entry'> & { onSeen: (factId: number) => void }) => {
  const format = useFormat();
  const strings = useStrings();
  const { moderating } = strings;
  const complaint = reportBodyText({ words: reported, ring }, strings);
  return (
    <>
      {complaint && (
        <div className={styles.complaint}>
          <h3>{moderating.complaint[queue]}</h3>
          <p>{complaint}</p>
        </div>
      )}
      {words && <Words title={before && moderating.newWords} words={words} />}
      {before && <Words title={moderating.publicWords} words={before} />}
      {[...Map.groupBy(pictures, ({ reviewId }) => reviewId)].map(([reviewId, ofReview]) => (
        <ReviewPictures key={reviewId} reviewId={reviewId} pictures={ofReview} />
      ))}
      {document && (
        <ProofViewer
          key={document.factId}
          document={document}
          label={moderating.openDocument(document.name)}
          words={{ ...moderating.viewer, alt: moderating.documentAlt(company?.name ?? '') }}
          onSeen={() => onSeen(document.factId)}
        />
      )}
      {facts.length > 0 && (
        <DescriptionList
          items={facts.map((fact) => ({
            term: moderating.facts[fact.name],
            value: <Value fact={fact} facts={facts} text={entryDetailText(fact, strings, format)} />,
          }))}
        />
      )}
    </>
  );
};

const neverChanges = () => () => undefined;
const originInBrowser = () => location.origin;
/** The server doesn't know the browser's origin, so that until then only a path counts as an address of ours. */
const originOnServer = () => 'https://giewel.invalid';

/** Links to the page if one of ours was reported. */
const Value = ({
  fact: { name, value, personId },
  facts,
  text,
}: {
  fact: QueueEntry['facts'][number];
  facts: QueueEntry['facts'];
  text: string;
}) => {
  const origin = useSyncExternalStore(neverChanges, originInBrowser, originOnServer);
  const ownPath = name === 'address' ? ownPathOf(value, origin) : null;
  if (personId !== undefined) return <PersonLink id={personId}>{text}</PersonLink>;
  if (ownPath !== null)
    return (
      <TextLink data-alone href={ownPath}>
        {text}
      </TextLink>
    );
  const register = registerOfDetail(name, facts);
  if (!register) return text;
  return (
    <>
      {text} <RegisterLink register={register} />
    </>
  );
};

interface WordsProps {
  title: string | null;
  words: NonNullable<QueueEntry['words']>;
}

const Words = ({ title, words: { rating, comment } }: WordsProps) => {
  const { moderating } = useStrings();
  return (
    <div className={styles.words}>
      {title && <h3>{title}</h3>}
      <StarRating value={rating} label={moderating.outOfFive(rating)} />
      <p>{comment ?? moderating.noWords}</p>
    </div>
  );
};
