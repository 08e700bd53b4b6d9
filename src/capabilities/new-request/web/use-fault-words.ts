import { sentence } from '#kernel/sentences.ts';
import { useStrings } from '#web/strings.tsx';

type Faults = Readonly<Record<string, string | undefined>>;

/** The sentences of what is wrong, by field. */
export const useFaultWords = (keys: Faults): Faults => {
  const strings = useStrings();
  return Object.fromEntries(
    Object.entries(keys).map(([name, key]) => [name, key && (sentence(strings, key) ?? key)]),
  );
};
