import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Field } from '#design/field.tsx';
import { List, ListRow } from '#design/list.tsx';
import { Panel, PanelBody } from '#design/panel.tsx';
import { TextInput } from '#design/text-input.tsx';
import { Text, TextLink } from '#design/text.tsx';
import { PersonLink } from '#features/moderation/core/web/index.ts';
import type { FoundPerson } from '#features/moderation/office/contract/people.ts';
import { href } from '#kernel/href.ts';
import { failureReasonOf } from '#web/failure-reason.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import { OfficeFilterForm } from './office-filter-form.tsx';
import styles from './office.module.css';
import { PersonActions } from './person-actions.tsx';
import { ProposedSuspensions } from './proposed-suspensions.tsx';
import { officeCompaniesQuery, peopleQuery } from './queries.ts';
import { SuspendedBadge } from './suspended-badge.tsx';

export const PeopleTab = ({ q }: { q: string | undefined }) => {
  const { moderating } = useStrings();
  return (
    <>
      <ProposedSuspensions />
      <OfficeFilterForm tab="people" className={styles.search}>
        <Field label={moderating.find} hint={moderating.findHint} className={styles.searchField}>
          <TextInput
            key={q}
            type="search"
            name="q"
            icon="search"
            defaultValue={q}
            minLength={2}
            maxLength={80}
          />
        </Field>
      </OfficeFilterForm>
      {q && (
        <div className={styles.columns}>
          <People q={q} />
          <Companies q={q} />
        </div>
      )}
    </>
  );
};

const People = ({ q }: { q: string }) => {
  const strings = useStrings();
  const { moderating } = strings;
  const { data: people = [], error } = useQuery(peopleQuery(q));
  return (
    <Panel title={moderating.people}>
      {people.length === 0 ? (
        <PanelBody>
          <Text tone="muted">{error ? failureReasonOf(error, strings) : moderating.nobodyFound}</Text>
        </PanelBody>
      ) : (
        <List>
          {people.map((person) => (
            <PersonRow key={person.id} person={person} q={q} />
          ))}
        </List>
      )}
    </Panel>
  );
};

const PersonRow = ({ person, q }: { person: FoundPerson; q: string }) => {
  const client = useQueryClient();
  const format = useFormat();
  const { moderating } = useStrings();
  const { username, email, userType, staffRole, createdAt, suspension } = person;
  return (
    <ListRow
      end={
        <PersonActions
          person={person}
          onDone={() => void client.invalidateQueries({ queryKey: peopleQuery(q).queryKey })}
        />
      }
    >
      <b>
        <PersonLink id={person.id}>{username}</PersonLink>
      </b>
      <Text size="small" tone="muted" className={styles.wraps}>
        {staffRole ? moderating.staffRoles[staffRole] : moderating.userTypes[userType]}{' '}
        {moderating.since(format.shortDate(new Date(createdAt)))}, {email}
      </Text>
      <SuspendedBadge suspension={suspension} />
    </ListRow>
  );
};

const Companies = ({ q }: { q: string }) => {
  const strings = useStrings();
  const { moderating } = strings;
  const { data: companies = [], error } = useQuery(officeCompaniesQuery(q));
  return (
    <Panel title={moderating.companies}>
      {companies.length === 0 ? (
        <PanelBody>
          <Text tone="muted">{error ? failureReasonOf(error, strings) : moderating.noCompanyFound}</Text>
        </PanelBody>
      ) : (
        <List>
          {companies.map(({ id, name, city, vatNumber, isVatVerified, reviewCount, owner }) => (
            <ListRow key={id} end={moderating.reviewsOf(reviewCount)}>
              <TextLink data-alone href={href('/companies/:id', { id })}>
                {name}
              </TextLink>
              <Text size="small" tone="muted" className={styles.wraps}>
                {[city, vatNumber, isVatVerified ? moderating.verified : moderating.notVerified]
                  .filter(Boolean)
                  .join(', ')}
              </Text>
              <Text size="small" tone="muted">
                <PersonLink id={owner.id}>{moderating.ownedBy(owner.username)}</PersonLink>
              </Text>
            </ListRow>
          ))}
        </List>
      )}
    </Panel>
  );
};
