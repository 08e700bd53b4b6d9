import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import * as z from 'zod/mini';
import { FieldError } from '#design/field-error.tsx';
import { Field } from '#design/field.tsx';
import { Select } from '#design/select.tsx';
import { TextInput } from '#design/text-input.tsx';
import { showToast } from '#design/toast.ts';
import {
  type CreatedApiToken,
  createApiToken,
  messageKey,
  type NewApiToken,
  newApiTokenSchema,
} from '#features/api/tokens/contract/tokens.ts';
import { apiTokenLifetimeDays } from '#features/api/tokens/rules/api-tokens.ts';
import { type ApiArea, type ApiScope, apiAreas, apiScopes } from '#kernel/api-scopes.ts';
import { callEndpoint } from '#web/api-client.ts';
import { failureReasonOf } from '#web/failure-reason.ts';
import { FormDialog } from '#web/form/form-dialog.tsx';
import { useForm } from '#web/form/use-form.ts';
import { useStrings } from '#web/strings.tsx';
import styles from './api-tokens.module.css';
import { apiTokensQuery } from './queries.ts';

type Access = '' | 'read' | 'write';

interface Values {
  name: string;
  days: string;
  access: Record<ApiArea, Access>;
}

const scopesOf = (access: Values['access']): ApiScope[] =>
  apiScopes.filter((scope) => {
    const [area = '', kind] = scope.split(':');
    const chosen = access[area as ApiArea];
    return chosen === 'write' || chosen === kind;
  });

const scopesOfArea = (area: ApiArea) => apiScopes.filter((scope) => scope.startsWith(`${area}:`));

const asTyped = z.object({
  name: newApiTokenSchema.shape.name,
  days: z.string(),
  // The group has no control of its own: its error is the first one's, which takes the focus.
  access: z.custom<Values['access']>().check(
    z.refine((access) => scopesOf(access).length > 0, {
      error: messageKey('scopesMissing'),
      path: [apiAreas[0]],
    }),
  ),
});

const noAccess = Object.fromEntries(apiAreas.map((area) => [area, ''])) as Values['access'];

const useNewToken = (onCreated: (token: CreatedApiToken) => void) => {
  const strings = useStrings();
  const client = useQueryClient();
  const { apiTokens: words } = strings;
  return useForm<Values, unknown>({
    schema: asTyped,
    values: { name: '', days: String(apiTokenLifetimeDays[1]), access: noAccess },
    send: async (_, values, callOptions) => {
      const body: NewApiToken = {
        name: values.name.trim(),
        scopes: scopesOf(values.access),
        days: Number(values.days) as NewApiToken['days'],
      };
      const created = await callEndpoint(createApiToken, { body }, callOptions);
      void client.refetchQueries({ queryKey: apiTokensQuery.queryKey });
      onCreated(created);
    },
    onRefused: (error) =>
      showToast({ tone: 'destructive', title: words.createFailed, text: failureReasonOf(error, strings) }),
  });
};

export const NewTokenDialog = ({
  onClose,
  onCreated,
}: {
  onClose: () => void;
  onCreated: (token: CreatedApiToken) => void;
}) => {
  const { apiTokens: words } = useStrings();
  const form = useNewToken(onCreated);
  const accessErrorId = useId();
  const isAccessMissing = scopesOf(form.watch('access')).length === 0;
  return (
    <FormDialog
      title={words.create}
      words={{ send: words.createToken, sending: words.creating, cancel: words.cancel, close: words.close }}
      form={form}
      draftKey={null}
      onClose={onClose}
    >
      <Field label={words.name} hint={words.nameHint} error={form.errorOf('name')}>
        <TextInput {...form.field('name')} autoComplete="off" />
      </Field>
      <Field label={words.days} error={form.errorOf('days')}>
        <Select {...form.field('days')}>
          {apiTokenLifetimeDays.map((days) => (
            <option key={days} value={days}>
              {words.dayCount(days)}
            </option>
          ))}
        </Select>
      </Field>
      <fieldset aria-describedby={accessErrorId}>
        <legend className={styles.legend}>{words.access}</legend>
        {/* Above the first control, which takes the focus: below the last it would be out of view. */}
        <FieldError id={accessErrorId}>{isAccessMissing && form.errorOf(`access.${apiAreas[0]}`)}</FieldError>
        <div className={styles.access}>
          {apiAreas.map((area) => (
            <Field key={area} label={words.areas[area]} hint={<code>{scopesOfArea(area).join(' ')}</code>}>
              <Select {...form.field(`access.${area}`)}>
                <option value="">{words.noAccess}</option>
                <option value="read">{words.read}</option>
                {area !== 'account' && <option value="write">{words.write}</option>}
              </Select>
            </Field>
          ))}
        </div>
      </fieldset>
    </FormDialog>
  );
};
