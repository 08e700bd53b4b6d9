import type Stripe from 'stripe';
import { href } from '#kernel/href.ts';
import type { Config } from '#server/config/config.ts';
import { publicBaseUrl } from '#server/config/public-base-url.ts';

/** A company changes its card here and sees its payments to Stripe. */
export const createPortalSession = async (
  stripe: Stripe,
  customer: string,
  config: Config,
): Promise<string> => {
  const returnTo = `${publicBaseUrl(config)}${href('/company-dashboard', { tab: 'subscription' })}`;
  const { url } = await stripe.billingPortal.sessions.create({ customer, return_url: returnTo });
  return url;
};
