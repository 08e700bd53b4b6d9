import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { Badge } from '#design/badge.tsx';
import { Button } from '#design/button.tsx';
import { List, ListRow } from '#design/list.tsx';
import { Panel } from '#design/panel.tsx';
import { signedInIcons } from '#design/signed-in-icons.ts';
import { Text } from '#design/text.tsx';
import { ModerationNotLoaded } from '#features/moderation/core/web/index.ts';
import { useStrings } from '#web/strings.tsx';
import { useTranslatedNames } from '#web/use-translated-names.ts';
import { CategoryDialog, type EditedCategoryData } from './category-dialog.tsx';
import { HideCategoryButton } from './hide-category.tsx';
import styles from './office.module.css';
import { officeCategoriesQuery } from './queries.ts';
import { RemoveCategoryDialog } from './remove-category-dialog.tsx';

export const CategoriesTab = () => {
  const client = useQueryClient();
  const { moderating } = useStrings();
  const names = useTranslatedNames();
  const { data: categories, error } = useQuery(officeCategoriesQuery);
  const [edited, setEdited] = useState<EditedCategoryData | 'new' | null>(null);
  const [removed, setRemoved] = useState<EditedCategoryData | null>(null);
  const refetch = () => void client.invalidateQueries({ queryKey: officeCategoriesQuery.queryKey });
  if (!categories) return error ? <ModerationNotLoaded /> : null;
  return (
    <Panel
      title={moderating.allCategories}
      end={
        <Button size="small" icon={signedInIcons.plus} onClick={() => setEdited('new')}>
          {moderating.addCategory}
        </Button>
      }
    >
      <List>
        {categories.map((category) => (
          <ListRow
            key={category.id}
            end={
              <div className={styles.actions}>
                <Button
                  size="small"
                  icon={signedInIcons.pencil}
                  aria-label={moderating.editCategory(names.of(category))}
                  onClick={() => setEdited(category)}
                >
                  {moderating.edit}
                </Button>
                <HideCategoryButton category={category} onDone={refetch} />
                <Button
                  size="small"
                  aria-label={moderating.removeCategoryOf(names.of(category))}
                  onClick={() => setRemoved(category)}
                >
                  {moderating.removeCategory}
                </Button>
              </div>
            }
          >
            <div className={styles.titled}>
              <b>{names.of(category)}</b>
              {category.isHidden && <Badge>{moderating.categoryHidden}</Badge>}
            </div>
            <Text size="small">
              <NamesElsewhere category={category} />
            </Text>
            <Text size="small" tone="muted">
              {category.description}
            </Text>
            <Text size="small" tone="muted">
              {moderating.companiesHaveIt(category.companies)}
            </Text>
          </ListRow>
        ))}
      </List>
      {removed && (
        <RemoveCategoryDialog
          category={removed}
          otherCategories={categories.filter(({ id }) => id !== removed.id)}
          onDone={refetch}
          onClose={() => setRemoved(null)}
        />
      )}
      {edited && (
        <CategoryDialog
          category={edited === 'new' ? null : edited}
          onDone={refetch}
          onClose={() => setEdited(null)}
        />
      )}
    </Panel>
  );
};

/** Shows the category's names in the other languages, each marked with its own. */
const NamesElsewhere = ({ category }: { category: EditedCategoryData }) => {
  const { language } = useTranslatedNames();
  return Object.entries({ en: category.name, ...category.names })
    .filter(([otherLanguage]) => otherLanguage !== language)
    .map(([otherLanguage, name], index) => (
      <Fragment key={otherLanguage}>
        {index > 0 && ' · '}
        <span lang={otherLanguage}>{name}</span>
      </Fragment>
    ));
};
