import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { List, ListRow } from '#design/list.tsx';
import { ownIcons } from '#design/own-icons.ts';
import { Panel } from '#design/panel.tsx';
import { Text } from '#design/text.tsx';
import { NotLoaded } from '#moderation/web/not-loaded.tsx';
import { officeCategoriesQuestion } from '#moderation/web/questions.ts';
import { useOutcome } from '#web/query.ts';
import { useStrings } from '#web/strings.tsx';
import { CategoryDialog, type EditedCategory } from './category-dialog.tsx';

export const CategoriesTab = () => {
  const client = useQueryClient();
  const { moderating } = useStrings();
  const { answer, error } = useOutcome(officeCategoriesQuestion);
  const [edited, setEdited] = useState<EditedCategory | 'new' | null>(null);
  const askAnew = () => void client.invalidateQueries({ queryKey: officeCategoriesQuestion.queryKey });
  if (!answer) return error ? <NotLoaded /> : null;
  return (
    <Panel
      title={moderating.categories}
      end={
        <Button size="small" icon={ownIcons.plus} onClick={() => setEdited('new')}>
          {moderating.addCategory}
        </Button>
      }
    >
      <List>
        {answer.map((category) => (
          <ListRow
            key={category.id}
            end={
              <Button
                size="small"
                icon={ownIcons.pencil}
                aria-label={moderating.editCategory(category.name)}
                onClick={() => setEdited(category)}
              >
                {moderating.edit}
              </Button>
            }
          >
            <b>{category.name}</b>
            <Text size="small" tone="muted">
              {category.description}
            </Text>
          </ListRow>
        ))}
      </List>
      {edited && (
        <CategoryDialog
          category={edited === 'new' ? null : edited}
          onDone={askAnew}
          onClose={() => setEdited(null)}
        />
      )}
    </Panel>
  );
};
