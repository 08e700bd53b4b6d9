import type { Person } from '../../kernel/visitor.ts';

/**
 * Who may enter a page: null lets the visitor in, an address sends them there. Pure, so the server
 * (before any HTML) and the browser (before any request) judge alike.
 */
export type Access = (visitor: Person | null) => string | null;

export const anyone: Access = () => null;

export const sendTo =
  (address: string): Access =>
  () =>
    address;
