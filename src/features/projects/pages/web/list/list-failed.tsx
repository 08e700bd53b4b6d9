import { Button } from '#design/button.tsx';
import { StonesArt } from '#design/empty-art/stones-art.tsx';
import { EmptyState } from '#design/empty-state.tsx';
import { LinkButton } from '#design/link-button.tsx';
import type { ProjectSide } from '#features/projects/core/rules/project-states.ts';
import { href } from '#kernel/href.ts';
import { failureReasonOf } from '#web/failure-reason.ts';
import { useStrings } from '#web/strings.tsx';
import styles from './projects.module.css';

/** It replaces the list. A company’s list may fail because its profile is incomplete. */
export const ProjectListFailed = ({ error, side }: { error: unknown; side: ProjectSide }) => {
  const strings = useStrings();
  const { projects } = strings;
  return (
    <div className={styles.failed} role="alert">
      <EmptyState
        level={2}
        art={<StonesArt />}
        title={projects.listFailed(failureReasonOf(error, strings))}
        text={side === 'company' ? projects.companyHint : projects.listFailedText}
        action={
          side === 'company' ? (
            <LinkButton href={href('/company-dashboard')}>{projects.goToDashboard}</LinkButton>
          ) : (
            <Button onClick={() => location.reload()}>{projects.tryAgain}</Button>
          )
        }
      />
    </div>
  );
};
