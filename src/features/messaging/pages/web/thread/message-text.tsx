import { splitTextAtLinks } from '#features/messaging/core/rules/message-rules.ts';

/** Links in a message can be followed; nothing else in it is markup. */
export const MessageText = ({ content }: { content: string }) =>
  splitTextAtLinks(content).map(({ text, href }, index) =>
    href === undefined ? (
      text
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- a message never changes
      <a key={index} href={href} target="_blank" rel="nofollow noopener ugc">
        {text}
      </a>
    ),
  );
