/** The numbers of rows of a page that a person may choose, in all tables. */
export const tableSizes = [5, 10, 20] as const
export type TableSize = (typeof tableSizes)[number]
export const standardTableSize: TableSize = 10

/** The number of a page in an address, from 1; 1 for anything else. */
export const readPageNumber = (text: string | null | undefined): number =>
  /^[1-9]\d{0,5}$/.test(text ?? '') ? Number(text) : 1

/** The number of the last page of a list; 1 for an empty one. */
export const lastPage = (count: number, size: number): number => Math.max(1, Math.ceil(count / size))

/** The same page as the API asks for it. */
export const limitsOfPage = (page: number, size: number) => ({ limit: size, offset: (page - 1) * size })

/** The positions in the whole list, from 1, of the first and the last item of a page. */
export const positionsOfPage = (page: number, size: number, count: number) => ({
  first: (page - 1) * size + 1,
  last: Math.min(page * size, count),
})

/** Number of pages whose numbers are shown at once. */
const windowLength = 5

/** The numbers of the pages to show: the one that is open in the middle, as far as the list has pages on both sides. */
export function pageWindow(page: number, pages: number): number[] {
  const length = Math.min(windowLength, pages)
  const first = Math.min(Math.max(1, page - Math.floor(windowLength / 2)), pages - length + 1)
  return Array.from({ length }, (_, index) => first + index)
}
