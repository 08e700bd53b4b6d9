import { useQuery } from '@tanstack/react-query';
import { Button } from '#design/button.tsx';
import { Text } from '#design/text.tsx';
import type { NamedThing } from '#kernel/name-in.ts';
import { findTown } from '#profile-editor/contract/profile-editor.ts';
import { questionFor } from '#web/query.ts';
import { useStrings } from '#web/strings.tsx';
import { useNames } from '#web/use-names.ts';
import { useSettled } from '#web/use-settled.ts';
import type { EditorForm } from './use-editor-form.ts';

const PAUSE_MS = 400;

interface TownNoteProps {
  form: EditorForm;
  communes: readonly NamedThing[];
}

/** Where one is found by what stands in the field: a slip would leave the company out of every search by place. */
export const TownNote = ({ form, communes }: TownNoteProps) => {
  const { editor } = useStrings();
  const names = useNames();
  const city = useSettled(form.watch('city').trim(), PAUSE_MS);
  const postalCode = useSettled(form.watch('postalCode').trim(), PAUSE_MS);
  const { queryKey, queryFn } = questionFor(findTown, {
    query: { city, ...(postalCode ? { postalCode } : {}) },
  });
  const { data: town } = useQuery({ queryKey, queryFn, enabled: city !== '' });
  if (city === '' || !town) return null;
  const { isKnown, meant } = town;
  const commune =
    town.commune && names.of(communes.find(({ name }) => name === town.commune) ?? { name: town.commune });
  const unknown = commune ? editor.townUnknownButCode(commune) : editor.townUnknown;
  return (
    <div aria-live="polite">
      <Text size="small" tone="muted">
        {isKnown && commune ? editor.townKnown(commune) : unknown}
      </Text>
      {meant && (
        <Button
          size="small"
          onClick={() => form.setValue('city', meant, { shouldDirty: true, shouldValidate: true })}
        >
          {editor.townMeant(meant)}
        </Button>
      )}
    </div>
  );
};
