import { Text } from '#design/text.tsx';
import { useStrings } from '#web/strings.tsx';

/** Replaces the buttons that the other side’s block refuses. */
export const ContactEndedNotice = ({ name }: { name: string }) => {
  const { blocks } = useStrings();
  return (
    <Text as="div" size="small">
      {blocks.byPartner(name)}
    </Text>
  );
};
