import { pluralForm } from '#kernel/plural.ts';

export const sentences = {
  groups: 'Groups',
  allGroups: 'All groups',
  noGroup: 'No group',
  import: 'Import prices',
  importText:
    'Choose a CSV file exported from your spreadsheet. The first row must name the columns. Only description, unit and price are required:',
  chooseFile: 'Choose a CSV file',
  willImport: (added: number, changed: number) =>
    `${pluralForm('en', added, { one: '1 new price', other: `${added} new prices` })}, ${pluralForm('en', changed, { one: '1 change', other: `${changed} changes` })}.`,
  leftOut: (count: number) =>
    pluralForm('en', count, { one: 'We’ll leave out 1 row:', other: `We’ll leave out ${count} rows:` }),
  faultAt: (line: number, fault: string) => `Line ${line}: ${fault}`,
  listFaults: {
    noDescription: 'no description',
    unreadPrice: 'we couldn’t read the price',
    unreadUnit: 'we don’t know this unit',
    unreadRate: 'not a VAT rate that applies today',
  },
  importCount: (count: number) =>
    pluralForm('en', count, { one: 'Import 1 price', other: `Import ${count} prices` }),
  imported: (count: number) =>
    pluralForm('en', count, { one: '1 price imported', other: `${count} prices imported` }),
  notImported: 'Not imported',
} as const;
