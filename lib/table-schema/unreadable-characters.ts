import { type CodePointRange, classOf } from './code-point-range.ts'

/** Marks of bytes that the encoding does not have, or of earlier damage to the text: NUL and U+FFFD. */
const lostRanges: readonly CodePointRange[] = [
  [0x0000, 0x0000],
  [0xfffd, 0xfffd],
]

/** Control characters save tab and line breaks, marks that turn the reading direction, and what XML refuses. */
const controlRanges: readonly CodePointRange[] = [
  [0x0001, 0x0008],
  [0x000b, 0x000c],
  [0x000e, 0x001f],
  [0x007f, 0x009f],
  [0x202a, 0x202e],
  [0x2066, 0x2069],
  [0xfffe, 0xffff],
]

export const unreadableRanges: readonly CodePointRange[] = [...lostRanges, ...controlRanges]

const lost = new RegExp(`[${classOf(lostRanges)}]`, 'u')
const control = new RegExp(`[${classOf(controlRanges)}]`, 'u')
const controls = new RegExp(`[${classOf(controlRanges)}]+`, 'gu')

/** Whether a text can be stored, exported and imported again as it is. */
export const isStorable = (text: string): boolean =>
  text.isWellFormed() && !hasLostCharacter(text) && !hasControlCharacter(text)

export const hasLostCharacter = (text: string): boolean => lost.test(text)
export const hasControlCharacter = (text: string): boolean => control.test(text)

export const removeControls = (text: string): string => text.replace(controls, '')

/** Writes one space for control characters that follow each other. */
export const spaceControls = (text: string): string => text.replace(controls, ' ')
