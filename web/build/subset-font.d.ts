declare module 'subset-font' {
  /** @returns the font with the glyphs of these letters only. */
  export default function subsetFont(
    font: Buffer,
    letters: string,
    options: { readonly targetFormat: 'woff2' },
  ): Promise<Buffer>
}
