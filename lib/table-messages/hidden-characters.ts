import type { Locale } from '../messages/locale.ts'
import { type LinearPattern, linearPattern } from '../table-schema/automaton/linear-pattern.ts'
import { readCell } from '../table-schema/cell-type.ts'
import { allowedValues, type Field } from '../table-schema/descriptor.ts'
import { hasSeveralValues, separatorOf } from '../table-schema/field-shape.ts'
import { isBlank } from '../table-schema/invisible-characters.ts'
import { withoutLookAlikes } from '../table-schema/look-alikes.ts'
import { hasControlCharacter } from '../table-schema/unreadable-characters.ts'

interface CharacterWords {
  /** By code point; those without a name are called by their number. */
  readonly names: Readonly<Record<string, string>>
  readonly invisible: string
  readonly lookAlike: (plain: string) => string
  readonly splitAccents: string
  readonly places: Readonly<Record<'start' | 'inside' | 'end', string>>
  readonly and: string
}

const words: Record<Locale, CharacterWords> = {
  fr: {
    names: {
      ' ': 'une espace',
      '\u00a0': 'une espace insécable',
      '\u202f': 'une espace fine insécable',
      '\t': 'une tabulation',
      '\n': 'un saut de ligne',
      '\r': 'un saut de ligne',
      '\u200b': 'une espace sans largeur',
      '\ufeff': 'une espace sans largeur',
      '\u00ad': 'un trait d’union invisible',
      '\u000b': 'une tabulation verticale',
    },
    invisible: 'le caractère invisible',
    lookAlike: plain => `un caractère qui ressemble à « ${plain} »`,
    splitAccents: 'des accents codés à part de leur lettre',
    places: { start: 'au début', inside: 'à l’intérieur', end: 'à la fin' },
    and: ' et ',
  },
  en: {
    names: {
      ' ': 'a space',
      '\u00a0': 'a no-break space',
      '\u202f': 'a narrow no-break space',
      '\t': 'a tab',
      '\n': 'a line break',
      '\r': 'a line break',
      '\u200b': 'a zero-width space',
      '\ufeff': 'a zero-width space',
      '\u00ad': 'an invisible hyphen',
      '\u000b': 'a vertical tab',
    },
    invisible: 'the invisible character',
    lookAlike: plain => `a character that looks like “${plain}”`,
    splitAccents: 'accents coded apart from their letter',
    places: { start: 'at the start', inside: 'inside', end: 'at the end' },
    and: ' and ',
  },
}

const mostNamed = 3

/** Names what a reader cannot see in a text, and where: « une espace sans largeur (U+200B) à la fin ». */
export function nameHidden(text: string, locale: Locale): string {
  const { names, invisible, lookAlike, splitAccents, places, and } = words[locale]
  const characters = [...text]
  const first = characters.findIndex(isVisible)
  const last = characters.findLastIndex(isVisible)
  const named = characters.flatMap((character, index) => {
    const outside = first === -1 || index < first || index > last
    if (isSplitAccent(character)) return [splitAccents]
    if (!isHidden(character, outside)) return []
    const code = codeOf(character)
    const known = names[character]
    const place = index < first || first === -1 ? places.start : index > last ? places.end : places.inside
    if (isVisible(character)) return [`${lookAlike(withoutLookAlikes(character))} (${code}) ${place}`]
    if (known === undefined) return [`${invisible} ${code} ${place}`]
    return [`${known}${character <= ' ' ? '' : ` (${code})`} ${place}`]
  })
  return [...new Set(named)].slice(0, mostNamed).join(and)
}

/** A text that shows the characters a reader cannot see, or takes for others: « da⟨U+200B⟩te ». */
export const revealHidden = (text: string): string =>
  [...text]
    .map(character => (isSplitAccent(character) || isHidden(character, false) ? `⟨${codeOf(character)}⟩` : character))
    .join('')
    .replace(/^ +| +$/g, spaces => '␣'.repeat(spaces.length))

const codeOf = (character: string): string =>
  `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`

const isVisible = (character: string): boolean => !isBlank(character) && !hasControlCharacter(character)

/** Selectors of variants are marks too, but nobody sees them. */
const isSplitAccent = (character: string): boolean => /\p{M}/u.test(character) && isVisible(character)

const isHidden = (character: string, outside: boolean): boolean =>
  !isVisible(character) ? outside || character !== ' ' : withoutLookAlikes(character) !== character

/**
 * The cell as it should be, where characters that a reader cannot see, or tell from others, are all that is wrong with it;
 * null otherwise.
 */
export function withoutHidden(definition: Field | null, value: string): string | null {
  if (definition === null) return null
  const plain = withoutLookAlikes(value).trim()
  return [plain, plain.replace(/\s+/g, '')].find(text => text !== value && fits(definition, text)) ?? null
}

function fits(field: Field, text: string): boolean {
  if (readCell(field, text) === undefined) return false
  const values = allowedValues(field)
  if (values) {
    const items = hasSeveralValues(field) ? text.split(separatorOf(field)).map(item => item.trim()) : [text]
    return items.every(item => values.includes(item))
  }
  const { pattern } = field.constraints ?? {}
  return pattern !== undefined ? patternOf(field, pattern).test(text) : field.type !== 'string'
}

const patterns = new WeakMap<Field, LinearPattern>()

/** A pattern of the user's own could keep a regular expression busy for ever. */
function patternOf(field: Field, pattern: string): LinearPattern {
  const known = patterns.get(field) ?? linearPattern(pattern)
  patterns.set(field, known)
  return known
}
