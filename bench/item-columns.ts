/** A list shows this of a company `c`, as one would write it by hand. */
export const ITEM_COLUMNS = `c.id, c.user_id as "userId", c.name, c.description, c.logo_url as "logoUrl", c.address,
  c.postal_code as "postalCode", c.city, c.commune, c.canton, false as "isFeatured",
  c.has_emergency_service as "hasEmergencyService", c.is_vat_verified as "isVatVerified",
  c.is_verified as "isVerified", c.recent_ratings as reviews, c.cover, c.services,
  c.rating_average as "ratingAverage", c.review_count as "reviewCount", c.project_count as "projectCount",
  c.response_hours as "responseHours", c.languages, c.line, c.text_language as "textLanguage", c.texts`;
