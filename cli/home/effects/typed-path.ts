import { isAbsolute, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folders by which a typed path is read. */
export interface Folders {
  readonly folder: string
  readonly home: string
}

/**
 * The path that a person typed, or that a terminal wrote as a file was dropped on it: between quotes, as an address, or with
 * a backslash before each space.
 */
export function typedPath(text: string, { folder, home }: Folders, separator = '/'): string {
  const path = unquoted(text.trim(), separator)
  if (path === '~' || path.startsWith('~/')) return join(home, path.slice(1))
  return isAbsolute(path) ? path : resolve(folder, path)
}

function unquoted(text: string, separator: string): string {
  if (/^file:\/\//i.test(text)) return pathOfAddress(text)
  const single = /^'(.*)'$/s.exec(text)?.[1]
  // A shell closes the quotes to write one: 'l'\''école.csv'.
  if (single !== undefined) return single.replaceAll(`'\\''`, "'")
  const double = /^"(.*)"$/s.exec(text)?.[1]
  if (double !== undefined) return separator === '\\' ? double : double.replace(/\\(["\\$`])/g, '$1')
  return separator === '\\' ? text : text.replace(/\\(.)/gs, '$1')
}

function pathOfAddress(text: string): string {
  try {
    return fileURLToPath(text)
  } catch {
    return text
  }
}
