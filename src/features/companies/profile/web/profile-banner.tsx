import { Icon } from '#design/icon.tsx';
import { bannerUrlOf } from '#features/companies/core/rules/banner-url.ts';
import { GalleryImage } from '#features/companies/core/web/index.ts';
import type { PublicCompany } from '#features/companies/profile/contract/company-profile.ts';
import { useStrings } from '#web/strings.tsx';
import styles from './profile-banner.module.css';

/** Draws the first picture of the gallery across the whole page. */
export const ProfileBanner = ({ company: { id, name, gallery } }: { company: PublicCompany }) => {
  const { profile } = useStrings();
  const [cover] = gallery;
  if (!cover) {
    return (
      <div className={styles.empty}>
        <Icon name="picture" size="large" />
        <p>{profile.noImages}</p>
      </div>
    );
  }
  return (
    <figure className={styles.banner} data-cover={id}>
      <GalleryImage
        src={bannerUrlOf(cover.imageUrl)}
        alt={cover.title ?? profile.bannerAlt(name)}
        width={1600}
        height={420}
        sizes="100vw"
        isFirst
      />
    </figure>
  );
};
