import { DescriptionList } from '#design/icon-and-description-lists.tsx';
import { Text, TextLink } from '#design/text.tsx';
import type { CaseEvidence } from '#features/moderation/core/contract/moderation.ts';
import { publicRegisters } from '#features/moderation/core/rules/public-registers.ts';
import { formatMoment } from '#features/moderation/core/web/format-moment.ts';
import { PersonLink } from '#features/moderation/core/web/person-link.tsx';
import { reportBodyText, reportReasonText } from '#features/moderation/core/web/report-text.ts';
import { TextInItsLanguage, useLangAttribute } from '#features/translations/core/web/index.ts';
import { href } from '#kernel/href.ts';
import type { Strings } from '#strings/strings.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import styles from './queue.module.css';
import { RegisterLink } from './register-link.tsx';

/** Shows the evidence: the project, the conversation, companies with the same number, earlier decisions. */
export const EntryEvidence = ({ evidence }: { evidence: CaseEvidence }) => {
  const { moderating } = useStrings();
  const { project, company, person, request, quote, conversation, sameNumber, reports, earlier } = evidence;
  return (
    <>
      {project && <Project project={project} />}
      {company && <CompanyFacts company={company} />}
      {person && <PersonFacts person={person} />}
      {sameNumber.length > 0 && (
        <section className={styles.evidence}>
          <h3>{moderating.sameNumber}</h3>
          <ul>
            {sameNumber.map(({ id, name }) => (
              <li key={id}>
                <TextLink data-alone href={href('/companies/:id', { id })}>
                  {name}
                </TextLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      {request && <Reported what={request} name={moderating.request} note={moderating.requestNote} />}
      {quote && <Reported what={quote} name={moderating.quote} note={moderating.quoteNote} />}
      {conversation.length > 0 && <Conversation conversation={conversation} />}
      {reports.length > 0 && (
        <Reports title={company ? moderating.companyReports : moderating.reports} reports={reports} />
      )}
      {earlier.length > 0 && (
        <Earlier title={company ? moderating.companyEarlier : moderating.earlier} earlier={earlier} />
      )}
    </>
  );
};

const Project = ({ project }: { project: NonNullable<CaseEvidence['project']> }) => {
  const format = useFormat();
  const { moderating } = useStrings();
  const { id, name, createdAt, completedAt } = project;
  return (
    <section className={styles.evidence}>
      <h3>{moderating.project}</h3>
      <TextLink data-alone href={href('/projects/:id', { id })}>
        {name}
      </TextLink>
      <DescriptionList
        items={[
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

const CompanyFacts = ({ company }: { company: NonNullable<CaseEvidence['company']> }) => {
  const format = useFormat();
  const { moderating } = useStrings();
  const {
    id,
    name,
    vatNumber,
    isVatVerified,
    createdAt,
    registrationNumber,
    permitNumber,
    address,
    website,
    email,
  } = company;
  const { companyFactNames: names, vatState } = moderating;
  const facts = [
    [
      names.name,
      <TextLink data-alone key="name" href={href('/companies/:id', { id })}>
        {name}
      </TextLink>,
    ],
    [
      names.vatNumber,
      vatNumber && (
        <>
          {`${vatNumber} (${isVatVerified ? vatState.verified : vatState.open})`}{' '}
          <RegisterLink register={publicRegisters.vat} />
        </>
      ),
    ],
    [
      names.registrationNumber,
      registrationNumber && (
        <>
          {registrationNumber} <RegisterLink register={publicRegisters.registration} />
        </>
      ),
    ],
    [
      names.permitNumber,
      permitNumber && (
        <>
          {permitNumber} <RegisterLink register={publicRegisters.permit} />
        </>
      ),
    ],
    [names.address, address],
    [names.website, website],
    [names.email, email],
    [names.since, format.shortDate(new Date(createdAt))],
  ] as const;
  return (
    <section className={styles.evidence}>
      <h3>{moderating.companyFacts}</h3>
      <DescriptionList items={facts.flatMap(([term, value]) => (value ? [{ term, value }] : []))} />
    </section>
  );
};

const PersonFacts = ({ person }: { person: NonNullable<CaseEvidence['person']> }) => {
  const format = useFormat();
  const { moderating } = useStrings();
  const { id, username, createdAt, isEmailVerified, isPhoneVerified } = person;
  const { personFactNames: names, isProved } = moderating;
  return (
    <section className={styles.evidence}>
      <h3>{moderating.personFacts}</h3>
      <DescriptionList
        items={[
          { term: names.name, value: <PersonLink id={id}>{username}</PersonLink> },
          { term: names.since, value: format.shortDate(new Date(createdAt)) },
          { term: names.email, value: isEmailVerified ? isProved.yes : isProved.no },
          { term: names.phone, value: isPhoneVerified ? isProved.yes : isProved.no },
        ]}
      />
    </section>
  );
};

interface ReportedProps {
  what: NonNullable<CaseEvidence['request']>;
  name: string;
  note: string;
}

const Reported = ({ what: { title, words, translation, files }, name: heading, note }: ReportedProps) => {
  const lang = useLangAttribute(translation);
  return (
    <section className={styles.evidence}>
      <h3>{heading}</h3>
      <Text size="small" tone="muted">
        {note}
      </Text>
      <ol className={styles.talk} aria-label={heading}>
        <li>
          <b lang={lang}>{title}</b>
        </li>
        {words.map((paragraph) => (
          <li key={paragraph}>
            <p lang={lang}>{paragraph}</p>
          </li>
        ))}
        {files.map(({ url, kind, name, caption }) => (
          <li key={url}>
            <a data-alone href={url} target="_blank" rel="noreferrer">
              {kind === 'picture' && <img src={`${url}?size=small`} alt="" loading="lazy" />}
              <span lang={caption === null ? undefined : lang}>{caption ?? name}</span>
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
};

const Conversation = ({ conversation }: Pick<CaseEvidence, 'conversation'>) => {
  const format = useFormat();
  const { moderating } = useStrings();
  return (
    <section className={styles.evidence}>
      <h3>{moderating.conversation}</h3>
      <Text size="small" tone="muted">
        {moderating.conversationNote}
      </Text>
      <ol className={styles.talk} aria-label={moderating.conversation}>
        {conversation.map(({ id, from, content, translation, createdAt, isOfReported }) => (
          <li key={id} data-reported={isOfReported || undefined}>
            <Text as="span" size="small" tone="muted">
              {from}, {formatMoment(createdAt, format)}
            </Text>
            <p>
              <TextInItsLanguage text={content} offer={translation} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
};

interface Titled {
  title: string;
}

const Reports = ({ title, reports }: Titled & Pick<CaseEvidence, 'reports'>) => {
  const format = useFormat();
  const strings = useStrings();
  const { moderating } = strings;
  return (
    <section className={styles.evidence}>
      <h3>{title}</h3>
      <ul>
        {reports.map((report) => (
          <li key={`${report.kind} ${report.id}`}>
            {[
              `${format.shortDate(new Date(report.createdAt))}: ${subjectOf(report, strings)}`,
              reportReasonText(report, strings),
              report.isDecided ? moderating.reportState.decided : moderating.reportState.waits,
            ]
              .filter(Boolean)
              .join(', ')}
            <ReportWords report={report} />
          </li>
        ))}
      </ul>
    </section>
  );
};

const ReportWords = ({ report }: { report: CaseEvidence['reports'][number] }) => {
  const words = reportBodyText(report, useStrings());
  return words && <span className={styles.reportWords}>{` – ${words}`}</span>;
};

const subjectOf = (
  { kind }: Pick<CaseEvidence['reports'][number], 'kind'>,
  { moderating }: Pick<Strings, 'moderating'>,
) => moderating.subjects[kind === 'flag' ? 'flag' : (`${kind}-report` as const)];

const Earlier = ({ title, earlier }: Titled & Pick<CaseEvidence, 'earlier'>) => {
  const format = useFormat();
  const { moderating } = useStrings();
  return (
    <section className={styles.evidence}>
      <h3>{title}</h3>
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
