import { Text } from '#design/text.tsx';
import { useStrings } from '#web/strings.tsx';

/** Stands in place of buttons for what the other side’s block refuses. */
export const ContactEnded = ({ name }: { name: string }) => {
  const { blocks } = useStrings();
  return (
    <Text as="div" size="small">
      {blocks.byPartner(name)}
    </Text>
  );
};
