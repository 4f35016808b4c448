import { sha256Hex } from '../table-schema/sha256-hex.ts'
import { labelKeyOrText } from './find-header.ts'
import { type Mapping, usedLabels } from './mapping.ts'

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
