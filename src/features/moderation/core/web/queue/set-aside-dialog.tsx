import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Field } from '#design/field.tsx';
import { TextInput } from '#design/text-input.tsx';
import { Text } from '#design/text.tsx';
import { showToast } from '#design/toast.ts';
import type { QueueEntry } from '#features/moderation/core/contract/moderation.ts';
import { setEntryAside } from '#features/moderation/core/contract/set-aside-and-notes.ts';
import type { QueueName } from '#features/moderation/core/rules/moderation.ts';
import { dayAfterDays, MOST_DAYS_ASIDE } from '#features/moderation/core/rules/set-aside.ts';
import { isOfQueue, moderationDeskQuery } from '#features/moderation/core/web/queries.ts';
import { noonOf } from '#kernel/calendar.ts';
import { callEndpoint } from '#web/api-client.ts';
import { FormDialog } from '#web/form/form-dialog.tsx';
import { useForm } from '#web/form/use-form.ts';
import { useStrings } from '#web/strings.tsx';
import { useFormat } from '#web/use-format.ts';

/** Most answers come within these days. */
const USUAL_DAYS = 3;

interface SetAsideDialogProps {
  queue: QueueName;
  entries: readonly QueueEntry[];
  onDone: () => void;
  onClose: () => void;
}

/** Asks until when entries are set aside. */
export const SetAsideDialog = ({ queue, entries, onDone, onClose }: SetAsideDialogProps) => {
  const client = useQueryClient();
  const format = useFormat();
  const { moderating } = useStrings();
  const [now] = useState(() => new Date());
  const form = useForm({
    schema: setEntryAside.body,
    values: { until: dayAfterDays(now, USUAL_DAYS) },
    send: async (body) => {
      for (const { id } of entries) await callEndpoint(setEntryAside, { params: { queue, id }, body });
      showToast({ tone: 'success', title: moderating.setAsideDone(format.longDate(noonOf(body.until))) });
      void client.invalidateQueries({ predicate: isOfQueue(queue) });
      void client.invalidateQueries({ queryKey: moderationDeskQuery.queryKey });
      onDone();
      onClose();
    },
  });
  return (
    <FormDialog
      title={moderating.setAsideTitle}
      words={{
        send: moderating.setAsideNow,
        sending: moderating.settingAside,
        cancel: moderating.cancel,
        close: moderating.close,
      }}
      form={form}
      draftKey={null}
      onClose={onClose}
    >
      <Text>{moderating.setAsideLead}</Text>
      {entries.length > 1 && <Text>{moderating.appliesToAll(entries.length)}</Text>}
      <Field label={moderating.setAsideUntil} error={form.errorOf('until')}>
        <TextInput
          type="date"
          min={dayAfterDays(now, 1)}
          max={dayAfterDays(now, MOST_DAYS_ASIDE)}
          {...form.field('until')}
        />
      </Field>
    </FormDialog>
  );
};
