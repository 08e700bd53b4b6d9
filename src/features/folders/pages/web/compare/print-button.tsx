import { Button } from '#design/button.tsx';
import { useStrings } from '#web/strings.tsx';

export const PrintButton = () => {
  const { folders } = useStrings();
  return (
    <Button icon="document" size="small" onClick={() => print()}>
      {folders.print}
    </Button>
  );
};
