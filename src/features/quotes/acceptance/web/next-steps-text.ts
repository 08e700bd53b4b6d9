import type { Quote } from '#features/quotes/core/contract/shapes.ts';
import type { Strings } from '#strings/strings.ts';

/** Others are declined only if others were asked, so the text depends on the request. */
export const nextStepsText = (
  { isChange, requestId }: Pick<Quote, 'isChange' | 'requestId'>,
  signing: Strings['signing'],
): { code: string; passkey: string } => {
  if (isChange) return { code: signing.changeNext, passkey: signing.changeNextPasskey };
  if (requestId === null) return { code: signing.straightNext, passkey: signing.straightNextPasskey };
  return { code: signing.nextCode, passkey: signing.nextPasskey };
};
