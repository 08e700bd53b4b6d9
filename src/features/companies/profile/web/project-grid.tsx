import { Anchor } from '#design/anchor.tsx';
import type { CompletedProject } from '#features/companies/profile/contract/company-profile.ts';
import { TextInItsLanguage } from '#features/translations/core/web/index.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';
import { LazyDialog } from './lazy-dialog.tsx';
import { ProfileProjectCard } from './profile-project-card.tsx';
import type { ProfileProps } from './profile-props.ts';
import styles from './project-grid.module.css';
import { useOpenProjectInUrl } from './use-open-project-in-url.ts';

interface ProjectGridProps extends ProfileProps {
  projects: readonly CompletedProject[];
}

/** More projects without a picture than this fold into a list under those that have one. */
const MOST_BARE_CARDS = 6;

const parted = (projects: readonly CompletedProject[]) => {
  const pictured = projects.filter(({ gallery }) => gallery.length > 0);
  const bare = projects.filter(({ gallery }) => gallery.length === 0);
  const folds = pictured.length > 0 && bare.length > MOST_BARE_CARDS;
  return folds ? { cards: pictured, folded: bare } : { cards: [...pictured, ...bare], folded: [] };
};

const loadDialog = async () => (await import('./project-dialog.tsx')).ProjectDialog;

/** Shows completed projects as cards. The URL names the one whose details are open. */
export const ProjectGrid = ({ projects, match }: ProjectGridProps) => {
  const { addressOf, open, close, remember } = useOpenProjectInUrl(match);
  const { cards, folded } = parted(projects);
  const openedProject = projects.find(({ id }) => id === open);
  return (
    <>
      <ul className={styles.grid}>
        {cards.map((project) => (
          <li key={project.id}>
            <ProfileProjectCard project={project} href={addressOf(project.id)} onOpen={remember} />
          </li>
        ))}
      </ul>
      <Folded projects={folded} addressOf={addressOf} onOpen={remember} />
      {openedProject && <LazyDialog load={loadDialog} props={{ project: openedProject, onClose: close }} />}
    </>
  );
};

interface FoldedProps {
  projects: readonly CompletedProject[];
  addressOf: (project: number) => string;
  onOpen: () => void;
}

const Folded = ({ projects, addressOf, onOpen }: FoldedProps) => {
  const format = useFormat();
  const { profile } = useStrings();
  if (projects.length === 0) return null;
  return (
    <details className={styles.folded}>
      <summary>{profile.moreProjects(projects.length)}</summary>
      <ul>
        {projects.map(({ id, title, translation, completedAt, budget }) => (
          <li key={id}>
            <Anchor href={addressOf(id)} stay onClick={onOpen} aria-haspopup="dialog">
              <TextInItsLanguage text={title} offer={translation} />
            </Anchor>
            <span>
              {format.longDate(new Date(completedAt))}
              {budget !== null && ` · ${format.euros(budget)}`}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
};
