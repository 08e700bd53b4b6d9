import { expect, test } from 'vitest';
import { emailHref, phoneHref, websiteLink } from './contact-links.ts';

test.each([
  ['https://x.lu', { href: 'https://x.lu', text: 'x.lu' }],
  ['http://www.x.lu/', { href: 'http://www.x.lu/', text: 'www.x.lu' }],
  ['HTTPS://x.lu/toits', { href: 'HTTPS://x.lu/toits', text: 'x.lu/toits' }],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['x.lu', null],
  ['https://', null],
  [null, null],
])('the website %s', { meta: { requirements: ['PROFILE-020'] } }, (website, link) => {
  expect(websiteLink(website)).toEqual(link);
});

test.each([
  ['+352 26 55 01 48', 'tel:+35226550148'],
  ['26 55 01 48', 'tel:26550148'],
  ['+352 (0)26-55.01/48', 'tel:+35226550148'],
  ['ask for Pol', null],
])('the telephone number %s', (phone, href) => {
  expect(phoneHref(phone)).toBe(href);
});

test.each([
  ['bonjour@toiture.lu', 'mailto:bonjour@toiture.lu'],
  ['bonjour@toiture.lu?bcc=a@b.lu', null],
  ['nobody', null],
])('the mail address %s', (email, href) => {
  expect(emailHref(email)).toBe(href);
});
