import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { Field } from '#design/field.tsx';
import { Stack, TwoColumns } from '#design/layout.tsx';
import { LinkButton } from '#design/link-button.tsx';
import { Panel, PanelBody } from '#design/panel.tsx';
import { TextArea } from '#design/text-area.tsx';
import { TextInput } from '#design/text-input.tsx';
import { href } from '#kernel/href.ts';
import { Form } from '#web/form/form.tsx';
import { useStrings } from '#web/strings.tsx';
import { CompanyPicker } from './company-picker.tsx';
import type { ChosenCompanyData } from './company-summary.tsx';
import styles from './create-project.module.css';
import { useCreateProjectForm } from './use-create-project-form.ts';

export const CreateProjectForm = ({ company }: { company?: ChosenCompanyData | undefined }) => {
  const { projects } = useStrings();
  const [chosenCompany, setChosenCompany] = useState(company ?? null);
  const form = useCreateProjectForm(company?.id);
  const choose = (choice: ChosenCompanyData | null) => {
    setChosenCompany(choice);
    form.chooseCompany(choice?.id);
  };
  return (
    <Panel className={styles.sheet}>
      <Form onSubmit={form.submit} label={projects.createTitle}>
        <PanelBody>
          <Stack gap={6}>
            <CompanyPicker
              chosenCompany={chosenCompany}
              onChoose={choose}
              box={form.companyBox}
              error={form.errorOf('companyId')}
            />
            <ProjectFields form={form} />
          </Stack>
        </PanelBody>
        <div className={styles.foot}>
          <LinkButton href={href('/projects')}>{projects.cancel}</LinkButton>
          <Button type="submit" variant="primary" busy={form.isSending} busyText={projects.creating}>
            {projects.createButton}
          </Button>
        </div>
      </Form>
    </Panel>
  );
};

const ProjectFields = ({ form }: { form: ReturnType<typeof useCreateProjectForm> }) => {
  const { projects } = useStrings();
  return (
    <>
      <Field label={projects.projectName} error={form.errorOf('name')}>
        <TextInput {...form.field('name')} placeholder={projects.namePlaceholder} autoComplete="off" />
      </Field>
      <Field label={projects.projectDescription} mark={projects.optional} error={form.errorOf('description')}>
        <TextArea {...form.field('description')} rows={5} placeholder={projects.descriptionPlaceholder} />
      </Field>
      <TwoColumns>
        <Field label={projects.budget} mark={projects.optional} error={form.errorOf('budget')}>
          <TextInput {...form.field('budget')} placeholder={projects.budgetPlaceholder} autoComplete="off" />
        </Field>
        <Field label={projects.timeline} mark={projects.optional} error={form.errorOf('timeline')}>
          <TextInput
            {...form.field('timeline')}
            placeholder={projects.timelinePlaceholder}
            autoComplete="off"
          />
        </Field>
      </TwoColumns>
    </>
  );
};
