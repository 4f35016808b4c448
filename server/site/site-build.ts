import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** What the build of the site says of itself. */
const Manifest = z.object({
  screens: z.array(
    z.object({
      /** With `:name` and `:name?` for parameters. */
      path: z.string(),
      /** All that some parameters may be: another is no page. */
      values: z.record(z.string(), z.array(z.string())),
      /** The files that it needs besides those of its entry. */
      loads: z.array(z.string()),
      title: z.string(),
      /** What it shows before any script has run to browsers without a session, and to those with one. */
      anonymous: z.string().nullable(),
      user: z.string().nullable(),
    }),
  ),
  /** First parts of the addresses that are not the site's. */
  elsewhere: z.array(z.string()),
})

export interface SiteBuild extends z.output<typeof Manifest> {
  readonly folder: string
  /** The pages that hold the two entries. */
  readonly pages: { readonly site: string; readonly v2: string }
  /** What stands beside them: the icon, what robots read. */
  readonly files: readonly string[]
}

/** @throws Error saying what to do where the site is not built. */
export function readSiteBuild(folder: string): SiteBuild {
  const read = (name: string) => readFileSync(join(folder, name), 'utf8')
  try {
    return {
      folder,
      ...Manifest.parse(JSON.parse(read('site.json'))),
      pages: { site: read('index.html'), v2: read('v2/index.html') },
      files: readdirSync(folder, { withFileTypes: true })
        .filter(entry => entry.isFile() && !/^site\.json|\.(html|br|gz)$/.test(entry.name))
        .map(({ name }) => name),
    }
  } catch (cause) {
    throw new Error(`Le site n’est pas construit dans ${folder} : lancez « npm run build ».`, { cause })
  }
}
