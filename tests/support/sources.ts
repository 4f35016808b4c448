import { fileURLToPath } from 'node:url'
import { sourceCondition } from '../../lib/build/source-condition.ts'

/** The Node option to run a program that imports the library from its sources. */
export const onSources = `--conditions=${sourceCondition}`

/** The Node arguments to run a source of this repository, by its path from the root. */
export const source = (path: string): string[] => [onSources, fileURLToPath(new URL(`../../${path}`, import.meta.url))]
