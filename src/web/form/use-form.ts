import { type BaseSyntheticEvent, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  get,
  type Path,
  type PathValue,
  type Resolver,
  set,
  useForm as useFields,
} from 'react-hook-form';
import { safeParse, type ZodMiniType } from 'zod/mini';
import { ApiError } from '#web/api-client.ts';
import { isRefusedWithCode } from '#web/failure-reason.ts';
import type { StringsSource } from '#web/strings-source.ts';
import { useStringsSource } from '#web/strings.tsx';
import { useEndSession } from '#web/use-end-session.ts';
import { loadSentenceByKey } from './load-sentence-by-key.ts';
import { useIdempotencyKey } from './use-idempotency-key.ts';

interface FormOptions<Values extends FieldValues, Parsed> {
  /** Takes the contract's own schema, or a screen's where the documents give it other words. */
  schema: ZodMiniType<Parsed>;
  values: DefaultValues<Values>;
  /**
   * All tries share one key until one succeeds: a lost response creates no second thing. It returns false if
   * something was missing and nothing was sent.
   */
  send: (parsed: Parsed, values: Values, tryKey: { idempotencyKey: string }) => Promise<unknown>;
  /** Called with the server's refusal; its fields are marked already. */
  onRefused?: (error: ApiError) => void;
}

const checkedBy =
  <Values extends FieldValues>(schema: ZodMiniType, source: StringsSource): Resolver<Values> =>
  async (values) => {
    const parsed = safeParse(schema, values);
    if (parsed.success) return { values, errors: {} };
    const errors: FieldErrors<Values> = {};
    for (const { path, message, code } of parsed.error.issues) {
      const name = path.join('.');
      // A field with several faults shows the first.
      if (get(errors, name) === undefined)
        set(errors, name, { type: code ?? 'custom', message: await loadSentenceByKey(source, message) });
    }
    return { values: {}, errors };
  };

/**
 * Checks a form's fields by the schema the server checks by, and sends it once. A field the server refuses shows
 * why; nothing that was typed is lost.
 */
export const useForm = <Values extends FieldValues, Parsed>(options: FormOptions<Values, Parsed>) => {
  const { schema, values, send, onRefused } = options;
  const [isSending, setIsSending] = useState(false);
  const tries = useIdempotencyKey();
  const fields = useFields<Values>({
    defaultValues: values,
    resolver: checkedBy(schema as unknown as ZodMiniType, useStringsSource()),
  });
  const { errors, isDirty } = fields.formState;
  const endSession = useEndSession();

  const refuse = (error: unknown) => {
    // A call without any response is shown like a refusal.
    const refusal = error instanceof ApiError ? error : new ApiError(0, '');
    const names = Object.entries(refusal.wire.fields ?? {});
    for (const [index, [name, message]] of names.entries()) {
      fields.setError(name as Path<Values>, { message }, { shouldFocus: index === 0 });
    }
    onRefused?.(refusal);
    if (isRefusedWithCode(refusal, 'signInFirst')) endSession();
  };

  const sendOnce = async (formValues: Values): Promise<boolean> => {
    const parsed = safeParse(schema, formValues);
    if (isSending || !parsed.success) return false;
    setIsSending(true);
    try {
      const isSent = (await send(parsed.data, formValues, tries.once())) !== false;
      tries.forget();
      return isSent;
    } catch (error) {
      tries.fail(error);
      refuse(error);
      return false;
    } finally {
      setIsSending(false);
    }
  };

  /** Returns whether the form was sent and accepted. */
  const submit = async (event?: BaseSyntheticEvent): Promise<boolean> => {
    let isSent = false;
    await fields.handleSubmit(async (formValues) => {
      isSent = await sendOnce(formValues);
    })(event);
    return isSent;
  };

  const restart = (storedValues: Values, sentValues: Values) => {
    const typedSince = Object.entries(fields.getValues()).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(sentValues[name]),
    );
    fields.reset(storedValues);
    for (const [name, value] of typedSince)
      fields.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
  };

  /** The form begins with these values. */
  const beginning = fields.formState.defaultValues ?? {};

  return {
    /** Returns the properties of a field's control. */
    field: fields.register,
    errorOf: (name: Path<Values>): string | undefined => {
      const error: { message?: string } | undefined = get(errors, name);
      return error?.message;
    },
    /** A field of these, or a part of one, is marked as wrong. */
    hasFaultIn: (names: readonly Path<Values>[]): boolean =>
      names.some((name) => get(errors, name) !== undefined),
    read: fields.getValues,
    watch: fields.watch,
    setValue: fields.setValue,
    setError: fields.setError,
    reset: fields.reset,
    /** Begins again with the stored values. Words typed since it was sent stay, and are a change again. */
    restart,
    /** Fills in values that `find` returns for the form's beginning: they are a change, as if typed by hand. */
    fill: (find: (beginning: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>) => {
      for (const [name, value] of Object.entries(find(beginning)))
        fields.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, {
          shouldDirty: true,
        });
    },
    /** Calls back on each change, until the returned function is called. */
    follow: (
      onValuesChange: (
        beginning: Readonly<Record<string, unknown>>,
        now: Readonly<Record<string, unknown>>,
      ) => void,
    ) =>
      fields.subscribe({
        formState: { values: true },
        callback: ({ values: now }) => onValuesChange(beginning, now),
      }),
    /** A draft outlives this form, and the key of its tries with it. */
    keepTriesAs: tries.keepAs,
    /** To be called when a part that was sent separately has succeeded. */
    forgetTries: tries.forget,
    validate: fields.trigger,
    submit,
    isSending,
    isChanged: isDirty,
  };
};
