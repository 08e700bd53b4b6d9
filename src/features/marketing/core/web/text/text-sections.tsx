import { TextLink } from '#design/text.tsx';
import styles from './text-page.module.css';

export interface TextSectionData {
  key: string;
  title: string;
  text: readonly string[];
  links?: readonly { label: string; href: string }[];
}

/** Shows the sections one after the other; each can be linked to by its key. */
export const TextSections = ({ sections }: { sections: readonly TextSectionData[] }) =>
  sections.map(({ key, title, text, links = [] }) => (
    <section key={key} id={key} className={styles.section}>
      <h2>{title}</h2>
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {links.length > 0 && (
        <ul className={styles.links}>
          {links.map(({ label, href }) => (
            <li key={href}>
              <TextLink href={href}>{label}</TextLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  ));
