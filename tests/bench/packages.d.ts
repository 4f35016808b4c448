/** What the bench uses of packages that are installed only when it runs, so that it is type-checked without them. */
declare module 'tableschema' {
  interface Table {
    iter(options: { cast: boolean; forceCast: boolean }): Promise<unknown>
  }
  const tableschema: {
    readonly Table: { load(file: string, options: { schema: string }): Promise<Table> }
  }
  export default tableschema
}

declare module 'lighthouse' {
  interface Result {
    readonly lhr: {
      readonly categories: Readonly<Record<string, { readonly score: number | null }>>
      readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>
      readonly runtimeError?: unknown
    }
  }
  export default function lighthouse(
    address: string,
    flags: { port: number; onlyCategories: string[]; disableStorageReset: boolean; logLevel: 'silent' },
  ): Promise<Result | undefined>
}
