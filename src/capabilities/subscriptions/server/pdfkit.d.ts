// The package brings no types; this is what the papers draw with.
declare module 'pdfkit' {
  import type { Readable } from 'node:stream';

  interface Info {
    Title: string;
    Author: string;
    CreationDate: Date;
  }

  interface TextOptions {
    width?: number;
    align?: 'left' | 'right';
    lineGap?: number;
  }

  interface PDFDocument extends Readable {
    y: number;
    font(name: string): this;
    fontSize(points: number): this;
    fillColor(colour: string): this;
    strokeColor(colour: string): this;
    lineWidth(points: number): this;
    text(text: string, x: number, y: number, options?: TextOptions): this;
    heightOfString(text: string, options?: TextOptions): number;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    stroke(): this;
    end(): void;
  }

  const PDFDocument: new (options: { size: 'A4'; margin: number; lang: string; info: Info }) => PDFDocument;
  export default PDFDocument;
}
