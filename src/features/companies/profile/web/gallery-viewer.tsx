import { Dialog, DialogBody } from '#design/dialog.tsx';
import type { PublicCompany } from '#features/companies/profile/contract/company-profile.ts';
import { useStrings } from '#web/strings.tsx';
import { PictureCarousel } from './picture-carousel.tsx';

interface GalleryViewerProps {
  company: PublicCompany;
  first: number;
  onClose: () => void;
}

export const GalleryViewer = ({ company, first, onClose }: GalleryViewerProps) => {
  const { profile, profileDialogs } = useStrings();
  const { gallery, name, captionTranslation } = company;
  return (
    <Dialog
      open
      onClose={onClose}
      size="wide"
      title={profileDialogs.picturesOf(name)}
      closeLabel={profileDialogs.close}
    >
      <DialogBody>
        <PictureCarousel
          pictures={gallery}
          translation={captionTranslation}
          first={first}
          label={profile.gallery}
        />
      </DialogBody>
    </Dialog>
  );
};
