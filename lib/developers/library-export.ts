import type { Method } from '../http/endpoint.ts'
import type { LibraryFeature } from './library-features.ts'

/** A schema is a value that checks data, most often with a type of the same name. */
export type ExportKind = 'call' | 'function' | 'class' | 'schema' | 'constant' | 'type'

/** A call of the API, as its documentation names it. */
export interface DocumentedCall {
  readonly method: Method
  /** With `{name}` for parameters. */
  readonly path: string
  /** In French. */
  readonly summary: string
  /** Address of the call in the documentation of the API. */
  readonly documentation: string
}

/** An exported name of the library, as its page shows it. */
export interface LibraryExport {
  readonly name: string
  readonly kind: ExportKind
  /** TypeScript, on several lines where it is long. */
  readonly signature: string
  /** The paragraphs of its docstring, in English; none where a call says all by its summary. */
  readonly text: readonly string[]
  /** The tags of its docstring, such as `@throws`, with their text. */
  readonly tags: readonly { readonly name: string; readonly text: string }[]
  readonly call?: DocumentedCall
  readonly feature: LibraryFeature
  /** Path of its source from the folder of the library. */
  readonly source: string
}

/** An exported name in the index that is searched. */
export interface IndexedExport extends Pick<LibraryExport, 'name' | 'kind' | 'feature'> {
  /** Its summary for a call, else the first paragraph of its docstring. */
  readonly text: string
}
