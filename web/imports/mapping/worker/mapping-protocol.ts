import type { FileKind } from '@ma-cantine/lib/imports/file-kind'
import type { Conversion } from '@ma-cantine/lib/mapping/apply-mapping'
import type { Mapping } from '@ma-cantine/lib/mapping/mapping'
import type { SourceSurvey } from '@ma-cantine/lib/mapping/survey-source'

export type MappingRequest =
  | { readonly is: 'survey'; readonly file: File; readonly kind: FileKind }
  | { readonly is: 'convert'; readonly file: File; readonly mapping: Mapping }

export interface Converted extends Pick<Conversion, 'rows' | 'leftOut' | 'fileTotal'> {
  readonly is: 'converted'
  readonly bytes: Uint8Array
  /** The row of the user's file that the first row of data comes from. */
  readonly firstRow: number
}

export type MappingAnswer =
  | { readonly is: 'survey'; readonly survey: SourceSurvey | null }
  | { readonly is: 'misfit'; readonly missingLabels: readonly string[] }
  | { readonly is: 'failure'; readonly reason: string }
  | Converted
