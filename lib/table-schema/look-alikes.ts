import { removeInvisible } from './invisible-characters.ts'
import { removeControls } from './unreadable-characters.ts'

/** Letters of other alphabets that have the shape of a Latin one. */
const letters: Readonly<Record<string, string>> = Object.fromEntries(
  [...'аеорсхуіѕјАВЕКМНОРСТХІЅЈαοιΑΒΕΖΗΙΚΜΝΟΡΤΥΧ'].map((letter, index) => [
    letter,
    [...'aeopcxyisjABEKMHOPCTXISJaoiABEZHIKMNOPTYX'][index] as string,
  ]),
)
const letter = new RegExp(`[${Object.keys(letters).join('')}]`, 'gu')
/** Hyphens, dashes and minus signs. */
const dash = /[\u2010-\u2015\u2212\ufe58\ufe63]/g
/** The strokes of fractions and divisions. */
const slash = /[\u2044\u2215\u29f8]/g

/**
 * A text with the characters of a keyboard instead of those that look like them: no invisible one, no mark of control, one code
 * for each letter with its accent, plain hyphens, slashes and digits.
 */
export const withoutLookAlikes = (text: string): string =>
  removeInvisible(removeControls(text))
    .normalize('NFKC')
    .replace(dash, '-')
    .replace(slash, '/')
    .replace(letter, found => letters[found] as string)

/** Two texts that a reader cannot tell apart. */
export const looksSame = (text: string, other: string): boolean => visible(text) === visible(other)

const visible = (text: string): string => withoutLookAlikes(text).replace(/\s+/g, ' ').trim()
