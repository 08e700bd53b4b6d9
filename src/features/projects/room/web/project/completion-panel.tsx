import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { Icon } from '#design/icon.tsx';
import { LinkButton } from '#design/link-button.tsx';
import { Panel, PanelBody } from '#design/panel.tsx';
import type { Project } from '#features/projects/pages/contract/projects.ts';
import { useClientName } from '#features/projects/pages/web/index.ts';
import { ReviewDialog } from '#features/reviews/core/web/index.ts';
import { href } from '#kernel/href.ts';
import { useStrings } from '#web/strings.tsx';
import { CancelProject } from './cancel-project.tsx';
import styles from './completion-panel.module.css';
import { DeclineProject } from './decline-project.tsx';
import { MarkAsComplete } from './mark-as-complete.tsx';
import { MessageClientLink } from './message-client-link.tsx';

interface CompletionActionsProps {
  project: Project;
  isBegun: boolean;
}

interface CompletionPanelProps extends CompletionActionsProps {
  onChanged: () => void;
}

export const CompletionPanel = ({ project, isBegun, onChanged }: CompletionPanelProps) => {
  const { projects } = useStrings();
  const clientName = useClientName()(project);
  const { company, clientConfirmed, companyConfirmed, status } = project;
  return (
    <Panel title={projects.completionStatus}>
      <ul>
        <SideStatus label={projects.client} name={clientName} isConfirmed={clientConfirmed} />
        <SideStatus label={projects.companyContact} name={company.name} isConfirmed={companyConfirmed} />
      </ul>
      {status === 'pending' && (
        <PanelBody>
          <p className={styles.rule}>{projects.bothMustConfirm}</p>
          <CompletionActions project={project} isBegun={isBegun} />
        </PanelBody>
      )}
      <MessageClientLink project={project} />
      {project.abilities.mayReview && <LeaveReview project={project} onChanged={onChanged} />}
    </Panel>
  );
};

interface SideStatusProps {
  label: string;
  name: string;
  isConfirmed: boolean;
}

const SideStatus = ({ label, name, isConfirmed }: SideStatusProps) => {
  const { projects } = useStrings();
  return (
    <li className={`${styles.side} ${isConfirmed ? styles.confirmed : ''}`}>
      <span className={styles.box}>{isConfirmed && <Icon name="check" size="small" />}</span>
      <span>
        <span className={styles.label}>{label}</span>
        <span className={styles.name}>{name}</span>
      </span>
      <span className={styles.state}>{isConfirmed ? projects.marked : projects.pendingCompletion}</span>
    </li>
  );
};

/** The response says what this person may do. */
const CompletionActions = ({ project, isBegun }: CompletionActionsProps) => {
  const { projects } = useStrings();
  const { mayComplete, mayDecline, mayCancel } = project.abilities;
  if (project.side === null) return null;
  return (
    <div className={styles.acts}>
      {mayComplete && <MarkAsComplete project={project} isMain={isBegun} />}
      {mayDecline && <DeclineProject project={project} />}
      {mayCancel && <CancelProject project={project} />}
      {project.quoteId !== null && project.side !== null && (
        <LinkButton variant="quiet" href={`${href('/quotes/:id', { id: project.quoteId })}#end`}>
          {projects.endContract}
        </LinkButton>
      )}
    </div>
  );
};

const LeaveReview = ({ project, onChanged }: Omit<CompletionPanelProps, 'isBegun'>) => {
  const { projects } = useStrings();
  const [isOpen, setIsOpen] = useState(false);
  const { id, companyId, company } = project;
  return (
    <PanelBody>
      <Button variant="primary" icon="star" wide onClick={() => setIsOpen(true)}>
        {projects.leaveReview}
      </Button>
      {/* It stays mounted while closed: Esc costs nobody their text and pictures. */}
      <ReviewDialog
        open={isOpen}
        projectId={id}
        companyId={companyId}
        companyName={company.name}
        onDone={() => {
          setIsOpen(false);
          onChanged();
        }}
        onClose={() => setIsOpen(false)}
      />
    </PanelBody>
  );
};
