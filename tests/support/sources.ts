import { fileURLToPath } from 'node:url'
import { sourceCondition } from '../../lib/build/source-condition.ts'

/** The Node option to run a program that imports the library from its sources. */
export const onSources = `--conditions=${sourceCondition}`

/** The Node arguments to run a source of this repository, by its path from the root. */
export const source = (path: string): string[] => [onSources, fileURLToPath(new URL(`../../${path}`, import.meta.url))]

export type ServerProgram = 'main' | 'seed' | 'backup' | 'restore' | 'retention' | 'staff'

/**
 * The Node arguments to run a program of the server: bundled from the sources at the start of this run of Vitest, which
 * `bundle-setup.ts` says; elsewhere, such as in measures, the sources themselves.
 */
export const serverProgram = (name: ServerProgram): string[] =>
  process.env.TEST_BUNDLE === 'made'
    ? [fileURLToPath(new URL(`../../server/bundle/${name}.js`, import.meta.url))]
    : source(`server/${name}.ts`)
