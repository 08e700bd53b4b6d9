/** The selector has this order; the first is the default. */
export const PHONE_PREFIXES = ['+352', '+49', '+33', '+32', '+31', '+44'] as const;
