import { href } from '#kernel/href.ts';

/** A company asks here for offers that nobody can buy by a click: a banner, its account manager. */
export const COMPANY_CONTACT_PATH = href('/contact', { topic: 'company' });
