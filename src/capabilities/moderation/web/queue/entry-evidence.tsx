import { TermList } from '#design/detail-list.tsx';
import { Text, TextLink } from '#design/text.tsx';
import type { Evidence } from '#moderation/contract/moderation.ts';
import { momentText } from '#moderation/web/office/moment-text.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import styles from './queue.module.css';

/** What helps to decide: the project, the conversation, who else has the number, what was decided before. */
export const EntryEvidence = ({ evidence }: { evidence: Evidence }) => {
  const { moderating } = useStrings();
  const { project, request, conversation, sameNumber, earlier } = evidence;
  return (
    <>
      {project && <Project project={project} />}
      {sameNumber.length > 0 && (
        <section className={styles.evidence}>
          <h3>{moderating.sameNumber}</h3>
          <ul>
            {sameNumber.map(({ id, name }) => (
              <li key={id}>
                <TextLink href={`/companies/${id}`}>{name}</TextLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      {request && <Reported request={request} />}
      {conversation.length > 0 && <Conversation conversation={conversation} />}
      {earlier.length > 0 && <Earlier earlier={earlier} />}
    </>
  );
};

const Project = ({ project }: { project: NonNullable<Evidence['project']> }) => {
  const format = useFormat();
  const { moderating } = useStrings();
  const { id, name, createdAt, completedAt } = project;
  return (
    <section className={styles.evidence}>
      <h3>{moderating.project}</h3>
      <TextLink href={`/projects/${id}`}>{name}</TextLink>
      <TermList
        terms={[
          { term: moderating.projectBegun, value: format.shortDate(new Date(createdAt)) },
          {
            term: moderating.projectDone,
            value: completedAt ? format.shortDate(new Date(completedAt)) : moderating.projectOpen,
          },
        ]}
      />
    </section>
  );
};

const Reported = ({ request: { title, words, files } }: { request: NonNullable<Evidence['request']> }) => {
  const { moderating } = useStrings();
  return (
    <section className={styles.evidence}>
      <h3>{moderating.request}</h3>
      <Text size="small" tone="muted">
        {moderating.requestNote}
      </Text>
      <ol className={styles.talk} aria-label={moderating.request}>
        <li>
          <b>{title}</b>
        </li>
        {words.map((one) => (
          <li key={one}>
            <p>{one}</p>
          </li>
        ))}
        {files.map(({ id, url, kind, name, caption }) => (
          <li key={id}>
            <a href={url} target="_blank" rel="noreferrer">
              {kind === 'picture' && <img src={`${url}?size=small`} alt={caption ?? name} loading="lazy" />}
              {caption ?? name}
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
};

const Conversation = ({ conversation }: Pick<Evidence, 'conversation'>) => {
  const format = useFormat();
  const { moderating } = useStrings();
  return (
    <section className={styles.evidence}>
      <h3>{moderating.conversation}</h3>
      <Text size="small" tone="muted">
        {moderating.conversationNote}
      </Text>
      <ol className={styles.talk} aria-label={moderating.conversation}>
        {conversation.map(({ id, from, content, createdAt, isOfReported }) => (
          <li key={id} data-reported={isOfReported || undefined}>
            <Text as="span" size="small" tone="muted">
              {from}, {momentText(createdAt, format)}
            </Text>
            <p>{content}</p>
          </li>
        ))}
      </ol>
    </section>
  );
};

const Earlier = ({ earlier }: Pick<Evidence, 'earlier'>) => {
  const format = useFormat();
  const { moderating } = useStrings();
  return (
    <section className={styles.evidence}>
      <h3>{moderating.earlier}</h3>
      <ul>
        {earlier.map(({ id, subject, verdict, statement, createdAt }) => (
          <li key={id}>
            {format.shortDate(new Date(createdAt))}: {moderating.subjects[subject]},{' '}
            {moderating.verdicts[verdict]}
            {statement && ` – ${statement}`}
          </li>
        ))}
      </ul>
    </section>
  );
};
