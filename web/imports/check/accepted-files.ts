/** The server's limit for one import. A workbook may be larger, because it is converted to CSV before it is sent. */
export const maximumSentBytes = 10 * 1024 * 1024
const maximumWorkbookBytes = 50 * 1024 * 1024

export const acceptedEndings = ['.csv', '.tsv', '.xlsx', '.ods'] as const
const workbookEndings: readonly string[] = ['.xlsx', '.ods']

const endingOf = (name: string): string => /\.[^.]*$/.exec(name)?.[0].toLowerCase() ?? ''

export type FileProblem = 'wrongType' | 'empty' | 'tooLarge'

/** Why a file is refused before it is read; null when it is not. */
export function fileProblem({ name, size }: Pick<File, 'name' | 'size'>): FileProblem | null {
  const ending = endingOf(name)
  if (!acceptedEndings.some(accepted => accepted === ending)) return 'wrongType'
  if (size === 0) return 'empty'
  return size > (workbookEndings.includes(ending) ? maximumWorkbookBytes : maximumSentBytes) ? 'tooLarge' : null
}

/**
 * The name of the file to send or save: the chosen one, with a suffix when corrected and `.csv` when converted from a
 * workbook.
 */
export function workedName(name: string, { corrected, suffix }: { corrected: boolean; suffix: string }): string {
  const ending = endingOf(name)
  const base = name.slice(0, name.length - ending.length)
  return `${base}${corrected ? suffix : ''}${workbookEndings.includes(ending) ? '.csv' : ending}`
}
