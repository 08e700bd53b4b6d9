import type { CompletedProject } from '#company-profile/contract/company-profile.ts';
import type { ProfileProps } from './profile-props.ts';
import { ProfileProjectCard } from './project-card.tsx';
import { ProjectDialog } from './project-dialog.tsx';
import styles from './project-grid.module.css';
import { useOpenProject } from './use-open-project.ts';

interface ProjectGridProps extends ProfileProps {
  projects: readonly CompletedProject[];
}

/** Completed projects as cards. The one whose details are open stands in the address. */
export const ProjectGrid = ({ projects, match }: ProjectGridProps) => {
  const { addressOf, open, close, remember } = useOpenProject(match);
  const opened = projects.find(({ id }) => id === open);
  return (
    <>
      <ul className={styles.grid}>
        {projects.map((project) => (
          <li key={project.id}>
            <ProfileProjectCard project={project} href={addressOf(project.id)} onOpen={remember} />
          </li>
        ))}
      </ul>
      {opened && <ProjectDialog project={opened} onClose={close} />}
    </>
  );
};
