import { useState } from 'react';
import { Anchor } from '#design/anchor.tsx';
import { BackLink } from '#design/back-link.tsx';
import { PageWrap } from '#design/layout.tsx';
import { PageHead } from '#design/page-head.tsx';
import { showToast } from '#design/toast.ts';
import type { Visit } from '#features/requests/visits/contract/shapes.ts';
import { rescheduleVisit } from '#features/requests/visits/contract/visits.ts';
import { TextInItsLanguage } from '#features/translations/core/web/index.ts';
import { href } from '#kernel/href.ts';
import { callEndpoint } from '#web/api-client.ts';
import type { RouteMatchOf } from '#web/navigation/page-route.ts';
import { definePage } from '#web/page.ts';
import { ResourceBoundary } from '#web/shell/resource-boundary.tsx';
import { useStrings } from '#web/strings.tsx';
import type { visitRoute } from './page-routes.ts';
import { ProposalForm, type ProposalFormValues } from './parts/proposal-form.tsx';
import { useVisitAction } from './parts/use-visit-action.ts';
import { useVisitPartnerName, VisitPanel } from './parts/visit-panel.tsx';
import { visitCalendarQuery, visitQuery } from './queries.ts';
import styles from './visits.module.css';

type VisitMatch = RouteMatchOf<typeof visitRoute>;

const VisitScreen = ({ params: { id } }: VisitMatch) => (
  <ResourceBoundary query={visitQuery(id)}>{(visit) => <Shown visit={visit} />}</ResourceBoundary>
);

const Shown = ({ visit }: { visit: Visit }) => {
  const { visiting } = useStrings();
  const partner = useVisitPartnerName(visit);
  const [isMoving, setIsMoving] = useState(false);
  const { request, side, partnerId, abilities, state, turn } = visit;
  // A side that was asked for other times has nothing else to do here.
  const proposes = abilities.mayMove && (isMoving || (state === 'asked' && turn === side));
  return (
    <PageWrap className={styles.page}>
      <BackLink href={href('/visits')}>{visiting.backToVisits}</BackLink>
      <PageHead
        title={partner}
        below={
          <p className={styles.links}>
            {request && (
              <Anchor
                data-alone
                href={
                  side === 'client'
                    ? href('/requests/:id', { id: request.id })
                    : href('/invitations/:id', { id: request.invitationId })
                }
              >
                <TextInItsLanguage text={request.title} offer={request.translation} />
              </Anchor>
            )}
            {partnerId !== null && (
              <Anchor data-alone href={href('/messages/:id', { id: partnerId })}>
                {visiting.message}
              </Anchor>
            )}
          </p>
        }
      />
      <div className={styles.split}>
        <VisitPanel visit={visit} level={2} title={visiting.visit} onMove={() => setIsMoving(!isMoving)} />
        {proposes && <Moving visit={visit} onDone={() => setIsMoving(false)} />}
      </div>
    </PageWrap>
  );
};

const Moving = ({ visit, onDone }: { visit: Visit; onDone: () => void }) => {
  const { visiting } = useStrings();
  const partner = useVisitPartnerName(visit);
  const move = useVisitAction((proposal: ProposalFormValues) =>
    callEndpoint(rescheduleVisit, { params: { id: visit.id }, body: proposal }),
  );
  const send = async (proposal: ProposalFormValues) => {
    if (!(await move.change(proposal))) return;
    showToast({ tone: 'success', title: visiting.wasProposed });
    onDone();
  };
  return (
    <ProposalForm
      memberId={visit.side === 'company' ? visit.member.id : null}
      action={visit.state === 'agreed' ? visiting.moveNow : visiting.proposeNow}
      hint={visit.state === 'agreed' ? visiting.standsUntil : visiting.onlyTaken(partner)}
      isBusy={move.isBusy}
      onPropose={(proposal) => void send(proposal)}
    />
  );
};

export const pageDefinition = definePage<typeof visitRoute>({
  tables: ['visiting', 'blocks', 'notFound'],
  queries: ({ params: { id } }) => [visitQuery(id), visitCalendarQuery],
  head: ({ strings: { visiting } }) => ({
    title: visiting.pageTitle(visiting.visit),
    isHiddenFromSearch: true,
  }),
  Screen: VisitScreen,
});
