import { categoryIcon } from '#companies/web/index.ts';
import { Icon } from '#design/icon.tsx';
import { useStrings } from '#web/strings.tsx';
import styles from './search-form.module.css';
import type { SuggestedOption, Suggesting } from './use-suggestions.ts';

const iconOf = ({ kind, name }: SuggestedOption) => {
  if (kind === 'category') return categoryIcon(name);
  return kind === 'place' ? 'pin' : 'gable';
};

/** The box keeps the focus; this only shows what its arrow keys choose. */
export const SuggestionList = ({ options, listProps, optionProps }: Suggesting) => {
  const { finding } = useStrings();
  return (
    <ul {...listProps} aria-label={finding.suggestions} className={styles.popup}>
      {options.map((option, index) => (
        <li key={option.href} {...optionProps(option, index)} className={styles.option}>
          <Icon name={iconOf(option)} />
          {option.name}
          {option.detail && (
            <small>{option.kind === 'place' ? finding.cantonOf(option.detail) : option.detail}</small>
          )}
        </li>
      ))}
    </ul>
  );
};
