import { useQuery } from '@tanstack/react-query';
import { Button } from '#design/button.tsx';
import { CardGrid } from '#design/card-grid.tsx';
import { StonesArt } from '#design/empty-art/stones-art.tsx';
import { EmptyState } from '#design/empty-state.tsx';
import { signedInIcons } from '#design/signed-in-icons.ts';
import type { Folder } from '#features/folders/core/contract/folders.ts';
import { FoldersNotLoaded, foldersQuery } from '#features/folders/core/web/index.ts';
import { ownProjectsQuery } from '#features/projects/pages/web/index.ts';
import { useStrings } from '#web/strings.tsx';
import styles from './dashboard.module.css';
import { FolderCard } from './folder-card.tsx';
import { ProjectsPanel } from './projects-panel.tsx';

export const FoldersTab = ({ onAddProject }: { onAddProject: () => void }) => {
  const { folders } = useStrings();
  const { data: folderPage } = useQuery(foldersQuery);
  const { data: projects } = useQuery(ownProjectsQuery);
  if (!folderPage || !projects) return <FoldersNotLoaded />;
  return (
    <>
      {projects.items.length > 0 && <ProjectsPanel title={folders.projectCount} projects={projects.items} />}
      {projects.items.length > 0 && (
        <div className={styles.head}>
          <h2>{folders.folders}</h2>
        </div>
      )}
      <Folders items={folderPage.items} onAddProject={onAddProject} />
    </>
  );
};

interface FoldersProps {
  items: readonly Folder[];
  onAddProject: () => void;
}

const Folders = ({ items, onAddProject }: FoldersProps) => {
  const { folders } = useStrings();
  if (items.length === 0) {
    return (
      <EmptyState
        level={2}
        art={<StonesArt />}
        title={folders.noProjects}
        text={folders.noProjectsText}
        action={
          <Button icon={signedInIcons.plus} onClick={onAddProject}>
            {folders.addProject}
          </Button>
        }
      />
    );
  }
  return (
    <CardGrid aria-label={folders.myProjects}>
      {items.map((folder) => (
        <li key={folder.id}>
          <FolderCard folder={folder} />
        </li>
      ))}
    </CardGrid>
  );
};
