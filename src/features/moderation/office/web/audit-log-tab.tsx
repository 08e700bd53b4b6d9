import { useQuery } from '@tanstack/react-query';
import { Field } from '#design/field.tsx';
import { LinkButton } from '#design/link-button.tsx';
import { Table } from '#design/table.tsx';
import { TextInput } from '#design/text-input.tsx';
import { Text } from '#design/text.tsx';
import { type SecurityEventKind, securityEventKinds } from '#features/accounts/core/rules/security-events.ts';
import {
  ModerationNotLoaded,
  formatMoment,
  officeTabHref,
  PersonLink,
} from '#features/moderation/core/web/index.ts';
import type { AuditLogEntry } from '#features/moderation/office/contract/audit-log.ts';
import type { Strings } from '#strings/strings.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import { KindSelect, OfficeFilterForm } from './office-filter-form.tsx';
import styles from './office.module.css';
import { auditLogQuery, type OfficeMatch } from './queries.ts';

/** A staff member's reading is worded from their side here; the person sees other words for the same event. */
const wordsOf = (kind: SecurityEventKind, { kinds, readings }: Strings['securityEvents']) =>
  (readings as Partial<Record<SecurityEventKind, string>>)[kind] ?? kinds[kind];

export const AuditLogTab = (match: OfficeMatch) => {
  const { q, kind, after } = match.search;
  const { moderating, securityEvents } = useStrings();
  const { data: logPage, error } = useQuery(auditLogQuery(match));
  return (
    <>
      <OfficeFilterForm tab="trail" className={styles.filter}>
        <Field label={moderating.trailPerson}>
          <TextInput key={q} type="search" name="q" icon="search" defaultValue={q} maxLength={80} />
        </Field>
        <KindSelect
          label={moderating.trailKind}
          kind={kind}
          kinds={securityEventKinds}
          nameOf={(option) => wordsOf(option, securityEvents)}
        />
      </OfficeFilterForm>
      {logPage ? <AuditLogEntries items={logPage.items} /> : error ? <ModerationNotLoaded /> : null}
      {logPage && (logPage.next !== null || after !== undefined) && (
        <div>
          {after !== undefined && (
            <LinkButton href={officeTabHref('trail', undefined, { q, kind })}>{moderating.newest}</LinkButton>
          )}
          {logPage.next !== null && (
            <LinkButton href={officeTabHref('trail', logPage.next, { q, kind })}>
              {moderating.older}
            </LinkButton>
          )}
        </div>
      )}
    </>
  );
};

/** Links to a person who still has an account. */
const Somebody = ({ person }: Pick<AuditLogEntry, 'person'>) => {
  const { moderating } = useStrings();
  if (person === null) return null;
  return person.username === null ? (
    moderating.accountNumber(person.id)
  ) : (
    <PersonLink id={person.id}>{person.username}</PersonLink>
  );
};

const AuditLogEntries = ({ items }: { items: AuditLogEntry[] }) => {
  const { moderating, securityEvents } = useStrings();
  const format = useFormat();
  if (items.length === 0) return <Text tone="muted">{moderating.trailEmpty}</Text>;
  return (
    <Table
      stacks
      caption={moderating.trailTitle}
      columns={moderating.trailColumns.map((head) => ({ head }))}
      rows={items.map((line) => ({
        key: line.id,
        cells: [
          <span key="when" className={styles.whole}>
            {formatMoment(line.at, format)}
          </span>,
          <span key="who" className={styles.whole}>
            <Somebody person={line.actor} />
          </span>,
          line.actor?.id === line.person?.id && line.person ? (
            moderating.themselves
          ) : (
            <Somebody key="whom" person={line.person} />
          ),
          wordsOf(line.kind, securityEvents),
          [line.browser, line.network].filter(Boolean).join(', '),
          <span key="read" className={styles.reasons}>
            {[line.endpoint, line.object].filter(Boolean).join(': ')}
          </span>,
        ],
      }))}
    />
  );
};
