import manifest from './package.json' with { type: 'json' }

/** The version in package.json. */
export const packageVersion: string = manifest.version

/** The oldest supported version of Node when the running one is older, or else null. */
export function missingNode(): string | null {
  const needed = manifest.engines.node.replace('>=', '')
  const [oldest, running] = [needed, process.versions.node].map(version => version.split('.').map(Number))
  const part = oldest?.findIndex((number, index) => number !== running?.[index]) ?? -1
  return part !== -1 && (oldest?.[part] ?? 0) > (running?.[part] ?? 0) ? needed : null
}
