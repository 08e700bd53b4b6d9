import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { ConfirmDialog } from '#design/confirm-dialog.tsx';
import { IconButton } from '#design/icon-button.tsx';
import { Icon } from '#design/icon.tsx';
import { Panel, PanelBody } from '#design/panel.tsx';
import { signedInIcons } from '#design/signed-in-icons.ts';
import { Text } from '#design/text.tsx';
import { useIsHydrated } from '#design/use-is-hydrated.ts';
import { formatIban } from '#features/companies/core/rules/iban.ts';
import { type ProjectSide, projectSides } from '#features/projects/core/rules/project-states.ts';
import type { Project } from '#features/projects/pages/contract/projects.ts';
import { removeMilestone, tickMilestone } from '#features/projects/room/contract/project-room.ts';
import type { Milestone, ProjectRoom } from '#features/projects/room/contract/room-schemas.ts';
import { parseDecimalOrThrow } from '#kernel/decimal.ts';
import { callEndpoint } from '#web/api-client.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import { AddMilestoneDialog } from './add-milestone-dialog.tsx';
import styles from './milestones-panel.module.css';
import { useRoomAction } from './use-room-action.ts';
import { useProjectSideName } from './use-side-name.ts';

/** An amount has so many decimals on the wire. */
const CENTS = 2;

interface MilestonesPanelProps {
  project: Project;
  room: ProjectRoom;
}

/** A milestone is to be reached by a day; each side ticks it for itself. */
export const MilestonesPanel = ({ project, room: { milestones, abilities } }: MilestonesPanelProps) => {
  const { room } = useStrings();
  const isLive = useIsHydrated();
  const [isAdding, setIsAdding] = useState(false);
  return (
    <Panel
      title={room.milestones}
      end={
        abilities.mayAdd && (
          <Button
            size="small"
            icon={signedInIcons.plus}
            disabled={!isLive}
            aria-label={room.addMilestoneTitle}
            onClick={() => setIsAdding(true)}
          >
            {room.addMilestone}
          </Button>
        )
      }
    >
      {milestones.length === 0 ? (
        <PanelBody>
          <Text tone="muted" size="small">
            {room.noMilestones}
          </Text>
        </PanelBody>
      ) : (
        <>
          <PanelBody>
            <Text tone="muted" size="small">
              {room.whatTicksMean}
            </Text>
          </PanelBody>
          <ol>
            {milestones.map((milestone) => (
              <MilestoneRow
                key={milestone.id}
                project={project}
                milestone={milestone}
                mayTick={abilities.mayAdd && isLive}
              />
            ))}
          </ol>
        </>
      )}
      {isAdding && <AddMilestoneDialog projectId={project.id} onClose={() => setIsAdding(false)} />}
    </Panel>
  );
};

interface MilestoneRowProps {
  project: Project;
  milestone: Milestone;
  mayTick: boolean;
}

