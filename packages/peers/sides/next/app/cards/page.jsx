import { CardsOf } from '../cards-of.jsx';

export const dynamic = 'force-dynamic';

export default async function Page({ searchParams }) {
  const { category } = await searchParams;
  return <CardsOf category={Number(category)} />;
}
