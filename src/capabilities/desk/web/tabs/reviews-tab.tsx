import { EmptyState } from '../../../../design/empty-state.tsx';
import { useStrings } from '../../../../web/strings.tsx';

export const ReviewsTab = () => {
  const { desk, web } = useStrings();
  return <EmptyState title={desk.names.reviews} text={web.notYetText} />;
};
