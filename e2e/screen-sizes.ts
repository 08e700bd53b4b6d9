export const DESK = 1440;
export const PHONE = 390;
