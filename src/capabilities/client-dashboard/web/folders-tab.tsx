import { Button } from '#design/button.tsx';
import { CardGrid } from '#design/card-grid.tsx';
import { StonesArt } from '#design/empty-art/stones-art.tsx';
import { EmptyState } from '#design/empty-state.tsx';
import { ownIcons } from '#design/own-icons.ts';
import { FoldersNotLoaded, foldersQuestion } from '#folders/web/index.ts';
import { useOutcome } from '#web/query.ts';
import { useStrings } from '#web/strings.tsx';
import { FolderCard } from './folder-card.tsx';

export const FoldersTab = ({ onAddProject }: { onAddProject: () => void }) => {
  const { folders } = useStrings();
  const { answer } = useOutcome(foldersQuestion);
  if (!answer) return <FoldersNotLoaded />;
  if (answer.items.length === 0) {
    return (
      <EmptyState
        level={2}
        art={<StonesArt />}
        title={folders.noProjects}
        text={folders.noProjectsText}
        action={
          <Button icon={ownIcons.plus} onClick={onAddProject}>
            {folders.addProject}
          </Button>
        }
      />
    );
  }
  return (
    <CardGrid aria-label={folders.myProjects}>
      {answer.items.map((folder) => (
        <li key={folder.id}>
          <FolderCard folder={folder} />
        </li>
      ))}
    </CardGrid>
  );
};
