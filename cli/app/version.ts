import { readFileSync } from 'node:fs'

interface Manifest {
  readonly version: string
  readonly engines: { readonly node: string }
}

/** The package.json of the command, seen from dist/app. */
const manifest = (): Manifest => JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))

/** The version in package.json. */
export const packageVersion = (): string => manifest().version

/** The oldest version of Node that will do, when the one we run on is older; our dependencies would not even load. */
export function missingNode(): string | null {
  const needed = manifest().engines.node.replace('>=', '')
  const [oldest, ours] = [needed, process.versions.node].map(version => version.split('.').map(Number))
  const part = oldest?.findIndex((number, index) => number !== ours?.[index]) ?? -1
  return part !== -1 && (oldest?.[part] ?? 0) > (ours?.[part] ?? 0) ? needed : null
}
