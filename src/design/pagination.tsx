import { Anchor } from './anchor.tsx';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icons.ts';
import styles from './pagination.module.css';
import { shownPages } from './shown-pages.ts';

interface PaginationProps {
  label: string;
  page: number;
  pages: number;
  href: (page: number) => string;
  previousLabel: string;
  nextLabel: string;
  pageLabel: (page: number) => string;
}

function Step({ icon, label, href }: { icon: IconName; label: string; href: string | undefined }) {
  if (href === undefined) {
    return (
      <span className={classNames(styles.page, styles.off)}>
        <Icon name={icon} />
      </span>
    );
  }
  return (
    <Anchor href={href} className={styles.page} aria-label={label}>
      <Icon name={icon} />
    </Anchor>
  );
}

export function Pagination(props: PaginationProps) {
  const { label, page, pages, href, previousLabel, nextLabel, pageLabel } = props;
  if (pages < 2) return null;
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        <li>
          <Step icon="chevron-left" label={previousLabel} href={page > 1 ? href(page - 1) : undefined} />
        </li>
        {shownPages(page, pages).map((shown, at) =>
          shown === null ? (
            <li key={`gap ${at}`} className={styles.gap} aria-hidden="true" />
          ) : (
            <li key={shown}>
              <Anchor
                href={href(shown)}
                className={styles.page}
                aria-label={pageLabel(shown)}
                aria-current={shown === page ? 'page' : undefined}
              >
                {shown}
              </Anchor>
            </li>
          ),
        )}
        <li>
          <Step icon="chevron-right" label={nextLabel} href={page < pages ? href(page + 1) : undefined} />
        </li>
      </ul>
    </nav>
  );
}
