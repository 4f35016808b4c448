import manifest from '../package.json' with { type: 'json' }

/** The version in package.json. */
export const packageVersion: string = manifest.version

/** The oldest version of Node that will do, when the one we run on is older; our dependencies would not even load. */
export function missingNode(): string | null {
  const needed = manifest.engines.node.replace('>=', '')
  const [oldest, ours] = [needed, process.versions.node].map(version => version.split('.').map(Number))
  const part = oldest?.findIndex((number, index) => number !== ours?.[index]) ?? -1
  return part !== -1 && (oldest?.[part] ?? 0) > (ours?.[part] ?? 0) ? needed : null
}
