import { Switch } from '#design/switch.tsx';
import {
  type ComparisonColumn,
  isOptionSelectedIn,
  quoteLineKey,
} from '#features/quotes/comparison/rules/toggle-options.ts';
import { useFormatAmount } from '#features/quotes/core/web/index.ts';
import { TextInItsLanguage } from '#features/translations/core/web/index.ts';
import { useStrings } from '#web/strings.tsx';
import styles from './compare.module.css';

interface OptionTogglesProps {
  column: ComparisonColumn;
  selectedOptions: ReadonlySet<string>;
  onTake: (key: string) => void;
}

export const OptionToggles = ({ column, selectedOptions, onTake }: OptionTogglesProps) => {
  const { comparing } = useStrings();
  const amount = useFormatAmount();
  const options = column.lines.filter(({ isOptional }) => isOptional);
  if (options.length === 0) return <span className={styles.quiet}>{comparing.noOptions}</span>;
  return options.map((line) => (
    <div key={line.id} className={styles.take}>
      <Switch
        checked={isOptionSelectedIn(column, selectedOptions, line.id)}
        disabled={column.state === 'accepted'}
        onChange={() => onTake(quoteLineKey(column, line.id))}
        label={
          <>
            <span className={styles.hidden}>{comparing.takeIn}: </span>
            <TextInItsLanguage text={line.description} offer={column.translation} />
          </>
        }
      />
      <small>{amount(line.net)}</small>
    </div>
  ));
};
