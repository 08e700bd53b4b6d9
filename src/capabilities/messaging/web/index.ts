import { lazyPart } from '../../../web/lazy-part.tsx';

export const MessageDialog = lazyPart(['messaging'], () =>
  import('./message-dialog.tsx').then(({ MessageDialog: dialog }) => dialog),
);
