import { isPublicHttpsUrl } from '#kernel/public-https-url.ts';

/** The push services of Chrome and its kin, Firefox, Edge and Safari. A browser that is none of these brings another. */
const SERVICES = [
  /^fcm\.googleapis\.com$/,
  /^([a-z0-9-]+\.)*push\.services\.mozilla\.com$/,
  /^([a-z0-9-]+\.)+notify\.windows\.com$/,
  /^([a-z0-9-]+\.)+push\.apple\.com$/,
];

/** The server calls it, so it must be one of the services that are known, and lead nowhere else. */
export const isPushService = (address: string): boolean =>
  isPublicHttpsUrl(address) && SERVICES.some((service) => service.test(new URL(address).hostname));
