import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '#design/button.tsx';
import { Stack } from '#design/layout.tsx';
import { checkTown } from '#features/companies/profile-editor/contract/own-company.ts';
import type { NamedItem } from '#kernel/translated-name.ts';
import { queryFor } from '#web/query.ts';
import { useStrings } from '#web/strings.tsx';
import { useDebouncedValue } from '#web/use-debounced-value.ts';
import { useTranslatedNames } from '#web/use-translated-names.ts';
import type { ProfileEditorForm } from './use-profile-editor-form.ts';

const PAUSE_MS = 400;

interface TownHintProps {
  form: ProfileEditorForm;
  communes: readonly NamedItem[];
  /** Renders the field with the hint about its town. */
  children: (hint: string) => ReactNode;
}

/** Shows where a search finds the typed town: a slip would leave the company out of every search by place. */
export const RecognizedTownHint = ({ form, communes, children }: TownHintProps) => {
  const { editor } = useStrings();
  const names = useTranslatedNames();
  const city = useDebouncedValue(form.watch('city').trim(), PAUSE_MS);
  const postalCode = useDebouncedValue(form.watch('postalCode').trim(), PAUSE_MS);
  const { queryKey, queryFn } = queryFor(checkTown, {
    query: { city, ...(postalCode ? { postalCode } : {}) },
  });
  const { data: town } = useQuery({ queryKey, queryFn, enabled: city !== '' });
  const { isKnown, commune, meant } = town ?? {};
  const name =
    commune && names.of(communes.find((candidate) => candidate.name === commune) ?? { name: commune });
  const unknown = name ? editor.townUnknownButCode(name) : editor.townUnknown;
  const hint = isKnown && name ? editor.townKnown(name) : unknown;
  return (
    <Stack gap={2}>
      <div aria-live="polite">{children(town ? hint : editor.cityHint)}</div>
      {meant && (
        <div>
          <Button
            size="small"
            onClick={() => form.setValue('city', meant, { shouldDirty: true, shouldValidate: true })}
          >
            {editor.townMeant(meant)}
          </Button>
        </div>
      )}
    </Stack>
  );
};
