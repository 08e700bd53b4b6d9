// What the search makes of sentences: node bench/questions.ts. Prints each that it takes for something else.
import { readdirSync, readFileSync } from 'node:fs';
import { placeKey } from '#directory/rules/gazetteer.ts';
import { understandSentence } from '#directory/rules/understand-sentence.ts';
import { readPlaceFiles } from '#directory/server/places/load-gazetteer.ts';

const FOLDER = 'bench/questions';
const WANTED = 0.9;

const communes: ReadonlyMap<string, string> = new Map(
  readPlaceFiles('db/places').map(({ name, commune }) => [name, commune]),
);
const isPlace = (name: string) => communes.has(placeKey(name));

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;

let isMissed = false;
for (const file of readdirSync(FOLDER).toSorted()) {
  const questions = readFileSync(`${FOLDER}/${file}`, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  let [trades, places] = [0, 0];
  for (const [question = '', trade = '', commune = ''] of questions) {
    const understood = understandSentence(question, isPlace);
    const [first = 'none'] = understood.trades;
    const place = understood.place === null ? '' : (communes.get(placeKey(understood.place)) ?? '');
    if (trade.split(', ').includes(first)) trades += 1;
    else console.log(`  ${question}: ${first}, not ${trade}`);
    if (place === commune) places += 1;
    else console.log(`  ${question}: ${place || 'nowhere'}, not ${commune || 'nowhere'}`);
  }
  const rates = `trade ${percent(trades, questions.length)}, place ${percent(places, questions.length)}`;
  console.log(
    `${file}: of ${questions.length} questions the first ${rates} right (${100 * WANTED} % wanted)`,
  );
  isMissed ||= Math.min(trades, places) < WANTED * questions.length;
}
process.exit(isMissed ? 1 : 0);
