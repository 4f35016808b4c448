import { type FileKind, fileKinds, schemaOf } from '@ma-cantine/lib'
import { fileEncoder } from '@ma-cantine/lib/repair/text-encoder'
import { cellDamages } from './cell-damages.ts'
import { type Dice, diceOf } from './dice.ts'
import { cellMakers } from './varied-cells.ts'

/** Creates a generator of repeatable numbers in [0, 1[ (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** Damages a row, once its cells are written with their quotes. */
type RowDamage = (cells: string[], written: Written) => string

interface Written {
  readonly dice: Dice
  readonly delimiter: string
  readonly before: string
}

const joinCells = (cells: readonly string[], { delimiter }: Written) => cells.join(delimiter)
/** Changes one cell of the row. */
const changeOneCell = (cells: readonly string[], written: Written, change: (cell: string) => string) => {
  const at = written.dice.whole(cells.length)
  return joinCells(cells.with(at, change(cells[at] ?? '')), written)
}

const decimalNumber = /^"?(\d+)[.,](\d+)"?$/

/** Damages after which the row still splits into cells unambiguously. */
const plainRowDamages = {
  'cells missing': (cells, written) => joinCells(cells.slice(0, 1 + written.dice.whole(cells.length)), written),
  'cells too many': (cells, written) => joinCells([...cells, ...cells.slice(0, 1 + written.dice.whole(3))], written),
  'quotes of a number left out': (cells, written) => {
    const numbers = [...cells.keys()].filter(at => decimalNumber.test(cells[at] ?? ''))
    const at = numbers.length > 0 ? written.dice.pick(numbers) : 0
    return joinCells(cells.with(at, (cells[at] ?? '').replace(decimalNumber, '$1,$2')), written)
  },
  'blank row': () => '',
  'row of delimiters': (cells, { delimiter, dice }) => delimiter.repeat(cells.length - dice.whole(2)),
  'row of empty quotes': (cells, written) =>
    joinCells(
      cells.map(() => '""'),
      written,
    ),
  'row of spaces': (cells, written) =>
    joinCells(
      cells.map(() => ' '),
      written,
    ),
  'two cells swapped': (cells, written) => {
    const at = written.dice.whole(cells.length - 1)
    return joinCells(cells.with(at, cells[at + 1] ?? '').with(at + 1, cells[at] ?? ''), written)
  },
  'a cell again further on': (cells, written) => {
    const at = written.dice.whole(cells.length - 1)
    return joinCells(cells.with(at + 1 + written.dice.whole(cells.length - 1 - at), cells[at] ?? ''), written)
  },
  'cells moved on': (cells, written) => joinCells(['', ...cells.slice(0, -1)], written),
  'row before again': (_, { before }) => before,
  'another delimiter': (cells, { dice }) => cells.join(dice.pick(delimiters)),
  'quotes around all': (cells, written) =>
    joinCells(
      cells.map(cell => (cell.startsWith('"') ? cell : `"${cell}"`)),
      written,
    ),
  'quote inside': (cells, written) =>
    changeOneCell(cells, written, cell => (cell.startsWith('"') ? cell : `a"${cell}`)),
} as const satisfies Record<string, RowDamage>

/** Lengths beyond what the automata read, and now and then beyond what any reader accepts. */
const giantRows = [66_000, 66_000, 66_000, 66_000, 66_000, 1_100_000]

/** Damages after which only csv-parse can read the file. */
const roughRowDamages = {
  'quote opened': (cells, written) => changeOneCell(cells, written, cell => `"${cell}`),
  'text behind a quote': (cells, written) => changeOneCell(cells, written, cell => `"${cell}"x`),
  'quotes left out': (cells, written) =>
    changeOneCell(cells, written, cell => `${cell.slice(0, 3)}"${cell.slice(3)}${written.delimiter}"`),
  unreadable: (cells, written) => changeOneCell(cells, written, cell => cell + written.dice.pick(['\0', '\ufffd'])),
  'characters that cannot be stored': (cells, written) =>
    changeOneCell(cells, written, cell => cell + written.dice.pick(['\u0001', '\v', '\u0085', '\u202e', '\uffff'])),
  'read in another encoding': (cells, written) =>
    changeOneCell(cells, written, cell => Buffer.from(`${cell}é`).toString('latin1')),
  'giant row': (cells, written) => changeOneCell(cells, written, () => 'x'.repeat(written.dice.pick(giantRows))),
} as const satisfies Record<string, RowDamage>

type HeaderDamage = (labels: string[], dice: Dice) => string[]

const headerDamages = {
  'label misspelt': (labels, dice) =>
    changeLabel(labels, dice, label => cellDamages['one character else'](label, dice)),
  'label in capitals': (labels, dice) => changeLabel(labels, dice, label => label.toUpperCase()),
  'label unknown': (labels, dice) => changeLabel(labels, dice, () => 'remarque'),
  'label left out': (labels, dice) => labels.toSpliced(dice.whole(labels.length), 1),
  'label too many': (labels, dice) => labels.toSpliced(dice.whole(labels.length), 0, 'remarque'),
  'label blank': (labels, dice) => labels.toSpliced(dice.whole(labels.length), 0, ''),
  'label twice': (labels, dice) => [...labels, dice.pick(labels)],
  'label moved': (labels, dice) => {
    const at = dice.whole(labels.length)
    return labels.toSpliced(at, 1).toSpliced(dice.whole(labels.length), 0, labels[at] ?? '')
  },
  'labels in spaces': labels => labels.map(label => ` ${label} `),
  'labels in quotes': labels => labels.map(label => `"${label}"`),
  'label over two lines': (labels, dice) => changeLabel(labels, dice, label => `"${label}\n"`),
  'no header': labels => labels.map((_, index) => `x${index}`),
} as const satisfies Record<string, HeaderDamage>

