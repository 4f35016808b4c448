import { readFileSync } from 'node:fs'

/** The version in package.json, seen from dist/app. */
export function packageVersion(): string {
  const manifest: { version: string } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
  return manifest.version
}
