import { lazyPart } from '../../../web/lazy-part.tsx';

export const SaveDialog = lazyPart(['folders'], () =>
  import('./save-dialog.tsx').then(({ SaveDialog: dialog }) => dialog),
);
