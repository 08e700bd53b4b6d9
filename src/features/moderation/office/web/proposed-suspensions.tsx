import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { Row } from '#design/layout.tsx';
import { List, ListRow } from '#design/list.tsx';
import { Panel, PanelBody } from '#design/panel.tsx';
import { Text } from '#design/text.tsx';
import { showToast } from '#design/toast.ts';
import { moderationDeskQuery, PersonLink } from '#features/moderation/core/web/index.ts';
import {
  declineProposedSuspension,
  type ProposedSuspension,
} from '#features/moderation/office/contract/people.ts';
import { callEndpoint } from '#web/api-client.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import { useMutationWithToast } from '#web/use-mutation-with-toast.ts';
import styles from './office.module.css';
import { proposedSuspensionsQuery } from './queries.ts';
import { SuspendDialog } from './suspend-dialog.tsx';

/** Lists suspensions that moderators propose. An admin has to prove who they are before one begins. */
export const ProposedSuspensions = () => {
  const { moderating } = useStrings();
  const { data: proposals = [] } = useQuery(proposedSuspensionsQuery);
  if (proposals.length === 0) return null;
  return (
    <Panel title={moderating.proposedSuspensions} className={styles.proposals}>
      <PanelBody>
        <Text tone="muted">{moderating.proposedSuspensionsLead}</Text>
      </PanelBody>
      <List label={moderating.proposedSuspensions}>
        {proposals.map((proposal) => (
          <Proposal key={proposal.id} proposal={proposal} />
        ))}
      </List>
    </Panel>
  );
};

const Proposal = ({ proposal }: { proposal: ProposedSuspension }) => {
  const client = useQueryClient();
  const format = useFormat();
  const { moderating } = useStrings();
  const [isOpen, setIsOpen] = useState(false);
  const { id, person, proposedBy, reason, until, createdAt } = proposal;
  const refresh = () => {
    for (const { queryKey } of [proposedSuspensionsQuery, moderationDeskQuery])
      void client.invalidateQueries({ queryKey });
  };
  const { change: decline, isBusy } = useMutationWithToast({
    send: () => callEndpoint(declineProposedSuspension, { params: { proposalId: id } }),
    onDone: () => showToast({ tone: 'success', title: moderating.suspensionDeclined }),
    failed: (text) => ({ title: moderating.failed, text }),
    onSettled: refresh,
  });
  const date = format.shortDate(new Date(createdAt));
  return (
    <ListRow
      end={
        <Row gap={2} wraps>
          <Button
            size="small"
            variant="destructive"
            aria-label={moderating.suspendPerson(person.username)}
            onClick={() => setIsOpen(true)}
          >
            {moderating.suspend}
          </Button>
          <Button
            size="small"
            disabled={isBusy}
            aria-label={moderating.declineSuspensionOf(person.username)}
            onClick={() => void decline()}
          >
            {moderating.declineSuspension}
          </Button>
        </Row>
      }
    >
      <b>
        <PersonLink id={person.id}>{person.username}</PersonLink>
      </b>
      <Text className={styles.wraps}>{reason}</Text>
      <Text size="small" tone="muted">
        {[
          moderating.proposedUntil(format.longDate(new Date(until))),
          proposedBy === null ? moderating.proposedOn(date) : moderating.proposedBy(proposedBy, date),
        ].join(' · ')}
      </Text>
      {isOpen && (
        <SuspendDialog
          person={person}
          proposed={{ reason, until }}
          onDone={refresh}
          onClose={() => setIsOpen(false)}
        />
      )}
    </ListRow>
  );
};
