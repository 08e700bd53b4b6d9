import type { ReactNode } from 'react';
import { Button } from '#design/button.tsx';
import { contactIcons } from '#design/contact-icons.ts';
import { type IconListItemData, IconList } from '#design/icon-and-description-lists.tsx';
import { Panel } from '#design/panel.tsx';
import { signedInIcons } from '#design/signed-in-icons.ts';
import { useIsHydrated } from '#design/use-is-hydrated.ts';
import { emailHref, phoneHref } from '#features/companies/core/rules/contact-links.ts';
import { useClientReport } from '#features/moderation/client-reports/web/index.ts';
import type { Project } from '#features/projects/pages/contract/projects.ts';
import { useClientName } from '#features/projects/pages/web/index.ts';
import { useStrings } from '#web/strings.tsx';
import styles from './contact-panel.module.css';

/** The company sees both sides' details; its client only the company's. */
export const ProjectContactPanel = ({ project }: { project: Project }) => {
  const { projects } = useStrings();
  const clientName = useClientName()(project);
  const { company, client, clientId } = project;
  return (
    <Panel title={projects.contactInformation}>
      {client && <Contact heading={projects.client} {...client} name={clientName} icon="person" />}
      <Contact heading={projects.companyContact} {...company} icon="gable" />
      {client && <ReportClient id={clientId} name={clientName} />}
    </Panel>
  );
};

const ReportClient = (client: { id: number; name: string }) => {
  const { projects } = useStrings();
  const isLive = useIsHydrated();
  const { open, dialog } = useClientReport(client);
  return (
    <div className={styles.report}>
      <Button variant="quiet" size="small" icon={signedInIcons.flag} disabled={!isLive} onClick={open}>
        {projects.reportClient}
      </Button>
      {dialog}
    </div>
  );
};

interface ContactProps {
  heading: string;
  icon: 'person' | 'gable';
  name: string;
  email: string | null;
  phoneNumber: string | null;
}

const linked = (text: string, href: string | null): ReactNode => (href ? <a href={href}>{text}</a> : text);

const Contact = ({ heading, icon, name, email, phoneNumber }: ContactProps) => {
  const { projects } = useStrings();
  const details: (IconListItemData | null)[] = [
    { key: 'name', icon, label: projects.name, content: name },
    email
      ? {
          key: 'email',
          icon: contactIcons.envelope,
          label: projects.email,
          content: linked(email, emailHref(email)),
        }
      : null,
    phoneNumber
      ? {
          key: 'phone',
          icon: contactIcons.phone,
          label: projects.phone,
          content: linked(phoneNumber, phoneHref(phoneNumber)),
        }
      : null,
  ];
  return (
    <section className={styles.contact}>
      <h3 className={styles.heading}>{heading}</h3>
      <IconList details={details.filter((detail) => detail !== null)} />
    </section>
  );
};
