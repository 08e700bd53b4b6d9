export { CaretakerLine } from './caretaker-line.tsx';
export { CaretakerMenu } from './caretaker-menu.tsx';
