import type { Strings } from '#strings/strings.ts';
import type { PlaceName, PlaceOwner } from './places.ts';

export const placeLabel = ({ ownFrame }: Strings, name: PlaceName): string => ownFrame[name];

/** The menus call two places as the documents write them. */
export const menuPlaceLabel = (
  { ownFrame }: Strings,
  name: PlaceName,
  userType: PlaceOwner['userType'],
): string => {
  if (name === 'projects') return userType === 'company' ? ownFrame.companyProjects : ownFrame.myProjects;
  return name === 'requests' && userType === 'private' ? ownFrame.myRequests : ownFrame[name];
};

/** A screen reader says the place first and then how much waits there; without a count the label is enough. */
export const spokenPlaceLabel = (
  { ownFrame }: Strings,
  { label, name }: { label: string; name: PlaceName },
  count: number | undefined,
): string | undefined => {
  if (!count) return undefined;
  return name === 'messages' ? ownFrame.messagesUnread(count) : ownFrame.waiting(label, count);
};
