import type { BreadcrumbItemData } from '#design/breadcrumb.tsx';
import type { AbsoluteUrlBuilders } from './page.ts';

/** Describes the way to a page in the words of schema.org. The last crumb is the page itself and needs no address. */
export const breadcrumbStructuredData = (
  crumbs: readonly BreadcrumbItemData[],
  address: AbsoluteUrlBuilders,
): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: href && address.page(href),
  })),
});
