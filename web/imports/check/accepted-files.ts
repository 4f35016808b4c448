/** What the server takes in one import. A workbook is made CSV before it is sent, and may be larger. */
export const maximumSentBytes = 10 * 1024 * 1024
const maximumWorkbookBytes = 50 * 1024 * 1024

export const acceptedEndings = ['.csv', '.tsv', '.xlsx', '.ods'] as const
const workbookEndings: readonly string[] = ['.xlsx', '.ods']

const endingOf = (name: string): string => /\.[^.]*$/.exec(name)?.[0].toLowerCase() ?? ''

export type FileProblem = 'wrongType' | 'empty' | 'tooLarge'

/** Why a file is not even read; null when it is. */
export function fileProblem({ name, size }: Pick<File, 'name' | 'size'>): FileProblem | null {
  const ending = endingOf(name)
  if (!acceptedEndings.some(accepted => accepted === ending)) return 'wrongType'
  if (size === 0) return 'empty'
  return size > (workbookEndings.includes(ending) ? maximumWorkbookBytes : maximumSentBytes) ? 'tooLarge' : null
}

/** The name of what is sent or saved: that of the file as it was chosen, unless it was made CSV or corrected. */
export function workedName(name: string, { corrected, suffix }: { corrected: boolean; suffix: string }): string {
  const ending = endingOf(name)
  const base = name.slice(0, name.length - ending.length)
  return `${base}${corrected ? suffix : ''}${workbookEndings.includes(ending) ? '.csv' : ending}`
}
