import { importLevels, levelSlugs } from '@ma-cantine/lib/imports/import-outcome'

/**
 * The only values that some parameters of addresses may have, for the server to know which pages exist. Read by the build
 * alone: a screen that is given another says itself that there is no such page.
 */
export const parameterValues: Readonly<Record<string, readonly string[]>> = {
  importUrlSlug: importLevels.flatMap(level => [levelSlugs[level], level]),
}
