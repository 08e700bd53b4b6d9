export { webhooksFeature } from './feature.ts';
export { sendWebhookEvent } from './send-webhook-event.ts';
