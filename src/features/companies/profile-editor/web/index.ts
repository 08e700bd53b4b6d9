export { CompletenessPanel } from './completeness-panel.tsx';
export { editorAnchorHref } from './editor-anchor.tsx';
export { ProfileEditor } from './profile-editor.tsx';
export { editorQueries, ownCompanyQuery } from './queries.ts';
