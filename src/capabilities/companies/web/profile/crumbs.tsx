import { Breadcrumb } from '../../../../design/breadcrumb.tsx';
import { Wrap } from '../../../../design/layout.tsx';
import { useStrings } from '../../../../web/strings.tsx';
import type { Company } from '../../contract.ts';

/** Home, the company's first trade in the directory, the company. */
export const Crumbs = ({ company: { name, services } }: { company: Company }) => {
  const { companies } = useStrings();
  const category = services.find((service) => service.category)?.category;
  return (
    <Wrap>
      <Breadcrumb
        label={companies.breadcrumb}
        crumbs={[
          { label: companies.home, href: '/' },
          ...(category ? [{ label: category.name, href: `/?category=${category.id}#browse-services` }] : []),
          { label: name },
        ]}
      />
    </Wrap>
  );
};
