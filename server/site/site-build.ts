import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Locale } from '@ma-cantine/lib/messages/locale'
import { z } from 'zod'

/** A screen in one language, before its scripts run. */
const display = {
  title: z.string(),
  /** HTML shown before scripts run, for browsers without and with a session. */
  anonymous: z.string().nullable(),
  user: z.string().nullable(),
}

/** The manifest that the build of the site writes. */
const Manifest = z.object({
  screens: z.array(
    z.object({
      /** Path with `:name` and `:name?` for parameters. */
      path: z.string(),
      /** Allowed values of some parameters; other values are not found. */
      values: z.record(z.string(), z.array(z.string())),
      /** Whether search engines should list it. */
      indexed: z.boolean(),
      /** Whether search engines that find it must leave it out. */
      unlisted: z.boolean(),
      /** Files of the screen, besides those of its entry. */
      loads: z.array(z.string()),
      /** Whether the server renders it with its data at each visit. */
      withData: z.boolean(),
      // In French, and in English.
      ...display,
      en: z.object(display),
    }),
  ),
  /** The list of the scripts of each screen, which pages read once they are shown. */
  screenFiles: z.string(),
  /** Prefixes of addresses outside of the site. */
  elsewhere: z.array(z.string()),
  /** The module that renders pages with their data, in the folder of the site. */
  renderer: z.string(),
})

export interface SiteBuild extends z.output<typeof Manifest> {
  readonly folder: string
  /** HTML of the two entries, in each language. */
  readonly pages: Readonly<Record<Locale, { readonly site: string; readonly v2: string }>>
  /** Paths of other files: the icons, the licence, the pictures under `images`. */
  readonly files: readonly string[]
}

/** @throws Error saying what to do where the site is not built. */
export function readSiteBuild(folder: string): SiteBuild {
  const read = (name: string) => readFileSync(join(folder, name), 'utf8')
  try {
    return {
      folder,
      ...Manifest.parse(JSON.parse(read('site.json'))),
      pages: {
        fr: { site: read('index.html'), v2: read('v2/index.html') },
        en: { site: read('index.en.html'), v2: read('v2/index.en.html') },
      },
      files: [
        ...readdirSync(folder, { withFileTypes: true }),
        ...readdirSync(join(folder, 'images'), { withFileTypes: true, recursive: true }),
      ]
        .filter(entry => entry.isFile() && !/^site\.json|\.(html|br|gz)$/.test(entry.name))
        .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/')),
    }
  } catch (cause) {
    throw new Error(`Le site n’est pas construit dans ${folder} : lancez « npm run build ».`, { cause })
  }
}
