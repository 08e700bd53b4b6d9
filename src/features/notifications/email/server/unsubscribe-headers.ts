import type { EmailContent } from './email-content.ts';

/**
 * For what comes unasked, the button in a mail program that ends it (RFC 8058). The same address shows a page
 * to a person who opens it by hand.
 */
export const unsubscribeHeaders = ({ unsubscribe }: EmailContent): Record<string, string> =>
  unsubscribe
    ? {
        'List-Unsubscribe': `<${unsubscribe.address}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }
    : {};
