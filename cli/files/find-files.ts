// By its default export: the command in one file must load on an older Node, without `glob`, to refuse it in words.
import promises, { readdir, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Problem } from '../problems/problem.ts'
import type { Words } from '../words/fr.ts'
import { readingProblem, standardInput } from './read-input.ts'

/** The files that one argument names, or the reason why it names none. */
export type NamedFiles =
  | { readonly files: readonly string[]; readonly folder: boolean }
  | { readonly file: string; readonly problem: Problem }

/** The names of files that we read. */
export const tableFile = /\.(csv|tsv|xlsx|ods)$/i
const globCharacters = /[*?[\]{}]/

/** Reads an argument: a file, `-`, a folder (its tables, at any depth) or a pattern that the shell did not expand. */
export async function namedFiles(name: string, words: Words): Promise<NamedFiles> {
  if (name === standardInput) return { files: [name], folder: false }
  try {
    const stats = await statOrNull(name)
    if (stats?.isDirectory()) {
      const files = await tablesIn(name)
      if (files.length > 0) return { files, folder: true }
      return { file: name, problem: { code: 'empty-folder', ...words.files.emptyFolder(name) } }
    }
    const matches = !stats && globCharacters.test(name) ? await filesMatching(name) : []
    // A pattern without matches is reported as a missing file.
    return { files: matches.length > 0 ? matches : [name], folder: false }
  } catch (error) {
    const problem = readingProblem(error, name, words)
    if (!problem) throw error
    return { file: name, problem }
  }
}

async function tablesIn(folder: string): Promise<string[]> {
  const files: string[] = []
  const entries = await readdir(folder, { withFileTypes: true })
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name)
    // A symbolic link to a folder is not followed: it may form a loop.
    if (entry.isDirectory() && !isHidden(entry.name)) files.push(...(await tablesIn(path)))
    else if (isTableFile(entry.name) && (await statOrNull(path))?.isFile()) files.push(path)
  }
  return files
}

async function filesMatching(pattern: string): Promise<string[]> {
  const files: string[] = []
  for await (const path of promises.glob(pattern)) {
    if (!isHidden(basename(path)) && (await statOrNull(path))?.isFile()) files.push(path)
  }
  return files.sort()
}

export const isFolder = async (path: string): Promise<boolean> => (await statOrNull(path))?.isDirectory() === true

/** Whether a name is that of a table, and not of a file that a program hides while it works. */
export const isTableFile = (name: string): boolean => tableFile.test(name) && !isHidden(name)

/** Hidden files, and the lock files that Excel writes (`~$`). */
export const isHidden = (name: string): boolean => name.startsWith('.') || name.startsWith('~$')

export async function statOrNull(path: string) {
  try {
    return await stat(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