const MilestoneRow = ({ project, milestone, mayTick }: MilestoneRowProps) => {
  const format = useFormat();
  const { room } = useStrings();
  const { isBusy, runAction } = useRoomAction(project.id);
  const { id, name, payment, abilities } = milestone;
  const params = { id: project.id, milestoneId: id };
  const amountOf = (amountText: string) => format.moneyWithCents(parseDecimalOrThrow(amountText, CENTS));
  const isReachedBy = {
    client: milestone.clientTickedAt !== null,
    company: milestone.companyTickedAt !== null,
  };
  const nameOfSide = useProjectSideName(project);
  const reachedAt = reachedAtOf(milestone);
  const isPayment = payment !== null && project.status !== 'cancelled';
  const stateText = () => {
    if (reachedAt !== null) return room.reachedOn(format.shortDate(new Date(reachedAt)));
    const [done, open] = isReachedBy.client
      ? (['client', 'company'] as const)
      : (['company', 'client'] as const);
    return isReachedBy[done] ? room.reachedSays(nameOfSide(done), nameOfSide(open)) : room.notReached;
  };
  const [isUndoing, setIsUndoing] = useState(false);
  const tick = (isReached: boolean) =>
    runAction(() => callEndpoint(tickMilestone, { params, body: { isReached } }));
  // Both have agreed that it is reached.
  const press = (isReached: boolean) => {
    if (reachedAt !== null && !isReached) setIsUndoing(true);
    else void tick(isReached);
  };
  return (
    <li className={styles.milestone}>
      <div className={styles.head}>
        <p className={styles.name}>{name}</p>
        {isPayment && <b className={styles.amount}>{amountOf(payment.amount)}</b>}
        {abilities.mayRemove && (
          <IconButton
            className={styles.remove}
            icon={signedInIcons.trash}
            label={room.removeMilestone(name)}
            busy={isBusy}
            onClick={() => void runAction(() => callEndpoint(removeMilestone, { params }))}
          />
        )}
      </div>
      <p className={styles.facts}>
        {isPayment && <span>{room.shareOfTotal(payment.percent)}</span>}
        <span>
          <When milestone={milestone} reachedAt={reachedAt} />
        </span>
        {isPayment && project.side === 'client' && project.company.iban !== null && (
          <small>{room.payTo(project.company.name, formatIban(project.company.iban))}</small>
        )}
      </p>
      <p className={styles.state} data-reached={reachedAt !== null || undefined}>
        {stateText()}
      </p>
      <div className={styles.ticks}>
        {projectSides.map((side) => (
          <Tick
            key={side}
            project={project}
            side={side}
            name={name}
            isReached={isReachedBy[side]}
            onTick={mayTick && side === project.side ? press : undefined}
          />
        ))}
      </div>
      <ConfirmDialog
        open={isUndoing}
        onClose={() => setIsUndoing(false)}
        onConfirm={() => void tick(false).then(() => setIsUndoing(false))}
        title={room.undoTitle(name)}
        text={room.undoText}
        confirmLabel={room.undo}
        cancelLabel={room.cancel}
        busy={isBusy}
      />
    </li>
  );
};

/** A milestone is reached in the moment the second side ticks it. */
const reachedAtOf = ({ clientTickedAt, companyTickedAt }: Milestone): string | null => {
  if (clientTickedAt === null || companyTickedAt === null) return null;
  return clientTickedAt > companyTickedAt ? clientTickedAt : companyTickedAt;
};

interface WhenProps {
  milestone: Milestone;
  reachedAt: string | null;
}

/** A payment can be invoiced when its milestone is reached. */
const When = ({ milestone: { dueOn, payment }, reachedAt }: WhenProps) => {
  const format = useFormat();
  const { room } = useStrings();
  if (dueOn === null && payment === null) return room.noDayYet;
  // What was agreed is when it is to be invoiced; the company's conditions say how long the client then has.
  if (payment !== null && reachedAt !== null) return room.dueOnInvoice;
  if (dueOn === null) return room.dueOnceReached;
  const shown = format.shortDate(new Date(dueOn));
  return payment === null ? room.byDay(shown) : room.dueOnDay(shown);
};

interface TickProps {
  project: Project;
  side: ProjectSide;
  /** It is the milestone's name. */
  name: string;
  isReached: boolean;
  onTick: ((isReached: boolean) => void) | undefined;
}

const Tick = ({ project, side, name, isReached, onTick }: TickProps) => {
  const { room } = useStrings();
  const sideName = useProjectSideName(project)(side);
  return (
    <button
      type="button"
      className={styles.tick}
      aria-pressed={isReached}
      aria-label={room.reachedBy(sideName, name)}
      disabled={!onTick}
      onClick={() => onTick?.(!isReached)}
    >
      <span className={styles.box}>{isReached && <Icon name="check" size="small" />}</span>
      <span className={styles.who}>{sideName}</span>
    </button>
  );
};
