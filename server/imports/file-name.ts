const accepted = /\.(csv|tsv|xlsx|ods)$/i
const longest = 255
/** Control characters, and those that turn the order of letters around: what is read would not be what is there. */
const invisible = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/**
 * The name of an uploaded file as it may be kept and shown: without folders nor characters that are not seen, cut before
 * its extension when it is too long. Null when nothing is left of it.
 */
export function keptFileName(given: string): string | null {
  const bare = given.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const name = bare.replace(invisible, '').trim()
  if (name.length <= longest) return name || null
  const extension = extensionOf(name)
  return `${name.slice(0, longest - extension.length).toWellFormed()}${extension}`
}

/** Whether a kept name is that of a CSV or TSV file, or of a workbook: what comes last counts. */
export const isTableFileName = (name: string): boolean => extensionOf(name) !== '' && extensionOf(name) !== name

const extensionOf = (name: string): string => accepted.exec(name)?.[0] ?? ''
