import type { FileKind } from '../imports/file-kind.ts'
import { sha256Hex } from '../table-schema/sha256-hex.ts'
import { labelKeyOrText } from './find-header.ts'
import { type Mapping, usedLabels } from './mapping.ts'
import type { ImportMapping } from './mappings-api.ts'

/** Identifies the files of one shape by their labels in order, whatever the case, accents and punctuation. */
export const fingerprintOf = (labels: readonly string[]): string =>
  sha256Hex(labels.map(labelKeyOrText).join('\n')).slice(0, 32)

/** Whether a mapping was made from a file of this shape, or reads no column that it has not. */
export function fitOf(mapping: Mapping, labels: readonly string[]): 'same' | 'near' | null {
  if (fingerprintOf(mapping.source.labels) === fingerprintOf(labels)) return 'same'
  const keys = new Set(labels.map(labelKeyOrText))
  const used = usedLabels(mapping)
  return used.length >= 3 && used.every(label => keys.has(labelKeyOrText(label))) ? 'near' : null
}

/**
 * The mapping to read a file with, null when none fits. One made for this very shape comes before one that fits, then
 * one's own before those of the team.
 */
export function fittingMapping(
  all: readonly ImportMapping[],
  kind: FileKind,
  labels: readonly string[],
): ImportMapping | null {
  const fits = all.flatMap(kept => {
    const fit = kept.mapping.kind === kind ? fitOf(kept.mapping, labels) : null
    return fit ? [{ kept, rank: (fit === 'same' ? 0 : 2) + (kept.author === null ? 0 : 1) }] : []
  })
  return fits.sort((a, b) => a.rank - b.rank)[0]?.kept ?? null
}
