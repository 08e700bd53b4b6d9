// Names that lead nowhere outside: RFC 6761, RFC 6762, RFC 8375 and what routers give out.
const INSIDE = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|private|test|invalid|onion|arpa)$/;

/**
 * Whether a parsed address's host is a name of the public web: no number, however it was written, and nothing of the
 * reader's own machine or network.
 */
export const isPublicName = (hostname: string): boolean =>
  /^([a-z0-9-]+\.)+[a-z][a-z0-9-]*[a-z0-9]$/.test(hostname) && !INSIDE.test(hostname);
