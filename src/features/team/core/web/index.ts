export { AssigneeLabel } from './assignee-label.tsx';
export { AssigneeMenu } from './assignee-menu.tsx';
