import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { ConfirmDialog } from '#design/confirm-dialog.tsx';
import { showToast } from '#design/toast.ts';
import {
  changeRoleOfStaff,
  endSessionsOfPerson,
  type FoundPerson,
  liftSuspensionOfPerson,
} from '#features/moderation/office/contract/people.ts';
import { callEndpoint } from '#web/api-client.ts';
import { useStrings } from '#web/strings.tsx';
import { useMutationWithToast } from '#web/use-mutation-with-toast.ts';
import styles from './office.module.css';
import { SuspendDialog } from './suspend-dialog.tsx';

interface PersonActionsProps {
  person: FoundPerson;
  /** Refetches the queries that show the person. */
  onDone: () => void;
}

export const PersonActions = ({ person, onDone }: PersonActionsProps) => {
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
  const [isConfirming, setIsConfirming] = useState(false);
  const { change, isBusy } = useMutationWithToast({
    send: () => callEndpoint(endSessionsOfPerson, { params: { personId: id } }),
    onDone: ({ ended }) => {
      setIsConfirming(false);
      showToast({ tone: 'success', title: moderating.endedDone(ended) });
    },
    failed: (text) => ({ title: moderating.failed, text }),
  });
  return (
    <>
      <Button
        size="small"
        aria-label={moderating.endSessionsOf(username)}
        onClick={() => setIsConfirming(true)}
      >
        {moderating.endSessions}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        onClose={() => setIsConfirming(false)}
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

const Standing = ({ person, onDone }: PersonActionsProps) => {
  const { moderating } = useStrings();
  const [isOpen, setIsOpen] = useState(false);
  const lift = useMutationWithToast({
    send: () => callEndpoint(liftSuspensionOfPerson, { params: { personId: person.id } }),
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
        variant="destructive"
        aria-label={moderating.suspendPerson(person.username)}
        onClick={() => setIsOpen(true)}
      >
        {moderating.suspend}
      </Button>
      {isOpen && <SuspendDialog person={person} onDone={onDone} onClose={() => setIsOpen(false)} />}
    </>
  );
};

const RoleChange = ({ person: { id, username, staffRole }, onDone }: PersonActionsProps) => {
  const { moderating } = useStrings();
  const next = staffRole === 'admin' ? 'moderator' : 'admin';
  const { change } = useMutationWithToast({
    send: () => callEndpoint(changeRoleOfStaff, { params: { personId: id }, body: { staffRole: next } }),
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
