export {
  addCategory,
  listCategoriesWithUse,
  changeCategory,
  setCategoryHidden,
  removeOrMergeCategory,
} from './manage-service-categories.ts';
export { companyItemColumns, presentCompanyItem, presentGalleryPicture } from './company-item.ts';
export {
  companyDetailColumns,
  pickCompanyDetails,
  presentCompanyDetails,
  presentPublicCompanyDetails,
} from './company-details.ts';
export { dismissFirstSteps } from './dismiss-first-steps.ts';
export { enqueueVatCheck, type VatCheckPayload } from './enqueue-vat-check.ts';
export { companiesFeature } from './feature.ts';
export { findCompanyDescription, findCompanyGuarantee } from './find-company-text.ts';
export {
  endGrandfatheredListings,
  listingStateColumns,
  presentListingState,
  claimListingEndNotification,
  findCompaniesUnlistedSoon,
} from './listing-store.ts';
export { personalData } from './personal-data.ts';
export {
  fileNameOfUrl,
  LOGO_SIDE_PIXELS,
  logoFileName,
  logoFileNames,
  pictureFileNames,
} from './picture-file-names.ts';
export { registerCompany } from './register-company.ts';
export { createSimilarCompaniesReader } from './read-similar-companies.ts';
export { storeResponseHours } from './store-response-hours.ts';
export {
  restoreDescription,
  restoreLogo,
  restorePicture,
  restoreProfile,
  takeDownDescription,
  takeDownLogo,
  takeDownPicture,
  takeDownPicturesOfProject,
  takeDownProfile,
} from './take-down-company-content.ts';
