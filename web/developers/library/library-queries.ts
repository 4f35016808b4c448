import type { IndexedExport, LibraryExport } from '@ma-cantine/lib/developers/library-export'
import type { LibraryFeature } from '@ma-cantine/lib/developers/library-features'
import { queryOptions } from '@tanstack/react-query'

const folder = '../../generated/library'
/** Written by the build (`web/build/library-pages.ts`), each a file of its own for the page that shows it. */
const files = import.meta.glob<unknown>('../../generated/library/*.json', { import: 'default' })

async function read<Content>(name: string): Promise<Content> {
  const load = files[`${folder}/${name}.json`]
  if (!load) throw new Error(`The build wrote no ${name}.json`)
  return (await load()) as Content
}

/** The names that the search looks through. */
export const libraryIndex = queryOptions({
  queryKey: ['library-index'],
  queryFn: () => read<readonly IndexedExport[]>('index'),
  staleTime: Number.POSITIVE_INFINITY,
})

/** The exports of a feature. */
export const featureExports = (feature: LibraryFeature) =>
  queryOptions({
    queryKey: ['library', feature],
    queryFn: () => read<readonly LibraryExport[]>(feature),
    staleTime: Number.POSITIVE_INFINITY,
  })
