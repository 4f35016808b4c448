import type { CodePointRange } from '../code-point-range.ts'
import { garbledLeads } from '../garbled-text.ts'
import { invisibleRanges } from '../invisible-characters.ts'
import { unreadableRanges } from '../unreadable-characters.ts'
import { complement } from './code-points.ts'

/** A regular expression as a syntax tree. */
export type Pattern =
  | { readonly kind: 'characters'; readonly ranges: readonly CodePointRange[] }
  | { readonly kind: 'sequence'; readonly parts: readonly Pattern[] }
  | { readonly kind: 'choice'; readonly options: readonly Pattern[] }
  | { readonly kind: 'repeat'; readonly part: Pattern; readonly minimum: number; readonly maximum: number }

/** The constructs that automata cannot run: look-around, back-references… */
export type UnsupportedConstruct =
  | 'not anchored'
  | 'anchors inside'
  | 'look-around'
  | 'group'
  | 'range'
  | 'quantifier'
  | 'unfinished'
  | 'too large'
  | 'a pattern and a list'
  /** An escape: `\b`, `\1`, `\p`… */
  | `\\${string}`

/** Thrown for a pattern that an automaton cannot run. */
export class UnsupportedPattern extends Error {
  readonly construct: UnsupportedConstruct

  constructor(construct: UnsupportedConstruct) {
    super(construct)
    this.construct = construct
  }
}

/** The deepest nesting of groups: more than anybody writes, and safe for a recursive parser. */
const maximumDepth = 200

const digits: readonly CodePointRange[] = [[0x30, 0x39]]
const word: readonly CodePointRange[] = [...digits, [0x41, 0x5a], [0x5f, 0x5f], [0x61, 0x7a]]
/** The spaces of \s and String.trim. */
const spaces: readonly CodePointRange[] = [
  [0x09, 0x0d],
  [0x20, 0x20],
  [0xa0, 0xa0],
  [0x1680, 0x1680],
  [0x2000, 0x200a],
  [0x2028, 0x2029],
  [0x202f, 0x202f],
  [0x205f, 0x205f],
  [0x3000, 0x3000],
  [0xfeff, 0xfeff],
]
const classes: Readonly<Record<string, readonly CodePointRange[]>> = {
  d: digits,
  D: complement(digits),
  w: word,
  W: complement(word),
  s: spaces,
  S: complement(spaces),
}
const controls: Readonly<Record<string, number>> = { t: 9, n: 10, v: 11, f: 12, r: 13 }
const lineBreaks: readonly CodePointRange[] = [
  [0x0a, 0x0a],
  [0x0d, 0x0d],
  [0x2028, 0x2029],
]

/**
 * Parses a pattern of the JavaScript syntax (flag u) that is anchored at both ends, as patterns of schemas are.
 * @throws UnsupportedPattern
 */
export function parsePattern(source: string): Pattern {
  if (!source.startsWith('^') || !source.endsWith('$')) throw new UnsupportedPattern('not anchored')
  const parser = new Parser([...source.slice(1, -1)])
  const parts = parser.sequence()
  // In `^a|b$`, each anchor binds one branch only.
  if (!parser.atEnd()) throw new UnsupportedPattern('anchors inside')
  return parts
}

class Parser {
  private readonly characters: readonly string[]
  private position = 0
  private depth = 0

  constructor(characters: readonly string[]) {
    this.characters = characters
  }

  atEnd(): boolean {
    return this.position >= this.characters.length
  }

  sequence(): Pattern {
    const parts: Pattern[] = []
    while (!this.atEnd() && this.peek() !== '|' && this.peek() !== ')') parts.push(this.repetition())
    return { kind: 'sequence', parts }
  }

  private choice(): Pattern {
    const options = [this.sequence()]
    while (this.peek() === '|') {
      this.position++
      options.push(this.sequence())
    }
    return { kind: 'choice', options }
  }

  private repetition(): Pattern {
    const part = this.atom()
    const [minimum, maximum] = this.quantifier() ?? [1, 1]
    // Between anchors, a lazy quantifier matches the same texts as a greedy one.
    if (minimum !== 1 || maximum !== 1) this.skip('?')
    return minimum === 1 && maximum === 1 ? part : { kind: 'repeat', part, minimum, maximum }
  }

  private quantifier(): [number, number] | null {
    if (this.skip('*')) return [0, Infinity]
    if (this.skip('+')) return [1, Infinity]
    if (this.skip('?')) return [0, 1]
    if (!this.skip('{')) return null
    const end = this.characters.indexOf('}', this.position)
    const bounds = /^(\d+)(,(\d*))?$/.exec(this.characters.slice(this.position, end).join(''))
    if (!bounds) throw new UnsupportedPattern('quantifier')
    this.position = end + 1
    const minimum = Number(bounds[1])
    return [minimum, bounds[2] === undefined ? minimum : bounds[3] ? Number(bounds[3]) : Infinity]
  }

