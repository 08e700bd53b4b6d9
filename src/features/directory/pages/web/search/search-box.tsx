import type { ComponentProps } from 'react';
import { Combobox } from '#design/combobox.tsx';
import { Icon } from '#design/icon.tsx';
import type { IconName } from '#design/icons.ts';
import { MAX_QUERY_LENGTH } from '#features/directory/core/rules/max-query-length.ts';
import { useNavigation } from '#web/navigation/navigation.tsx';
import { useStrings } from '#web/strings.tsx';
import styles from './search-form.module.css';
import type { useSuggestions } from './use-suggestions.ts';

interface SearchBoxProps extends Omit<ComponentProps<'input'>, 'onInput'> {
  icon: IconName;
  suggestions: ReturnType<typeof useSuggestions>;
  listLabel: string;
  onType: () => void;
  /** Something was chosen instead of typed on. */
  onChosen: () => void;
}

/** A box of the search with what may be meant under it. Its text is its own: `defaultValue` is what it begins with. */
export const SearchBox = ({ icon, suggestions, onType, onChosen, ...input }: SearchBoxProps) => {
  const { finding } = useStrings();
  const { navigate } = useNavigation();
  return (
    <div className={styles.field}>
      <Icon name={icon} />
      <Combobox
        {...input}
        isBare
        type="search"
        maxLength={MAX_QUERY_LENGTH}
        options={suggestions.options}
        countText={finding.suggestionCount}
        onType={suggestions.setText}
        onInput={onType}
        onChoose={({ key, kind }) => {
          onChosen();
          navigate(key, { stay: kind !== 'company' });
        }}
      />
    </div>
  );
};
