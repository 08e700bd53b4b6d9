import { useState } from 'react';
import { Anchor } from '#design/anchor.tsx';
import { BackLink } from '#design/back-link.tsx';
import { Wrap } from '#design/layout.tsx';
import { PageHead } from '#design/page-head.tsx';
import { showToast } from '#design/toast.ts';
import { InItsLanguage } from '#translations/web/index.ts';
import type { Visit } from '#visits/contract/shapes.ts';
import { moveVisit } from '#visits/contract/visits.ts';
import { call } from '#web/api-client.ts';
import type { MatchOf } from '#web/navigation/page-address.ts';
import { definePage } from '#web/page.ts';
import { Found } from '#web/shell/found.tsx';
import { useStrings } from '#web/strings.tsx';
import type { visitAddress } from './page-addresses.ts';
import { Proposal, type Proposed } from './parts/proposal.tsx';
import { useVisitAct } from './parts/use-visit-act.ts';
import { usePartner, VisitPanel } from './parts/visit-panel.tsx';
import { calendarQuestion, visitQuestion } from './questions.ts';
import styles from './visits.module.css';

type VisitMatch = MatchOf<typeof visitAddress>;

const VisitScreen = ({ params: { id } }: VisitMatch) => (
  <Found question={visitQuestion(id)}>{(visit) => <Shown visit={visit} />}</Found>
);

const Shown = ({ visit }: { visit: Visit }) => {
  const { visiting } = useStrings();
  const partner = usePartner(visit);
  const [isMoving, setIsMoving] = useState(false);
  const { request, side, partnerId, abilities, state, turn } = visit;
  // Whoever was asked for other times has nothing else to do here.
  const proposes = abilities.mayMove && (isMoving || (state === 'asked' && turn === side));
  return (
    <Wrap className={styles.page}>
      <BackLink href="/visits">{visiting.backToVisits}</BackLink>
      <PageHead
        title={partner}
        below={
          <p className={styles.links}>
            {request && (
              <Anchor
                href={side === 'client' ? `/requests/${request.id}` : `/invitations/${request.invitationId}`}
              >
                <InItsLanguage text={request.title} told={request.translation} />
              </Anchor>
            )}
            {partnerId !== null && <Anchor href={`/messages/${partnerId}`}>{visiting.message}</Anchor>}
          </p>
        }
      />
      <div className={styles.split}>
        <VisitPanel visit={visit} level={2} title={visiting.visit} onMove={() => setIsMoving(!isMoving)} />
        {proposes && <Moving visit={visit} onDone={() => setIsMoving(false)} />}
      </div>
    </Wrap>
  );
};

const Moving = ({ visit, onDone }: { visit: Visit; onDone: () => void }) => {
  const { visiting } = useStrings();
  const partner = usePartner(visit);
  const move = useVisitAct((given: Proposed) => call(moveVisit, { params: { id: visit.id }, body: given }));
  const send = async (given: Proposed) => {
    if (!(await move.change(given))) return;
    showToast({ tone: 'success', title: visiting.wasProposed });
    onDone();
  };
  return (
    <Proposal
      memberId={visit.side === 'company' ? visit.member.id : null}
      act={visit.state === 'agreed' ? visiting.moveNow : visiting.proposeNow}
      hint={visit.state === 'agreed' ? visiting.standsUntil : visiting.onlyTaken(partner)}
      isBusy={move.isBusy}
      onPropose={(given) => void send(given)}
    />
  );
};

export const page = definePage<typeof visitAddress>({
  tables: ['visiting', 'blocks', 'notFound'],
  questions: ({ params: { id } }) => [visitQuestion(id), calendarQuestion],
  head: ({ strings: { visiting } }) => ({
    title: visiting.pageTitle(visiting.visit),
    isHiddenFromSearch: true,
  }),
  Screen: VisitScreen,
});