  private atom(): Pattern {
    const character = this.next()
    switch (character) {
      case '(':
        return this.group()
      case '[':
        return { kind: 'characters', ranges: this.characterClass() }
      case '.':
        return { kind: 'characters', ranges: complement(lineBreaks) }
      case '\\':
        return { kind: 'characters', ranges: this.escape() }
      case '^':
      case '$':
        throw new UnsupportedPattern('anchors inside')
      default:
        return { kind: 'characters', ranges: [single(character)] }
    }
  }

  private group(): Pattern {
    if (this.skip('?') && !this.skip(':')) throw new UnsupportedPattern('look-around')
    if (++this.depth > maximumDepth) throw new UnsupportedPattern('too large')
    const inside = this.choice()
    this.depth--
    if (!this.skip(')')) throw new UnsupportedPattern('group')
    return inside
  }

  private escape(): readonly CodePointRange[] {
    const character = this.next()
    const shorthand = classes[character]
    if (shorthand) return shorthand
    const control = controls[character]
    if (control !== undefined) return [[control, control]]
    if (/[\p{L}\d]/u.test(character)) throw new UnsupportedPattern(`\\${character}`)
    return [single(character)]
  }

  private characterClass(): readonly CodePointRange[] {
    const isNegated = this.skip('^')
    const ranges: CodePointRange[] = []
    while (!this.skip(']')) {
      const low = this.member()
      if (this.peek() === '-' && this.characters[this.position + 1] !== ']') {
        this.position++
        const high = this.member()
        const [start, end] = [low[0]?.[0], high[0]?.[0]]
        if (low.length !== 1 || high.length !== 1 || start === undefined || end === undefined) {
          throw new UnsupportedPattern('range')
        }
        ranges.push([start, end])
      } else ranges.push(...low)
    }
    return isNegated ? complement(ranges) : ranges
  }

  private member(): readonly CodePointRange[] {
    const character = this.next()
    return character === '\\' ? this.escape() : [single(character)]
  }

  private peek(): string | undefined {
    return this.characters[this.position]
  }

  private next(): string {
    const character = this.characters[this.position++]
    if (character === undefined) throw new UnsupportedPattern('unfinished')
    return character
  }

  private skip(character: string): boolean {
    if (this.peek() !== character) return false
    this.position++
    return true
  }
}

function single(character: string): CodePointRange {
  const codePoint = character.codePointAt(0) as number
  return [codePoint, codePoint]
}

/** A pattern that matches any of the texts. */
export const choicePattern = (texts: readonly string[]): Pattern => ({
  kind: 'choice',
  options: texts.map(text => ({
    kind: 'sequence',
    parts: [...text].map(character => ({ kind: 'characters', ranges: [single(character)] })),
  })),
})

const anyOf = (ranges: readonly CodePointRange[]): Pattern => ({
  kind: 'repeat',
  part: { kind: 'characters', ranges },
  minimum: 0,
  maximum: Infinity,
})

const anySpaces = anyOf(spaces)
/** Matches an empty text, and one that shows nothing. */
export const blankPattern: Pattern = anyOf([...spaces, ...invisibleRanges])

/** Matches items separated by a text, with any spaces around each. */
export function listPattern(item: Pattern, separator: string): Pattern {
  const spacedItem: Pattern = { kind: 'sequence', parts: [anySpaces, item, anySpaces] }
  const others: Pattern = { kind: 'sequence', parts: [choicePattern([separator]), spacedItem] }
  return { kind: 'sequence', parts: [spacedItem, { kind: 'repeat', part: others, minimum: 0, maximum: Infinity }] }
}

/** Matches any text, line breaks included, without characters that cannot be read or stored. */
export const readablePattern: Pattern = anyOf(complement(unreadableRanges))

const leads = garbledLeads.map(single)
const readableAscii = complement([...unreadableRanges, [0x80, 0x10ffff]])

/**
 * Matches readable text without characters that start a garbled letter before others beyond ASCII: the check over text tells
 * whether it is one.
 */
export const plainTextPattern: Pattern = {
  kind: 'sequence',
  parts: [
    {
      kind: 'repeat',
      part: {
        kind: 'choice',
        options: [
          { kind: 'characters', ranges: complement([...unreadableRanges, ...leads]) },
          {
            kind: 'sequence',
            parts: [
              { kind: 'characters', ranges: leads },
              { kind: 'characters', ranges: readableAscii },
            ],
          },
        ],
      },
      minimum: 0,
      maximum: Infinity,
    },
    { kind: 'repeat', part: { kind: 'characters', ranges: leads }, minimum: 0, maximum: 1 },
  ],
}
