/** The header's button and the phone's bar of places open the same menu. */
export const PHONE_MENU_ID = 'menu';
