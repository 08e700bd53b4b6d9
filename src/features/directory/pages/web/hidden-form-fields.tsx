/** A GET form sends these values along unseen. */
export const HiddenFormFields = ({ values }: { values: Record<string, string | number | undefined> }) =>
  Object.entries(values).map(
    ([name, value]) => value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
  );
