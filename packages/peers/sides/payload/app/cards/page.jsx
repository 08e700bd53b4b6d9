import Link from 'next/link';
import { getPayload } from 'payload';
import config from '../../payload.config.mjs';

export const dynamic = 'force-dynamic';

export default async function Page({ searchParams }) {
  const { category } = await searchParams;
  const payload = await getPayload({ config });
  const { docs, totalDocs } = await payload.find({
    collection: 'companies',
    where: { category: { equals: Number(category) } },
    sort: ['-placement', '-ratingScore', '-id'],
    limit: 24,
    depth: 1,
    joins: false,
  });
  return (
    <main>
      <h1>{totalDocs} companies</h1>
      <ul>
        {docs.map((company) => (
          <li key={company.id}>
            <h2>
              <Link href={`/companies/${company.id}`}>{company.name}</Link>
            </h2>
            <p>
              {company.category.name} · {company.commune}, {company.canton}
            </p>
            <p>
              {company.ratingAverage?.toFixed(1) ?? 'No reviews yet'} ({company.reviewCount}) ·{' '}
              {company.projectCount} projects
            </p>
            <p>{company.description}</p>
            <address>
              {company.address}, {company.postalCode} {company.city}
            </address>
          </li>
        ))}
      </ul>
    </main>
  );
}
