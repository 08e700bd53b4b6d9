/** What is unfair either way, said above the figures. */
export const COMPARISON_CAVEATS = `
One PostgreSQL on a unix socket for all, pools of 10, one server process a side. Same rows and order, 24 a page,
totals counted by all, every side warmed; ratios are medians of rounds in turn. Above 1, Giewel is faster.

In the others' favour: indexes made for these very questions; no moderation, plans or languages in what they read; no
log, no session that ends; a mistyped word and a sentence are compared with one trigram or full-text query, which finds
other companies than Giewel does. Content systems look for a sentence by a filter, as a team would write it: any of its words
of three letters or more, best placed first; Giewel and the floor put those first that fit best.
To Giewel's disadvantage: its page has a map, counts for the country,
filters and several times the HTML; its items have other languages' texts; 'toiture' is also understood as roofing.
To the others' disadvantage: content systems read permissions and schemas at run time; Strapi keeps what belongs to what in
tables of their own, as it does unless told otherwise; Next.js compresses each cached answer
anew.
In Giewel's favour: a page where every answer is as before it gives again, also where its answers are not kept. Each answer is
asked of the database all the same.
Giewel's and the floor's tables hold a hundred thousand messages before, those of content systems none.
'by hand' writes for a message: the limit, then in one transaction the message, both conversations, both events with
what is unread, the bell's item, the mail's job. 'alone' is one inserted row.`;
