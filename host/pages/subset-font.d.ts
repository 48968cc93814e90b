declare module 'subset-font' {
  interface Options {
    targetFormat: 'truetype';
    /** The axes of a variable font that become fixed. */
    variationAxes: Readonly<Record<string, number>>;
  }

  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
