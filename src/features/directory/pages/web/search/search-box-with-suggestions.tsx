import type { ComponentProps } from 'react';
import { Combobox } from '#design/combobox.tsx';
import { Icon } from '#design/icon.tsx';
import type { IconName } from '#design/icons.ts';
import { MAX_QUERY_LENGTH } from '#features/directory/core/rules/max-query-length.ts';
import { useNavigation } from '#web/navigation/navigation.tsx';
import { useStrings } from '#web/strings.tsx';
import type { useSearchSuggestions } from './use-search-suggestions.ts';

interface SearchBoxProps extends Omit<ComponentProps<'input'>, 'onInput'> {
  icon: IconName;
  /** Styles the box with its icon. */
  className: string | undefined;
  suggestions: ReturnType<typeof useSearchSuggestions>;
  listLabel: string;
  onType?: (() => void) | undefined;
  /** The person chose a suggestion instead of typing on. */
  onChosen?: (() => void) | undefined;
}

/** Draws a search field with suggestions below. It is uncontrolled: `defaultValue` is only its first text. */
export const SearchBoxWithSuggestions = ({
  icon,
  className,
  suggestions,
  onType,
  onChosen,
  ...input
}: SearchBoxProps) => {
  const { directory } = useStrings();
  const { navigate } = useNavigation();
  return (
    <div className={className}>
      <Icon name={icon} />
      <Combobox
        {...input}
        isBare
        type="search"
        maxLength={MAX_QUERY_LENGTH}
        options={suggestions.options}
        countText={directory.suggestionCount}
        onType={suggestions.setText}
        onInput={() => onType?.()}
        onChoose={({ key, kind }) => {
          onChosen?.();
          navigate(key, { stay: kind !== 'company' });
        }}
      />
    </div>
  );
};
