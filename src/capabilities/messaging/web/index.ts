export { EmbeddedConversation } from './embedded/embedded-conversation.tsx';
export { leadsQuestion, messageableQuestion, unreadQuestion } from './questions.ts';
export { Stamp } from './stamp.tsx';
export { useMessageDialog } from './use-message-dialog.tsx';
