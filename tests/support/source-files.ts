import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))

export interface SourceFile {
  /** From the root of the repository: `server/app.ts`. */
  readonly path: string
  readonly text: string
}

/** The TypeScript files of a package, without those built or installed. */
export function sourceFiles(packageName: 'lib' | 'server' | 'web' | 'cli'): SourceFile[] {
  return readdirSync(join(root, packageName), { recursive: true, encoding: 'utf8' })
    .map(path => join(packageName, path))
    .filter(path => /\.tsx?$/.test(path) && !/^(web\/site|[^/]+\/(dist|generated|node_modules|\..+))\//.test(path))
    .sort()
    .map(path => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

export const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')
