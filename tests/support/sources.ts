import { fileURLToPath } from 'node:url'
import { sourceCondition } from '../../lib/build/source-condition.ts'

/** What Node needs to run a program that imports the library from its sources. */
export const onSources = `--conditions=${sourceCondition}`

/** The arguments that make Node run a source of this repository, named from its root. */
export const source = (path: string): string[] => [onSources, fileURLToPath(new URL(`../../${path}`, import.meta.url))]
