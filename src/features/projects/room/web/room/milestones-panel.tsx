import { useState } from 'react';
import { Button } from '#design/button.tsx';
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
  const { id, name, dueOn, payment, abilities } = milestone;
  const params = { id: project.id, milestoneId: id };
  const amountOf = (amountText: string) => format.moneyWithCents(parseDecimalOrThrow(amountText, CENTS));
  const isReachedBy = {
    client: milestone.clientTickedAt !== null,
    company: milestone.companyTickedAt !== null,
  };
  const tick = (isReached: boolean) =>
    void runAction(() => callEndpoint(tickMilestone, { params, body: { isReached } }));
  return (
    <li className={styles.milestone}>
      <div className={styles.head}>
        <p className={styles.name}>{name}</p>
        {dueOn === null ? (
          <span className={styles.day}>{payment ? room.dueOnceReached : room.noDayYet}</span>
        ) : (
          <time className={styles.day} dateTime={dueOn}>
            {format.shortDate(new Date(dueOn))}
          </time>
        )}
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
      {payment && project.status !== 'cancelled' && (
        <p className={styles.payment}>
          {room.fallsDue(payment.percent, amountOf(payment.amount))}
          {project.side === 'client' && project.company.iban !== null && (
            <small>{room.payTo(project.company.name, formatIban(project.company.iban))}</small>
          )}
        </p>
      )}
      <div className={styles.ticks}>
        {projectSides.map((side) => (
          <Tick
            key={side}
            project={project}
            side={side}
            name={name}
            isReached={isReachedBy[side]}
            onTick={mayTick && side === project.side ? tick : undefined}
          />
        ))}
      </div>
    </li>
  );
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
