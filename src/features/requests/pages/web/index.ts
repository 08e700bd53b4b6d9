export { NewRequests } from './new-requests.tsx';
