/** The server's limit for one import. A workbook may be larger, because it is converted to CSV before it is sent. */
export const maximumSentBytes = 10 * 1024 * 1024
const maximumWorkbookBytes = 50 * 1024 * 1024

export const acceptedExtensions = ['.csv', '.tsv', '.xlsx', '.ods'] as const
const workbookExtensions: readonly string[] = ['.xlsx', '.ods']

const extensionOf = (name: string): string => /\.[^.]*$/.exec(name)?.[0].toLowerCase() ?? ''

export type FileProblem = 'wrongType' | 'empty' | 'tooLarge'

/** Why a file is refused before it is read; null when it is not. */
export function findFileProblem({ name, size }: Pick<File, 'name' | 'size'>): FileProblem | null {
  const extension = extensionOf(name)
  if (!acceptedExtensions.some(accepted => accepted === extension)) return 'wrongType'
  if (size === 0) return 'empty'
  return size > (workbookExtensions.includes(extension) ? maximumWorkbookBytes : maximumSentBytes) ? 'tooLarge' : null
}

/**
 * The name of the file to send or save: the chosen one, with a suffix when corrected and `.csv` when converted from a
 * workbook.
 */
export function makeOutputName(name: string, { corrected, suffix }: { corrected: boolean; suffix: string }): string {
  const extension = extensionOf(name)
  const base = name.slice(0, name.length - extension.length)
  return `${base}${corrected ? suffix : ''}${workbookExtensions.includes(extension) ? '.csv' : extension}`
}
