export { EmbeddedConversation } from './embedded/embedded-conversation.tsx';
