import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readExports } from '../../lib/build/library-exports.ts'
import type { IndexedExport, LibraryExport } from '../../lib/developers/library-export.ts'

const folder = fileURLToPath(new URL('../generated/library/', import.meta.url))

/** Writes web/generated/library: the exports of each feature of the library in a file, and the index that is searched. */
export function writeLibraryPages(): void {
  mkdirSync(folder, { recursive: true })
  const exported = readExports()
  for (const [feature, ofFeature] of Map.groupBy(exported, ({ feature }) => feature)) write(feature, ofFeature)
  write('index', exported.map(indexEntry))
}

const indexEntry = ({ name, kind, feature, call, text }: LibraryExport): IndexedExport => ({
  name,
  kind,
  feature,
  text: call?.summary ?? text[0] ?? '',
})

const write = (name: string, content: unknown): void =>
  writeFileSync(`${folder}${name}.json`, `${JSON.stringify(content)}\n`)
