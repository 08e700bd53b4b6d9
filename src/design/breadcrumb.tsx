import { Anchor } from './anchor.tsx';
import styles from './breadcrumb.module.css';

export interface BreadcrumbItemData {
  label: string;
  /** The last one has none: it is the present page. */
  href?: string;
}

export const Breadcrumb = ({ label, crumbs }: { label: string; crumbs: readonly BreadcrumbItemData[] }) => (
  <nav aria-label={label}>
    <ol className={styles.list}>
      {crumbs.map((crumb) => (
        <li key={crumb.label}>
          {crumb.href ? (
            <Anchor href={crumb.href}>{crumb.label}</Anchor>
          ) : (
            <span aria-current="page">{crumb.label}</span>
          )}
        </li>
      ))}
    </ol>
  </nav>
);
