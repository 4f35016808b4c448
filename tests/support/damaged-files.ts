import { type FileKind, fileKinds, schemaOf } from '@ma-cantine/lib'
import { rightRows } from './files.ts'

/** A small generator of repeatable numbers in [0, 1[ (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

const oddities = [
  '',
  ' ',
  '\u00a0',
  '"',
  '""',
  '"a"b',
  'a"b',
  '"a""b"',
  'a\nb',
  '\r',
  '\r\n',
  '€',
  'é',
  '’',
  '\ufffd',
  '\0',
  '\ufeff',
  '😀',
  '0',
  '-1',
  '1,5',
  '1.5.',
  '1 234',
  '9999999999',
  '12345678901234567890.5',
  '2024-02-30',
  '2024-2-3',
  '0000-01-01',
  'BIO',
  'BIO,LOCAL',
  'LOCAL',
  'bio',
  'REGION',
  'site',
  'Crèche',
  'Crèche + Cliniques',
  'a@b.fr',
  'a@b',
  '54318',
  '2A004',
  '21340172201787',
  '26566234910966',
  '01234567891011',
  'x'.repeat(300),
  ';',
  ',',
  '\t',
  '|',
  ';;;;',
  ',,,,',
]
const delimiters = [',', ';', '\t', '|']
const lineEnds = ['\n', '\r\n', '\r']

/** A file as they come: mostly right rows, cells and bytes damaged here and there, in any dialect. Same seed, same file. */
export function damagedFile(seed: number, rows: number): { kind: FileKind; bytes: Uint8Array } {
  const random = seeded(seed)
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T
  const chance = (share: number) => random() < share
  const kind = chance(0.4) ? 'achats' : pick(fileKinds)
  const delimiter = pick(delimiters)
  const lineEnd = pick(lineEnds)
  const damage = pick([0, 0.005, 0.05, 0.3])
  const labels = schemaOf(kind).fields.map(field => field.name)
  const quoted = (cell: string) => {
    const needed = cell.includes(delimiter) || /["\r\n]/.test(cell)
    // Now and then quotes are left out where they are needed, or put where they are not.
    return needed !== chance(damage / 4) ? `"${cell.replaceAll('"', '""')}"` : cell
  }
  const lines = Array.from({ length: rows }, () => {
    const cells = labels.map(label => quoted(chance(damage) ? pick(oddities) : (rightRows[kind][label] ?? '')))
    if (chance(damage / 4)) cells.pop()
    if (chance(damage / 4)) cells.push(pick(oddities))
    if (chance(damage / 8)) cells.fill('')
    return chance(damage / 8) ? '' : cells.join(delimiter)
  })
  if (chance(0.1)) labels[Math.floor(random() * labels.length)] = pick(oddities)
  const text = [labels.join(delimiter), ...lines].join(lineEnd) + (chance(0.7) ? lineEnd : '')
  const bytes = new TextEncoder().encode(text)
  if (chance(0.1)) for (let i = 0; i < 3; i++) bytes[Math.floor(random() * bytes.length)] = Math.floor(random() * 256)
  return { kind, bytes: chance(0.05) ? bytes.subarray(0, Math.floor(random() * bytes.length)) : bytes }
}
