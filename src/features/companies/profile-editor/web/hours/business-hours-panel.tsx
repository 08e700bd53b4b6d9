import { Button } from '#design/button.tsx';
import { FieldError } from '#design/field-error.tsx';
import { FoldingPanel } from '#design/folding-panel.tsx';
import { PanelBody } from '#design/panel.tsx';
import {
  whyHoursInvalid,
  copyMondayToFriday,
  parseWeekHours,
  USUAL_OPENING_WEEK,
  type WeekHours,
  formatWeekHours,
} from '#features/companies/core/rules/opening-hours-editing.ts';
import { PUBLIC_HOLIDAYS_KEY, weekdayNames } from '#features/companies/core/rules/opening-hours.ts';
import { EditorAnchor } from '#features/companies/profile-editor/web/editor-anchor.tsx';
import type { ProfileEditorForm } from '#features/companies/profile-editor/web/use-profile-editor-form.ts';
import { useStrings } from '#web/strings.tsx';
import { ClosurePeriods } from './closure-periods.tsx';
import { DayHoursRow } from './day-hours-row.tsx';

/** Half-written hours are no error until somebody wants to save them. */
const useErrorOf = (form: ProfileEditorForm, hours: Record<string, string> | null) => {
  const { editor } = useStrings();
  return (line: string) => {
    const fault = whyHoursInvalid(line, hours?.[line] ?? '');
    if (fault === 'overlapping') return editor.hoursOverlapping;
    if (fault === 'period') return editor.closureInvalid;
    return fault === null ? undefined : form.errorOf(`businessHours.${line}` as 'businessHours');
  };
};

/** Edits the week, the holidays and the leave in the one form that hours are stored in. */
export const BusinessHoursPanel = ({ form }: { form: ProfileEditorForm }) => {
  const { editor, profile } = useStrings();
  const hours = form.watch('businessHours');
  const week = parseWeekHours(hours);
  const write = (change: Partial<WeekHours>) =>
    form.setValue('businessHours', formatWeekHours({ ...week, ...change }), { shouldDirty: true });
  const errorOf = useErrorOf(form, hours);
  const offered = hours === null ? USUAL_OPENING_WEEK : copyMondayToFriday(week);
  return (
    <EditorAnchor name="hours">
      <FoldingPanel
        title={profile.businessHours}
        hasFault={form.hasFaultIn(['businessHours'])}
        end={
          offered && (
            <Button size="small" onClick={() => write(offered)}>
              {hours === null ? editor.usualWeek : editor.likeMonday}
            </Button>
          )
        }
      >
        <ul>
          {weekdayNames.map((day, weekday) => (
            <DayHoursRow
              key={day}
              label={profile.weekdays[weekday] ?? day}
              day={week.days[weekday] ?? null}
              error={errorOf(day)}
              onChange={(next) => write({ days: week.days.with(weekday, next) })}
            />
          ))}
          <DayHoursRow
            label={profile.publicHolidays}
            day={week.holidays}
            error={errorOf(PUBLIC_HOLIDAYS_KEY)}
            onChange={(holidays) => write({ holidays })}
          />
        </ul>
        <PanelBody>
          <ClosurePeriods
            closures={week.closures}
            errorOf={({ from, to }) => errorOf(`${from}/${to}`)}
            onChange={(closures) => write({ closures })}
          />
          <FieldError id="hours-error">{form.errorOf('businessHours')}</FieldError>
        </PanelBody>
      </FoldingPanel>
    </EditorAnchor>
  );
};
