import { buffer } from 'node:stream/consumers';
import Pdf from 'pdfkit';

/** Draws a page with a title and some lines. */
export const drawDemoPdf = (title: string, lines: readonly string[]): Promise<Buffer> => {
  const document = new Pdf({ size: 'A4', margin: 72, info: { Title: title } });
  document.fontSize(20).text(title).moveDown();
  for (const line of lines) document.fontSize(12).text(line).moveDown(0.5);
  document.end();
  return buffer(document);
};
