import { languages } from '#kernel/language.ts';

/** The browser stores under this key the languages whose offers were closed or taken: each is offered once. */
export const LANGUAGE_OFFER_CLOSED_KEY = 'giewel-language-offered';

// A click on the offer acts as one on the footer's link to that language, which knows the present page.
const onPress = `e=>{let t=e.target,a=t.closest('#language-offer a'),b=t.closest('#language-offer button');if(a||b)localStorage.setItem(k,c()+' '+r);if(b)delete s.offered;else if(a){let f=document.querySelector('footer a[hreflang='+r+']');a.href=f.href;if(!e.metaKey&&!e.ctrlKey&&!e.shiftKey){e.preventDefault();f.click()}}}`;

/**
 * Goes into <head>, behind the theme's: a reader of another of our languages sees an offer
 * (server/pages/language-offer.ts) at the first paint, and can close it before any of our code has loaded. The
 * account's language counts more than the browser's. Its hash is in the policy for scripts.
 */
export const languageOfferScript = `try{let d=document.documentElement,s=d.dataset,k='${LANGUAGE_OFFER_CLOSED_KEY}',c=()=>localStorage.getItem(k)||'',r=s.account;for(let l of navigator.languages)r||=/^(${languages.join('|')})(?![^-])/i.exec(l)?.[1].toLowerCase();if(r){s.reads=r;if(r!==d.lang&&!c().includes(r)){s.offered=r;addEventListener('click',${onPress})}}}catch{}`;
