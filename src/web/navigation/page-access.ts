import { href } from '#kernel/href.ts';
import type { Person } from '#kernel/signed-in-person.ts';

/** The address belongs to another account: a page that says so is shown in its place (reading 80). */
export const NOT_YOURS = Symbol('not yours');

/**
 * Decides who may enter a page: null lets the visitor in, an address redirects. Pure, so that server (before any
 * HTML) and browser (before any request) judge alike.
 */
export type PageAccess = (
  visitor: PageVisitor | null,
  search: Readonly<Record<string, unknown>>,
) => string | null | typeof NOT_YOURS;

export type PageVisitor = Pick<Person, 'userType' | 'username' | 'mustAddFactor'>;

/** Staff set up their second factor here: before they have one, it is their only page. */
export const SECOND_FACTOR_PATH = href('/second-factor');

export const openToAnyone: PageAccess = () => null;

export const alwaysRedirectTo =
  (address: string): PageAccess =>
  () =>
    address;

/** Returns where somebody lands who has just signed in. */
export const landingPathOf = ({
  userType,
  mustAddFactor,
}: Pick<PageVisitor, 'userType' | 'mustAddFactor'>): string => {
  if (mustAddFactor) return SECOND_FACTOR_PATH;
  if (userType === 'company') return href('/company-dashboard');
  return userType === 'admin' ? href('/admin') : href('/dashboard');
};

/** Signed-in people are sent on. */
export const signedOutOnly: PageAccess = (visitor) => visitor && landingPathOf(visitor);

/** The company portal redirects everybody to the company's dashboard, which judges for itself. */
export const signedOutElseCompanyDashboard: PageAccess = (visitor) => visitor && href('/company-dashboard');

export const signedInElseLogin: PageAccess = (visitor) => (visitor ? null : href('/auth'));

export const signedInElseClientLogin: PageAccess = (visitor) => (visitor ? null : href('/client-auth'));

/** Belongs to clients: anyone else who is signed in has none. */
export const signedInClientsOnly: PageAccess = (visitor) => {
  if (!visitor) return href('/client-auth');
  return visitor.userType === 'private' ? null : NOT_YOURS;
};

/** Belongs to companies. */
export const signedInCompaniesOnly: PageAccess = (visitor) => {
  if (!visitor) return href('/auth');
  return visitor.userType === 'company' ? null : NOT_YOURS;
};

/** Client and company share these pages: staff have none. */
export const clientsAndCompaniesOnly: PageAccess = (visitor) => {
  if (!visitor) return href('/auth');
  return visitor.userType === 'admin' ? NOT_YOURS : null;
};

/** Everybody else goes home from there, as the documents say. */
export const companyDashboardAccess: PageAccess = (visitor) => {
  if (!visitor) return href('/auth');
  return visitor.userType === 'company' ? null : href('/');
};

export const companiesElseHome: PageAccess = (visitor) =>
  visitor?.userType === 'company' ? null : href('/');

/** The plan is checked first, then the person. Skipping the payment gains nothing but the next page. */
export const checkoutAccess =
  (skipsPayment: (username: string) => boolean): PageAccess =>
  (visitor, { plan }) => {
    if (plan === undefined) return href('/company-auth', { tab: 'register' });
    if (!visitor) return href('/company-auth');
    if (visitor.userType !== 'company') return href('/');
    return skipsPayment(visitor.username) ? href('/company-dashboard') : null;
  };
