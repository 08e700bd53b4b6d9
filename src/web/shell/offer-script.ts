import { languages } from '#kernel/language.ts';

/** Under which a browser keeps the language whose offer was closed, or taken. */
export const OFFER_CLOSED_KEY = 'giewel-language-offered';

// A press on the offer is one on the footer's link to that language, which knows where the visitor is by now.
const onPress = `e=>{let t=e.target,a=t.closest('#language-offer a');if(t.closest('#language-offer button')){delete s.offered;localStorage.setItem(k,r)}else if(a){let f=document.querySelector('footer a[hreflang='+r+']');a.href=f.href;if(!e.metaKey&&!e.ctrlKey&&!e.shiftKey){e.preventDefault();f.click()}}}`;

/**
 * Goes into <head>, behind the theme's: whoever reads another of our languages is offered it by a line of the page
 * (server/pages/language-offer.ts) that is there at the first paint, and can close it before any of our code has come.
 * What the account remembers counts more than what the browser asks for. Its hash is in the policy for scripts.
 */
export const offerScript = `try{let d=document.documentElement,s=d.dataset,k='${OFFER_CLOSED_KEY}',r=s.account;for(let l of navigator.languages)r||=/^(${languages.join('|')})(?![^-])/i.exec(l)?.[1].toLowerCase();if(r){s.reads=r;if(r!==d.lang&&localStorage.getItem(k)!==r){s.offered=r;addEventListener('click',${onPress})}}}catch{}`;
