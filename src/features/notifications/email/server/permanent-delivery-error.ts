/** The other side will never take this message. The text gives the reason without the receiver or the content. */
export class PermanentDeliveryError extends Error {}
