export { CompletenessPanel } from './completeness-panel.tsx';
export { addressOfAnchor } from './editor-anchor.tsx';
export { ProfileEditor } from './profile-editor.tsx';
export { editorQuestions, ownCompanyQuestion } from './questions.ts';
