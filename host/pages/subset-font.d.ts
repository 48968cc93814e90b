declare module 'subset-font' {
  interface Options {
    targetFormat: 'truetype';
    /** The axes of a variable font that become fixed. */
    variationAxes: Readonly<Record<string, number>>;
  }

  /** Reduces a font to the characters of a text. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
