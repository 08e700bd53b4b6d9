export interface WebsiteLink {
  href: string;
  text: string;
}

/** Returns a website as a link without its protocol; null unless it is http or https. */
export const websiteLink = (website: string | null): WebsiteLink | null => {
  if (!website || !URL.canParse(website)) return null;
  const { protocol } = new URL(website);
  if (protocol !== 'https:' && protocol !== 'http:') return null;
  return { href: website, text: website.replace(/^https?:\/\//i, '').replace(/\/$/, '') };
};

/** Returns '+352 26 55 01 48' as a phone dials it; null if there is nothing to dial. */
export const phoneHref = (phone: string): string | null => {
  const dialled = phone.replace(/\(0\)/g, '').replace(/[^\d+]/g, '');
  return /^\+?\d{3,15}$/.test(dialled) ? `tel:${dialled}` : null;
};

export const emailHref = (email: string): string | null =>
  /^[^\s@?&]+@[^\s@?&]+$/.test(email) ? `mailto:${email}` : null;
