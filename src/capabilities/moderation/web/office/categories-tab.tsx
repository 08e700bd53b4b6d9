import { useQueryClient } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { Button } from '#design/button.tsx';
import { ConfirmDialog } from '#design/confirm-dialog.tsx';
import { Field } from '#design/field.tsx';
import { List, ListRow } from '#design/list.tsx';
import { ownIcons } from '#design/own-icons.ts';
import { Panel } from '#design/panel.tsx';
import { Select } from '#design/select.tsx';
import { Text } from '#design/text.tsx';
import { showToast } from '#design/toast.ts';
import { inAlphabet } from '#kernel/alphabet.ts';
import { removeCategory } from '#moderation/contract/office.ts';
import { NotLoaded } from '#moderation/web/not-loaded.tsx';
import { officeCategoriesQuestion } from '#moderation/web/questions.ts';
import { call } from '#web/api-client.ts';
import { useOutcome } from '#web/query.ts';
import { useStrings } from '#web/strings.tsx';
import { useChange } from '#web/use-change.ts';
import { useNames } from '#web/use-names.ts';
import { CategoryDialog, type EditedCategory } from './category-dialog.tsx';
import styles from './office.module.css';

export const CategoriesTab = () => {
  const client = useQueryClient();
  const { moderating } = useStrings();
  const names = useNames();
  const { answer, error } = useOutcome(officeCategoriesQuestion);
  const [edited, setEdited] = useState<EditedCategory | 'new' | null>(null);
  const [removed, setRemoved] = useState<EditedCategory | null>(null);
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
              <div className={styles.actions}>
                <Button
                  size="small"
                  icon={ownIcons.pencil}
                  aria-label={moderating.editCategory(names.of(category))}
                  onClick={() => setEdited(category)}
                >
                  {moderating.edit}
                </Button>
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
            <b>{names.of(category)}</b>
            <Text size="small">
              <NamesElsewhere category={category} />
            </Text>
            <Text size="small" tone="muted">
              {category.description}
            </Text>
          </ListRow>
        ))}
      </List>
      {removed && (
        <RemoveCategory
          category={removed}
          others={answer.filter(({ id }) => id !== removed.id)}
          onDone={askAnew}
          onClose={() => setRemoved(null)}
        />
      )}
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

/** What the other languages call it, each said in its own. */
const NamesElsewhere = ({ category }: { category: EditedCategory }) => {
  const { language } = useNames();
  return Object.entries({ en: category.name, ...category.names })
    .filter(([other]) => other !== language)
    .map(([other, name], at) => (
      <Fragment key={other}>
        {at > 0 && ' · '}
        <span lang={other}>{name}</span>
      </Fragment>
    ));
};

interface RemoveCategoryProps {
  category: EditedCategory;
  others: readonly EditedCategory[];
  onDone: () => void;
  onClose: () => void;
}

const RemoveCategory = ({ category: { id, ...category }, others, onDone, onClose }: RemoveCategoryProps) => {
  const { moderating } = useStrings();
  const names = useNames();
  const [into, setInto] = useState('');
  const { change, isBusy } = useChange({
    send: () => call(removeCategory, { params: { categoryId: id }, query: into === '' ? {} : { into } }),
    onDone: () => {
      showToast({ tone: 'success', title: moderating.categoryRemoved });
      onDone();
    },
    failed: (text) => ({ title: moderating.failed, text }),
    onSettled: onClose,
  });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => void change()}
      title={moderating.removeCategoryTitle(names.of(category))}
      text={moderating.removeCategoryText}
      confirmLabel={moderating.removeCategory}
      cancelLabel={moderating.cancel}
      busy={isBusy}
      busyText={moderating.removingCategory}
    >
      <Field label={moderating.mergeInto}>
        <Select value={into} onChange={({ currentTarget: { value } }) => setInto(value)}>
          <option value="">{moderating.mergeNowhere}</option>
          {inAlphabet(names.language, others).map((other) => (
            <option key={other.id} value={other.id}>
              {names.of(other)}
            </option>
          ))}
        </Select>
      </Field>
    </ConfirmDialog>
  );
};
