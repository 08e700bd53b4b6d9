// Checks how the search understands sentences: node bench/questions.ts. Prints each sentence that it misunderstands, and
// how many of each language and of each file it understands.
import { readdirSync, readFileSync } from 'node:fs';
import { gazetteerKeyOf } from '#features/directory/core/rules/parse-gazetteer.ts';
import { parseSearchSentence } from '#features/directory/core/rules/parse-search-sentence.ts';
import { readGazetteerFiles } from '#features/directory/core/server/places/sync-gazetteer.ts';

const FOLDER = 'bench/questions';
const WANTED = 0.9;

const communes: ReadonlyMap<string, string> = new Map(
  readGazetteerFiles('db/places').map(({ name, commune }) => [name, commune]),
);
const isPlace = (name: string) => communes.has(gazetteerKeyOf(name));

interface TradeQuestion {
  file: string;
  language: string;
  question: string;
  trades: string[];
  commune: string;
}

/** A file is cut by the language: [fr] stands above those in French. */
const readTradeQuestions = (file: string): TradeQuestion[] => {
  let language = '';
  return readFileSync(`${FOLDER}/${file}`, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .flatMap((line) => {
      const [, heading] = /^\[(\w\w)\]$/.exec(line) ?? [];
      if (heading !== undefined) {
        language = heading;
        return [];
      }
      const [question = '', trade = '', commune = ''] = line.split('|').map((cell) => cell.trim());
      return [{ file, language, question, trades: trade.split(', '), commune }];
    });
};

const judge = (tradeQuestion: TradeQuestion) => {
  const { question, trades, commune } = tradeQuestion;
  const understood = parseSearchSentence(question, isPlace);
  const [first = 'none'] = understood.trades;
  const place = understood.place === null ? '' : (communes.get(gazetteerKeyOf(understood.place)) ?? '');
  const isTrade = trades.includes(first);
  const isPlaced = place === commune;
  if (!isTrade) console.log(`  ${question}: ${first}, not ${trades.join(', ')}`);
  if (!isPlaced) console.log(`  ${question}: ${place || 'nowhere'}, not ${commune || 'nowhere'}`);
  return { ...tradeQuestion, isTrade, isPlaced };
};

const judged = readdirSync(FOLDER).toSorted().flatMap(readTradeQuestions).map(judge);

let isMissed = false;
for (const by of ['file', 'language'] as const) {
  for (const [name, group] of Map.groupBy(judged, (question) => question[by])) {
    const rates = [group.filter(({ isTrade }) => isTrade), group.filter(({ isPlaced }) => isPlaced)].map(
      ({ length }) => length / group.length,
    );
    const [trade, place] = rates.map((rate) => `${(100 * rate).toFixed(1)} %`);
    console.log(
      `${name}: of ${group.length} questions the first trade ${trade}, place ${place} right (${100 * WANTED} % wanted)`,
    );
    isMissed ||= Math.min(...rates) < WANTED;
  }
}
process.exit(isMissed ? 1 : 0);
