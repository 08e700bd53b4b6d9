import { Button } from '#design/button.tsx';
import { FieldError } from '#design/field-error.tsx';
import { Panel, PanelBody } from '#design/panel.tsx';
import {
  faultOfHours,
  likeMonday,
  readWeek,
  USUAL_WEEK,
  type WeekHours,
  writeWeek,
} from '#features/companies/core/rules/opening-hours-editing.ts';
import { PUBLIC_HOLIDAYS_KEY, weekdayNames } from '#features/companies/core/rules/opening-hours.ts';
import { EditorAnchor } from '#features/companies/profile-editor/web/editor-anchor.tsx';
import type { EditorForm } from '#features/companies/profile-editor/web/use-editor-form.ts';
import { useStrings } from '#web/strings.tsx';
import { ClosurePeriods } from './closures.tsx';
import { DayRow } from './day-row.tsx';

/** Half-written hours are no error until somebody wants to save them. */
const useErrorOf = (form: EditorForm, hours: Record<string, string> | null) => {
  const { editor } = useStrings();
  return (line: string) => {
    const fault = faultOfHours(line, hours?.[line] ?? '');
    if (fault === 'overlapping') return editor.hoursOverlapping;
    if (fault === 'period') return editor.closureInvalid;
    return fault === null ? undefined : form.errorOf(`businessHours.${line}` as 'businessHours');
  };
};

/** Edits the week, the holidays and the leave in the one form that hours are stored in. */
export const HoursPanel = ({ form }: { form: EditorForm }) => {
  const { editor, profile } = useStrings();
  const hours = form.watch('businessHours');
  const week = readWeek(hours);
  const write = (change: Partial<WeekHours>) =>
    form.setValue('businessHours', writeWeek({ ...week, ...change }), { shouldDirty: true });
  const errorOf = useErrorOf(form, hours);
  const offered = hours === null ? USUAL_WEEK : likeMonday(week);
  return (
    <EditorAnchor name="hours">
      <Panel
        title={profile.businessHours}
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
            <DayRow
              key={day}
              label={profile.weekdays[weekday] ?? day}
              day={week.days[weekday] ?? null}
              error={errorOf(day)}
              onChange={(next) => write({ days: week.days.with(weekday, next) })}
            />
          ))}
          <DayRow
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
      </Panel>
    </EditorAnchor>
  );
};
