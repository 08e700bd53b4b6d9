export { activityRoute } from './api/activity.ts';