function changeLabel(labels: string[], dice: Dice, change: (label: string) => string): string[] {
  const at = dice.whole(labels.length)
  return labels.with(at, change(labels[at] ?? ''))
}

type FileDamage = (text: string, dice: Dice) => Uint8Array

const utf8 = new TextEncoder()
const fileDamages = {
  'UTF-8 with a mark': text => utf8.encode(`\ufeff${text}`),
  'UTF-16 with a mark': text => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le')),
  'UTF-16 without a mark': text => new Uint8Array(Buffer.from(text, 'utf16le')),
  'UTF-16, the great end first': text => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le').swap16()),
  'one byte a character': text => new Uint8Array(Buffer.from(text.replaceAll('’', '\u0092'), 'latin1')),
  'as MS-DOS wrote': text => fileEncoder('ibm850').encode(utf8.encode(text)),
  'rows in quotes as a whole': text => utf8.encode(text.replace(/[^\r\n]+/g, row => `"${row.replaceAll('"', '""')}"`)),
  'bytes changed': (text, dice) => {
    const bytes = utf8.encode(text)
    for (let i = 0; i < 3; i++) bytes[dice.whole(bytes.length)] = dice.whole(256)
    return bytes
  },
  'nothing left': () => new Uint8Array(0),
  'cut anywhere': (text, dice) => {
    const bytes = utf8.encode(text)
    return bytes.subarray(0, dice.whole(bytes.length))
  },
} as const satisfies Record<string, FileDamage>

/** The names of all damages in the lists above. */
export const damageNames = [
  ...Object.keys(cellDamages),
  ...Object.keys(plainRowDamages),
  ...Object.keys(roughRowDamages),
  ...Object.keys(headerDamages),
  ...Object.keys(fileDamages),
]

export interface DamagedFile {
  readonly kind: FileKind
  readonly bytes: Uint8Array
  /** How often each damage was done. */
  readonly damages: ReadonlyMap<string, number>
}

const delimiters = [',', ';', '\t', '|']
const lineEnds = ['\n', '\r\n', '\r']

/**
 * Creates a file like those of users: right rows, with cells, rows or bytes damaged here and there, in any dialect. The
 * same seed gives the same file.
 */
export function createDamagedFile(seed: number, rows: number, given?: FileKind): DamagedFile {
  const dice = diceOf(createRandom(seed))
  const { pick, chance } = dice
  const damages = new Map<string, number>()
  const oneOf = <Damage>(all: Readonly<Record<string, Damage>>): Damage => {
    const [name, damage] = pick(Object.entries(all))
    damages.set(name, (damages.get(name) ?? 0) + 1)
    return damage
  }
  const kind = given ?? (chance(0.4) ? 'achats' : pick(fileKinds))
  const { fields } = schemaOf(kind)
  const makers = cellMakers(kind, fields)
  const delimiter = pick(delimiters)
  const usualEnd = pick(lineEnds)
  const mixedEnds = chance(0.1)
  const lineEnd = () => (mixedEnds ? pick(lineEnds) : usualEnd)
  /** The share of damaged cells and rows: small, so that most rows of a file are right. */
  const share = pick([0, 0.001, 0.01, 0.05, 0.3])
  const rough = chance(0.2)

  const quoteCell = (cell: string) => {
    const needed = cell.includes(delimiter) || cell.startsWith('"') || /[\r\n]/.test(cell)
    return needed || chance(share / 4) ? `"${cell.replaceAll('"', '""')}"` : cell
  }
  let before = ''
  const row = (): string => {
    const cells = makers.map(make => {
      const cell = make(dice)
      return quoteCell(chance(share) ? oneOf<(cell: string, dice: Dice) => string>(cellDamages)(cell, dice) : cell)
    })
    const written = { dice, delimiter, before }
    if (rough && chance(2 / rows)) return oneOf<RowDamage>(roughRowDamages)(cells, written)
    return chance(share) ? oneOf<RowDamage>(plainRowDamages)(cells, written) : joinCells(cells, written)
  }
  const labels = fields.map(({ name }) => name)
  const header = chance(0.2) ? oneOf<HeaderDamage>(headerDamages)(labels, dice) : labels
  let text = header.join(chance(0.03) ? `${delimiter} ` : delimiter)
  for (let index = 0; index < rows; index++) {
    before = row()
    text += lineEnd() + before
  }
  if (chance(0.7)) text += lineEnd()
  return { kind, bytes: chance(0.2) ? oneOf<FileDamage>(fileDamages)(text, dice) : utf8.encode(text), damages }
}
