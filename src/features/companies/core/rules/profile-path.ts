import { href } from '#kernel/href.ts';

/** Keeps letters and digits that any keyboard has: 'Gaart & Wéngert' becomes gaart-wengert. */
const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** A company's page has its name in the path beside its id, for search engines. */
export const profilePath = ({ id, name }: { id: number; name: string }): string =>
  href('/companies/:id', { id: [id, slugOf(name)].filter(Boolean).join('-') });

/** '12' and '12-toiture-schmit' both name company 12; a name that has changed since leads there too. */
export const companyIdIn = (segment: string): string | null =>
  /^([1-9][0-9]{0,9})(-.*)?$/.exec(segment)?.[1] ?? null;
