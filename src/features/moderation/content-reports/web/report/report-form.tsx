import { Button } from '#design/button.tsx';
import { Field } from '#design/field.tsx';
import { Stack, TwoColumns } from '#design/layout.tsx';
import { Panel, PanelBody } from '#design/panel.tsx';
import { RadioGroup } from '#design/radio-group.tsx';
import { TextArea } from '#design/text-area.tsx';
import { TextInput } from '#design/text-input.tsx';
import { showToast } from '#design/toast.ts';
import { reportContent } from '#features/moderation/content-reports/contract/content-reports.ts';
import { contentReportKinds } from '#features/moderation/core/rules/moderation.ts';
import { callEndpoint } from '#web/api-client.ts';
import { failureReasonOf } from '#web/failure-reason.ts';
import { Form } from '#web/form/form.tsx';
import { useForm } from '#web/form/use-form.ts';
import { useStrings } from '#web/strings.tsx';
import styles from './report.module.css';

interface ReportFormProps {
  /** The reported address, or the empty string if it is unknown. */
  address: string;
  onSent: (receipt: string) => void;
}

interface ReportValues {
  kind: (typeof contentReportKinds)[number];
  address: string;
  explanation: string;
  name?: string | undefined;
  email?: string | undefined;
  website?: string | undefined;
}

const useReportForm = ({ address, onSent }: ReportFormProps) => {
  const strings = useStrings();
  return useForm<ReportValues, ReportValues>({
    schema: reportContent.body,
    values: { address, explanation: '', name: '', email: '', website: '' },
    send: async (body, _, callOptions) =>
      onSent((await callEndpoint(reportContent, { body }, callOptions)).receipt),
    onRefused: (error) =>
      showToast({
        tone: 'destructive',
        title: strings.reporting.failed,
        text: failureReasonOf(error, strings),
      }),
  });
};

export const ReportForm = (props: ReportFormProps) => {
  const { reporting } = useStrings();
  const form = useReportForm(props);
  return (
    <Panel>
      <Form onSubmit={form.submit} label={reporting.title}>
        <PanelBody>
          <Stack gap={5}>
            <RadioGroup
              {...form.field('kind')}
              legend={reporting.kind}
              options={contentReportKinds.map((kind) => ({ value: kind, label: reporting.kinds[kind] }))}
              error={form.errorOf('kind')}
            />
            <Field label={reporting.address} hint={reporting.addressHint} error={form.errorOf('address')}>
              <TextInput {...form.field('address')} />
            </Field>
            <Field
              label={reporting.explanation}
              hint={reporting.explanationHint}
              error={form.errorOf('explanation')}
            >
              <TextArea {...form.field('explanation')} rows={5} />
            </Field>
            <TwoColumns>
              <Field label={reporting.name} mark={reporting.optional} error={form.errorOf('name')}>
                <TextInput {...form.field('name')} autoComplete="name" />
              </Field>
              <Field label={reporting.email} mark={reporting.optional} error={form.errorOf('email')}>
                <TextInput {...form.field('email')} type="email" autoComplete="email" />
              </Field>
            </TwoColumns>
            {/* This field is a trap for programs that fill in everything. */}
            <div className={styles.unseen} aria-hidden="true">
              <Field label={reporting.website}>
                <TextInput {...form.field('website')} tabIndex={-1} autoComplete="off" />
              </Field>
            </div>
          </Stack>
        </PanelBody>
        <div className={styles.foot}>
          <Button type="submit" variant="primary" busy={form.isSending} busyText={reporting.sending}>
            {reporting.send}
          </Button>
        </div>
      </Form>
    </Panel>
  );
};
