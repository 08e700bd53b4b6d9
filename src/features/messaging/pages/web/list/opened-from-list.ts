// Which conversation was opened from the list: its way back is the browser's. A reload forgets it.
let opened: number | undefined;

export const openFromList = (userId: number) => {
  opened = userId;
};

export const wasOpenedFromList = (userId: number) => opened === userId;
