import Link from 'next/link';
import { pool } from '../pool.mjs';
import { readList } from '../queries.mjs';
import { SaveButton } from './save-button.jsx';

const Card = ({ company }) => (
  <li className="card">
    <h2>
      <Link href={`/companies/${company.id}`}>{company.name}</Link>
    </h2>
    <p>
      {company.category.name} · {company.commune}, {company.canton}
    </p>
    <p>
      {company.ratingAverage?.toFixed(1) ?? 'No reviews yet'} ({company.reviewCount}) · {company.projectCount}{' '}
      projects
    </p>
    <p>{company.description}</p>
    <ul>
      {company.isVerified && <li>Verified</li>}
      {company.hasEmergencyService && <li>Emergency service</li>}
      {company.responseHours !== null && <li>Answers within {company.responseHours} hours</li>}
    </ul>
    <address>
      {company.address}, {company.postalCode} {company.city}
    </address>
    <SaveButton company={{ id: company.id, name: company.name }} />
  </li>
);

export const CardsOf = async ({ category }) => {
  const { items, total } = await readList(pool, 'category', [category]);
  return (
    <main>
      <h1>{total} companies</h1>
      <ul className="cards">
        {items.map((company) => (
          <Card key={company.id} company={company} />
        ))}
      </ul>
    </main>
  );
};
