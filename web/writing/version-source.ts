import { client } from '../app/client.ts'
import type { TextValues, WritingKind } from './writing-kind.ts'
import { textsQueryKey, textVersion, textVersions } from './writing-queries.ts'

/** Where the versions of a text are read, and how one is put back. */
export interface VersionSource {
  readonly listQuery: (limit: number) => ReturnType<typeof textVersions>
  readonly oneQuery: (versionId: number) => ReturnType<typeof textVersion>
  /** Writes former values on the version of the text that is shown. */
  readonly putBack: (values: TextValues, version: string) => Promise<unknown>
  /** Prefix of the queries that putting back changes. */
  readonly queryKey: readonly unknown[]
  readonly labelOf: (name: string) => string
  readonly write: (value: unknown) => string
}

/** The versions of a text of a kind. */
export const versionsOfText = (
  kind: WritingKind,
  textId: number,
  words: Pick<VersionSource, 'labelOf' | 'write'>,
): VersionSource => ({
  listQuery: limit => textVersions(kind, textId, limit),
  oneQuery: versionId => textVersion(kind, textId, versionId),
  putBack: (body, version) => client.call(kind.api.change, { params: { textId }, body, version }),
  queryKey: textsQueryKey(kind),
  ...words,
})
