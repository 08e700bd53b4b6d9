import { type PlanName, plans } from '#features/billing/subscriptions/rules/plans.ts';
import type { Strings } from '#strings/strings.ts';

const besides = ({ subscriptions: words }: Pick<Strings, 'subscriptions'>) =>
  ({ basic: [], professional: [words.priority], premium: [words.featured, words.manager] }) as const;

/** Lists a plan's features as the price list does, then those that nobody has without a plan. */
export const planFeaturesOf = (
  strings: Pick<Strings, 'subscriptions'>,
  name: PlanName,
): readonly string[] => {
  const { subscriptions: words } = strings;
  const { services, images } = plans[name];
  const planFeatures = [words.analytics[name], ...besides(strings)[name]];
  const lifted = [words.requests, words.figures[name]];
  if (services === null || images === null) return [words.unlimited, ...planFeatures, ...lifted];
  const first = name === 'basic' ? words.servicesOfBasic(services) : words.services(services);
  return [first, ...planFeatures, words.images(images), ...lifted];
};
