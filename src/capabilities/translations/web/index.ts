export { Translatable } from './translatable.tsx';
