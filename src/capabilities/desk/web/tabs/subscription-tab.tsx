import { SubscriptionPanels } from '../../../subscriptions/web/index.ts';

export const SubscriptionTab = () => <SubscriptionPanels />;
