/** What is asked for cannot be had now, and perhaps can in a moment. */
export class Unavailable extends Error {}
