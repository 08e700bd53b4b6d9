/** The other side will never take this message. Says why without saying to whom or what. */
export class PermanentFailure extends Error {}
