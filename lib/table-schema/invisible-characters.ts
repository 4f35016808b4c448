import { type CodePointRange, classOf } from './code-point-range.ts'

/** What no screen shows, beside spaces: the characters that texts are copied with, and the fillers that look like nothing. */
export const invisibleRanges: readonly CodePointRange[] = [
  [0x00ad, 0x00ad],
  [0x115f, 0x1160],
  [0x200b, 0x200f],
  [0x2060, 0x206f],
  [0x2800, 0x2800],
  [0x3164, 0x3164],
  [0xfe00, 0xfe0f],
  [0xfeff, 0xfeff],
  [0xffa0, 0xffa0],
  [0xe0000, 0xe007f],
  [0xe0100, 0xe01ef],
]

const invisible = new RegExp(`[${classOf(invisibleRanges)}]`, 'gu')

export const removeInvisible = (text: string): string => text.replace(invisible, '')

/** Whether a text is empty or shows nothing: spaces, no-break ones included, and invisible characters alone. */
export function isBlank(text: string): boolean {
  const first = text.charCodeAt(0)
  return !(first > 0x20 && first < 0x7f) && removeInvisible(text).trim() === ''
}

/** A text without the spaces around it; null when it shows nothing. */
export const textOrNull = (text: string): string | null => (isBlank(text) ? null : text.trim())
