import { CardsOf } from '../../cards-of.jsx';

export const revalidate = 3600;
export const generateStaticParams = () => [];

export default async function Page({ params }) {
  const { category } = await params;
  return <CardsOf category={Number(category)} />;
}
