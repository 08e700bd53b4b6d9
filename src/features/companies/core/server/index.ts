export {
  addCategory,
  categoriesWithUse,
  changeCategory,
  storeHiddenCategory,
  storeRemovedCategory,
} from './change-category.ts';
export { itemColumns, presentItem, presentPicture } from './company-item.ts';
export { detailColumns, pickDetails, presentDetails, presentPublicDetails } from './details.ts';
export { dismissFirstSteps } from './dismiss-first-steps.ts';
export { enqueueVatCheck, type VatCheck } from './enqueue-vat-check.ts';
export { companiesFeature } from './feature.ts';
export { findDescription, findGuarantee } from './find-description.ts';
export {
  endGrandfatheredListings,
  listingColumns,
  presentListing,
  recordListingNotified,
  unlistedSoon,
} from './listing.ts';
export { personalData } from './personal-data.ts';
export { fileAt, LOGO_SIDE, logoFile, logoFileNames, pictureFileNames } from './picture-files.ts';
export { registerCompany } from './register-company.ts';
export { similarCompaniesReader } from './similar-companies.ts';
export { storeResponseHours } from './store-response-hours.ts';
export {
  putDescriptionBack,
  putLogoBack,
  putPictureBack,
  putProfileBack,
  takeDescription,
  takeLogo,
  takePicture,
  takePicturesOfProject,
  takeProfile,
} from './take-down.ts';
