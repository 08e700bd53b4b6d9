import { Badge, type BadgeTone } from '#design/badge.tsx';
import { Button } from '#design/button.tsx';
import { LinkButton } from '#design/link-button.tsx';
import { Panel } from '#design/panel.tsx';
import { signedInIcons } from '#design/signed-in-icons.ts';
import type { VisitState } from '#features/requests/core/rules/requests.ts';
import type { Visit } from '#features/requests/visits/contract/shapes.ts';
import { cancelVisit } from '#features/requests/visits/contract/visits.ts';
import { href } from '#kernel/href.ts';
import { callEndpoint } from '#web/api-client.ts';
import { useStrings } from '#web/strings.tsx';
import { useVisitor } from '#web/visitor.ts';
import { AgreedVisitCard } from './agreed-visit-card.tsx';
import { useVisitTimeText } from './chosen-time.ts';
import { ConfirmWithTextDialog } from './confirm-with-text-dialog.tsx';
import { SlotChoice } from './slot-choice.tsx';
import styles from './visit-panel.module.css';
import { GiveStreet } from './visit-street.tsx';

const tones: Record<VisitState, BadgeTone> = {
  proposed: 'hot',
  asked: 'warn',
  agreed: 'ok',
  cancelled: 'plain',
};

export const useVisitPartnerName = ({ side, company, client }: Visit): string => {
  const { visiting } = useStrings();
  return (side === 'client' ? company?.name : client?.name) ?? visiting.gonePartner;
};

export const VisitBadge = ({ visit: { state, isOver } }: { visit: Visit }) => {
  const { visiting } = useStrings();
  return (
    <Badge
      tone={isOver ? 'plain' : tones[state]}
      icon={state === 'agreed' ? 'check' : signedInIcons.calendar}
    >
      {isOver ? visiting.states.over : visiting.states[state]}
    </Badge>
  );
};

interface VisitPanelProps {
  visit: Visit;
  /** It is the level of its heading on the page. */
  level?: 2 | 3 | 4;
  title?: string;
  /** It opens the proposal of other times; without it a link leads to the visit's own page. */
  onMove?: () => void;
}

/** Shows a visit and its actions: proposed times to choose from, or the agreed one. */
export const VisitPanel = ({ visit, level = 3, title, onMove }: VisitPanelProps) => {
  const { visiting, blocks } = useStrings();
  const partner = useVisitPartnerName(visit);
  const { turn, side, state, text, abilities, cancelledBy, cancelledText } = visit;
  const isMailed = useVisitor()?.isEmailVerified ?? false;
  const isChoosing = abilities.mayAccept;
  const isBlocked = visit.blockedBy === 'partner' && state !== 'cancelled' && !visit.isOver;
  return (
    <Panel level={level} title={title ?? visiting.myVisits} end={<VisitBadge visit={visit} />}>
      {visit.start !== null && <AgreedVisitCard visit={visit} />}
      <GiveStreet visit={visit} />
      {isChoosing && (
        <p className={styles.says}>
          <b>{partner}</b>{' '}
          {state === 'agreed' ? `${visiting.othersProposed} ${visiting.standsUntil}` : visiting.wouldLike}
        </p>
      )}
      {text && <p className={styles.words}>{text}</p>}
      {isChoosing && <SlotChoice key={visit.changedAt} visit={visit} />}
      {isBlocked && <p className={styles.says}>{blocks.byPartner(partner)}</p>}
      {!isChoosing && !isBlocked && turn !== null && <Waiting visit={visit} partner={partner} />}
      {cancelledBy && (
        <p className={styles.says}>
          {visiting.calledOffBy[cancelledBy]}
          {cancelledText && ` · ${cancelledText}`}
        </p>
      )}
      {(abilities.mayMove || abilities.mayCancel) && (
        <div className={styles.foot}>
          {abilities.mayMove && (state !== 'proposed' || side === 'company') && (
            <Move visit={visit} onMove={onMove} />
          )}
          {abilities.mayCancel && <CallOff visit={visit} partner={partner} />}
          {state === 'agreed' && <small>{isMailed ? visiting.remindersText : visiting.remindersHere}</small>}
        </div>
      )}
    </Panel>
  );
};

const Move = ({ visit, onMove }: { visit: Visit; onMove: (() => void) | undefined }) => {
  const { visiting } = useStrings();
  return onMove ? (
    <Button variant="quiet" onClick={onMove}>
      {visiting.move}
    </Button>
  ) : (
    <LinkButton variant="quiet" href={href('/visits/:id', { id: visit.id })}>
      {visiting.move}
    </LinkButton>
  );
};

const Waiting = ({ visit, partner }: { visit: Visit; partner: string }) => {
  const { visiting } = useStrings();
  const words = useVisitTimeText();
  const { state, turn, side, slots } = visit;
  if (state === 'asked')
    return (
      <p className={styles.says}>
        {turn === side ? visiting.asksForOthers(partner) : visiting.waitsForOthers(partner)}
      </p>
    );
  return (
    <>
      <p className={styles.says}>{visiting.waitsFor(partner)}</p>
      <ul className={styles.times}>
        {slots.map((slot) => (
          <li key={slot.id}>
            <b>{words.day(slot)}</b> {words.range(slot)}
          </li>
        ))}
      </ul>
    </>
  );
};

const CallOff = ({ visit: { id, state, side }, partner }: { visit: Visit; partner: string }) => {
  const { visiting } = useStrings();
  const label = state === 'agreed' || side === 'client' ? visiting.callOff : visiting.takeBack;
  return (
    <ConfirmWithTextDialog
      opener={label}
      title={visiting.callOffTitle}
      text={visiting.callOffText(partner)}
      label={visiting.callOffWord}
      action={label}
      variant="destructive"
      send={(text) => callEndpoint(cancelVisit, { params: { id }, body: { text } })}
    />
  );
};
