import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { ConfirmDialog } from '#design/confirm-dialog.tsx';
import { showToast } from '#design/toast.ts';
import { changeRole, endSessionsOfPerson, type FoundPerson, liftPerson } from '#office/contract/people.ts';
import { call } from '#web/api-client.ts';
import { useStrings } from '#web/strings.tsx';
import { useChange } from '#web/use-change.ts';
import styles from './office.module.css';
import { SuspendDialog } from './suspend-dialog.tsx';

interface ActsProps {
  person: FoundPerson;
  /** Asks anew what shows the person. */
  onDone: () => void;
}

/** What an admin can do to a person's account. */
export const PersonActs = ({ person, onDone }: ActsProps) => {
  const Change = person.staffRole ? RoleChange : Standing;
  return (
    <div className={styles.actions}>
      <EndSessions person={person} />
      <Change person={person} onDone={onDone} />
    </div>
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

const Standing = ({ person, onDone }: ActsProps) => {
  const { moderating } = useStrings();
  const [isOpen, setIsOpen] = useState(false);
  const lift = useChange({
    send: () => call(liftPerson, { params: { personId: person.id } }),
    onDone: () => showToast({ tone: 'success', title: moderating.liftedDone }),
    failed: (text) => ({ title: moderating.failed, text }),
    onSettled: onDone,
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
      {isOpen && <SuspendDialog person={person} onDone={onDone} onClose={() => setIsOpen(false)} />}
    </>
  );
};

const RoleChange = ({ person: { id, username, staffRole }, onDone }: ActsProps) => {
  const { moderating } = useStrings();
  const next = staffRole === 'admin' ? 'moderator' : 'admin';
  const { change } = useChange({
    send: () => call(changeRole, { params: { personId: id }, body: { staffRole: next } }),
    onDone: () => showToast({ tone: 'success', title: moderating.roleChanged }),
    failed: (text) => ({ title: moderating.failed, text }),
    onSettled: onDone,
  });
  return (
    <Button size="small" aria-label={moderating.makeRoleOf[next](username)} onClick={() => void change()}>
      {moderating.makeRole[next]}
    </Button>
  );
};
