// The conversation that was opened from the list goes back by the browser's history. A reload forgets it.
let opened: number | undefined;

export const rememberOpenedFromList = (userId: number) => {
  opened = userId;
};

export const wasConversationOpenedFromList = (userId: number) => opened === userId;
