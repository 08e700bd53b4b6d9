import { sentenceOrFallback } from '#web/sentence-or-fallback.ts';
import { useStrings } from '#web/strings.tsx';

type Faults = Readonly<Record<string, string | undefined>>;

/** Translates the message keys of faults, by field. */
export const useFaultMessages = (keys: Faults): Faults => {
  const { describing, requests, web } = useStrings();
  return Object.fromEntries(
    Object.entries(keys).map(([name, key]) => [
      name,
      key && sentenceOrFallback({ describing, requests }, key, web.checkThis),
    ]),
  );
};
