export { AssigneeLabel } from './caretaker-line.tsx';
export { AssigneeMenu } from './caretaker-menu.tsx';
