// These names lead nowhere on the public web: RFC 6761, RFC 6762, RFC 8375 and names that routers give out.
const INSIDE = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|private|test|invalid|onion|arpa)$/;

/**
 * Says whether a parsed address's host is a name of the public web. Numbers are refused however they are written, and
 * so are names of the reader's own machine or network.
 */
export const isPublicHostname = (hostname: string): boolean =>
  /^([a-z0-9-]+\.)+[a-z][a-z0-9-]*[a-z0-9]$/.test(hostname) && !INSIDE.test(hostname);
