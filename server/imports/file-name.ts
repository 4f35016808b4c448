const tableExtension = /\.(csv|tsv|xlsx|ods)$/i
const lengthLimit = 255
/** Control characters, and those that change the direction of text and so could disguise an extension. */
const invisible = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/**
 * Cleans the name of an uploaded file: removes folders and invisible characters, and cuts it before its extension when
 * it is too long.
 *
 * @returns null when nothing remains.
 */
export function cleanFileName(given: string): string | null {
  const fileName = given.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const name = fileName.replace(invisible, '').trim()
  if (name.length <= lengthLimit) return name || null
  const extension = extensionOf(name)
  return `${name.slice(0, lengthLimit - extension.length).toWellFormed()}${extension}`
}

/** Whether a name ends with the extension of a CSV or TSV file, or of a workbook. */
export const isTableFileName = (name: string): boolean => extensionOf(name) !== '' && extensionOf(name) !== name

const extensionOf = (name: string): string => tableExtension.exec(name)?.[0] ?? ''
