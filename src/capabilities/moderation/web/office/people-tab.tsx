import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge } from '#design/badge.tsx';
import { Button } from '#design/button.tsx';
import { ConfirmDialog } from '#design/confirm-dialog.tsx';
import { Field } from '#design/field.tsx';
import { List, ListRow } from '#design/list.tsx';
import { Panel, PanelBody } from '#design/panel.tsx';
import { Text, TextLink } from '#design/text.tsx';
import { TextInput } from '#design/text-input.tsx';
import { showToast } from '#design/toast.ts';
import {
  changeRole,
  endSessionsOfPerson,
  type FoundPerson,
  liftPerson,
} from '#moderation/contract/office.ts';
import { officeCompaniesQuestion, peopleQuestion } from '#moderation/web/questions.ts';
import { call } from '#web/api-client.ts';
import { reasonOf } from '#web/failure-reason.ts';
import { GetForm } from '#web/navigation/get-form.tsx';
import { useOutcome } from '#web/query.ts';
import { useStrings } from '#web/strings.tsx';
import { useChange } from '#web/use-change.ts';
import { useFormat } from '#web/use-format.ts';
import styles from './office.module.css';
import { SuspendDialog } from './suspend-dialog.tsx';

export const PeopleTab = ({ q }: { q: string | undefined }) => {
  const { moderating } = useStrings();
  return (
    <>
      <search>
        <GetForm action="/admin" className={styles.search}>
          <input type="hidden" name="tab" value="people" />
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
          <Button type="submit" look="primary">
            {moderating.search}
          </Button>
        </GetForm>
      </search>
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
  const { answer = [], error } = useOutcome(peopleQuestion(q));
  return (
    <Panel title={moderating.people}>
      {answer.length === 0 ? (
        <PanelBody>
          <Text tone="muted">{error ? reasonOf(error, strings) : moderating.nobodyFound}</Text>
        </PanelBody>
      ) : (
        <List>
          {answer.map((person) => (
            <PersonRow key={person.id} person={person} q={q} />
          ))}
        </List>
      )}
    </Panel>
  );
};

const PersonRow = ({ person, q }: { person: FoundPerson; q: string }) => {
  const format = useFormat();
  const { moderating } = useStrings();
  const { username, email, userType, staffRole, createdAt, suspension } = person;
  return (
    <ListRow
      end={
        <div className={styles.actions}>
          <EndSessions person={person} />
          {staffRole ? <RoleChange person={person} q={q} /> : <Actions person={person} q={q} />}
        </div>
      }
    >
      <b>{username}</b>
      <Text size="small" tone="muted" className={styles.wraps}>
        {staffRole ? moderating.staffRoles[staffRole] : moderating.userTypes[userType]}{' '}
        {moderating.since(format.shortDate(new Date(createdAt)))}, {email}
      </Text>
      {suspension && (
        <>
          <Badge tone="danger">
            {suspension.until
              ? moderating.suspendedUntil(format.shortDate(new Date(suspension.until)))
              : moderating.suspended}
          </Badge>
          <Text size="small">{suspension.reason}</Text>
        </>
      )}
    </ListRow>
  );
};

const EndSessions = ({ person: { id, username } }: { person: FoundPerson }) => {
  const { moderating } = useStrings();
  const [isAsked, setIsAsked] = useState(false);
  const { change, isBusy } = useChange({
    send: () => call(endSessionsOfPerson, { params: { personId: id } }),
    onDone: ({ ended }) => {
      setIsAsked(false);
      showToast({ tone: 'success', title: moderating.endedDone(ended) });
    },
    failed: (text) => ({ title: moderating.failed, text }),
  });
  return (
    <>
      <Button size="small" aria-label={moderating.endSessionsOf(username)} onClick={() => setIsAsked(true)}>
        {moderating.endSessions}
      </Button>
      <ConfirmDialog
        open={isAsked}
        onClose={() => setIsAsked(false)}
        onConfirm={() => void change()}
        title={moderating.endSessionsTitle(username)}
        text={moderating.endSessionsText}
        confirmLabel={moderating.endSessionsNow}
        cancelLabel={moderating.cancel}
        busy={isBusy}
        busyText={moderating.endingSessions}
      />
    </>
  );
};

const Actions = ({ person, q }: { person: FoundPerson; q: string }) => {
  const client = useQueryClient();
  const { moderating } = useStrings();
  const [isOpen, setIsOpen] = useState(false);
  const askAnew = () => void client.invalidateQueries({ queryKey: peopleQuestion(q).queryKey });
  const lift = useChange({
    send: () => call(liftPerson, { params: { personId: person.id } }),
    onDone: () => showToast({ tone: 'success', title: moderating.liftedDone }),
    failed: (text) => ({ title: moderating.failed, text }),
    onSettled: askAnew,
  });
  if (person.suspension) {
    return (
      <Button size="small" aria-label={moderating.liftOf(person.username)} onClick={() => void lift.change()}>
        {moderating.lift}
      </Button>
    );
  }
  return (
    <>
      <Button
        size="small"
        look="destructive"
        aria-label={moderating.suspendPerson(person.username)}
        onClick={() => setIsOpen(true)}
      >
        {moderating.suspend}
      </Button>
      {isOpen && <SuspendDialog person={person} onDone={askAnew} onClose={() => setIsOpen(false)} />}
    </>
  );
};

const RoleChange = ({ person: { id, username, staffRole }, q }: { person: FoundPerson; q: string }) => {
  const client = useQueryClient();
  const { moderating } = useStrings();
  const next = staffRole === 'admin' ? 'moderator' : 'admin';
  const { change } = useChange({
    send: () => call(changeRole, { params: { personId: id }, body: { staffRole: next } }),
    onDone: () => showToast({ tone: 'success', title: moderating.roleChanged }),
    failed: (text) => ({ title: moderating.failed, text }),
    onSettled: () => void client.invalidateQueries({ queryKey: peopleQuestion(q).queryKey }),
  });
  return (
    <Button size="small" aria-label={moderating.makeRoleOf[next](username)} onClick={() => void change()}>
      {moderating.makeRole[next]}
    </Button>
  );
};

const Companies = ({ q }: { q: string }) => {
  const strings = useStrings();
  const { moderating } = strings;
  const { answer = [], error } = useOutcome(officeCompaniesQuestion(q));
  return (
    <Panel title={moderating.companies}>
      {answer.length === 0 ? (
        <PanelBody>
          <Text tone="muted">{error ? reasonOf(error, strings) : moderating.noCompanyFound}</Text>
        </PanelBody>
      ) : (
        <List>
          {answer.map(({ id, name, city, vatNumber, isVatVerified, reviewCount, owner }) => (
            <ListRow key={id} end={moderating.reviewsOf(reviewCount)}>
              <TextLink href={`/companies/${id}`}>{name}</TextLink>
              <Text size="small" tone="muted" className={styles.wraps}>
                {[city, vatNumber, isVatVerified ? moderating.verified : moderating.notVerified]
                  .filter(Boolean)
                  .join(', ')}
              </Text>
              <Text size="small" tone="muted">
                <TextLink href={`/admin?tab=people&q=${encodeURIComponent(owner.username)}`}>
                  {moderating.ownedBy(owner.username)}
                </TextLink>
              </Text>
            </ListRow>
          ))}
        </List>
      )}
    </Panel>
  );
};
