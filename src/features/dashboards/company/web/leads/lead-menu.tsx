import type { KeyboardEvent } from 'react';
import { IconButton } from '#design/icon-button.tsx';
import { MenuAction } from '#design/menu-action.tsx';
import { Menu, MenuDivider, MenuHead } from '#design/menu.tsx';
import {
  type LeadStage,
  leadStages,
  type StageDirection,
} from '#features/dashboards/company/rules/lead-stage.ts';
import { useStrings } from '#web/strings.tsx';

interface LeadMenuProps {
  name: string;
  stage: LeadStage;
  isDeclined: boolean;
  onMove: (stage: LeadStage) => void;
  onDecline: () => void;
  onNote: () => void;
  /** Handles an arrow key on the button itself, if there are columns beside this one. */
  onStep?: (step: StageDirection) => void;
  /** This element describes how the lead is moved. */
  helpId?: string;
}

const steps: Record<string, StageDirection | undefined> = { ArrowLeft: -1, ArrowRight: 1 };

/** Opens a menu to move a lead to any column, or to decline it. */
export const LeadMenu = ({
  name,
  stage,
  isDeclined,
  onMove,
  onDecline,
  onNote,
  onStep,
  helpId,
}: LeadMenuProps) => {
  const { leads } = useStrings();
  const stepByKey = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined || !onStep) return;
    event.preventDefault();
    onStep(step);
  };
  return (
    <Menu
      label={leads.move(name)}
      renderOpener={(opener) => (
        <IconButton
          icon="more"
          label={leads.move(name)}
          aria-describedby={helpId}
          data-grip
          onKeyDown={stepByKey}
          {...opener}
        />
      )}
    >
      <MenuHead>{leads.moveTo}</MenuHead>
      {leadStages.map((to) => (
        <MenuAction
          key={to}
          icon={to === stage ? 'check' : 'arrow-right'}
          disabled={to === stage}
          onClick={() => onMove(to)}
        >
          {leads.stages[to]}
        </MenuAction>
      ))}
      <MenuDivider />
      <MenuAction icon="document" onClick={onNote}>
        {leads.addNote}
      </MenuAction>
      {!isDeclined && (
        <>
          <MenuDivider />
          <MenuAction danger icon="cross" onClick={onDecline}>
            {leads.decline}
          </MenuAction>
        </>
      )}
    </Menu>
  );
};
