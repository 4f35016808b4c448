declare module 'virtual:france-outlines' {
  interface Outline {
    /** The data of an SVG path. */
    readonly path: string
    readonly box: readonly [x: number, y: number, width: number, height: number]
  }
  /** Read at build in `@gouvfr/dsfr-chart` (`build/france-outlines.ts`), by INSEE code. */
  export const outlines: {
    readonly departments: Readonly<Record<string, Outline>>
    readonly regions: Readonly<Record<string, Outline>>
  }
}
