import { globSync, readFileSync } from 'node:fs'
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
  // A folder that another test removes meanwhile stops globSync() no more than it stops the rule.
  return globSync(`${packageName}/**/*.{ts,tsx}`, { cwd: root })
    .filter(path => !/^(web\/site|[^/]+\/(dist|generated|node_modules|\..+))\//.test(path))
    .sort()
    .map(path => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

export const withoutComments = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')
