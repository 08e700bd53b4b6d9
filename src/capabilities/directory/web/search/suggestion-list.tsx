import { Icon } from '../../../../design/icon.tsx';
import { useStrings } from '../../../../web/strings.tsx';
import { categoryIcon } from '../../../companies/web/index.ts';
import styles from './search-form.module.css';
import type { SuggestedOption } from './use-suggestions.ts';

export const SUGGESTIONS_ID = 'search-suggestions';

export const optionId = (index: number) => `${SUGGESTIONS_ID}-${index}`;

interface SuggestionListProps {
  options: readonly SuggestedOption[];
  active: number | null;
  onChoose: (option: SuggestedOption) => void;
}

const iconOf = ({ kind, name }: SuggestedOption) => {
  if (kind === 'category') return categoryIcon(name);
  return kind === 'place' ? 'pin' : 'gable';
};

/** The box keeps the focus; this only shows what its arrow keys choose. */
export const SuggestionList = ({ options, active, onChoose }: SuggestionListProps) => {
  const { directory } = useStrings();
  return (
    <ul
      id={SUGGESTIONS_ID}
      role="listbox"
      aria-label={directory.suggestions}
      hidden={options.length === 0}
      className={styles.popup}
    >
      {options.map((option, index) => (
        <li
          key={option.href}
          id={optionId(index)}
          role="option"
          aria-selected={index === active}
          className={styles.option}
          // Pressed before the box loses the focus.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(option)}
        >
          <Icon name={iconOf(option)} />
          {option.name}
          {option.detail && (
            <small>{option.kind === 'place' ? directory.cantonOf(option.detail) : option.detail}</small>
          )}
        </li>
      ))}
    </ul>
  );
};
