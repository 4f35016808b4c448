import type { Locale } from '@ma-cantine/lib/messages/locale'
import { startTransition, useEffect, useRef, useState } from 'react'
import { useLocale } from '../../app/locale.ts'
import type { CheckClient } from './check-client.ts'
import type { ColumnView, RowFilter, RowView, RowWindow } from './check-protocol.ts'

const pageSize = 50

interface LoadedRows {
  /** The language of the names in the columns. */
  readonly locale: Locale | null
  readonly total: number | null
  readonly filled: number
  readonly limited: RowWindow['limited']
  readonly columns: readonly ColumnView[]
  readonly pages: ReadonlyMap<number, readonly RowView[]>
}

export interface Rows {
  /** Null until the first answer. */
  readonly total: number | null
  /** Number of rows up to the last that holds something. */
  readonly filled: number
  readonly limited: RowWindow['limited']
  readonly columns: readonly ColumnView[]
  /** Undefined while it is being loaded. */
  row(index: number): RowView | undefined
  /** Loads the rows from `first` to `last`, and one that stays rendered. */
  load(first: number, last: number, pinned?: number): void
}

/**
 * The rows of the file, loaded from the worker page by page. The filter must not change during the life of the
 * component.
 */
export function useRows(client: CheckClient, filter: RowFilter, stamp: number): Rows {
  const locale = useLocale()
  /** Numbers of the pages to load. */
  const [wantedPages, setWantedPages] = useState<readonly number[]>([0])
  const [loaded, setLoaded] = useState<LoadedRows>({
    locale: null,
    total: null,
    filled: 0,
    limited: null,
    columns: [],
    pages: new Map(),
  })
  const key = `${stamp} ${locale}`
  const requests = useRef(new Set<string>())
  const live = useRef(true)
  const latest = useRef(key)

  useEffect(() => {
    live.current = true
    return () => {
      live.current = false
    }
  }, [])

  useEffect(() => {
    latest.current = key
    for (const page of wantedPages) {
      const name = `${key} ${page}`
      if (requests.current.has(name)) continue
      requests.current.add(name)
      void client.call('rows', filter, page * pageSize, pageSize, locale).then(window => {
        // Ignores an answer about a state of the file that has changed since.
        if (!live.current || key !== latest.current) return
        // As a transition, so that a key pressed meanwhile does not wait.
        startTransition(() =>
          setLoaded(({ locale: known, columns, pages }) => ({
            locale,
            total: window.total,
            filled: window.filled,
            limited: window.limited,
            columns: known === locale && sameColumns(columns, window.columns) ? columns : window.columns,
            pages: new Map([...pages, [page, window.rows]]),
          })),
        )
      })
    }
  }, [client, filter, key, locale, wantedPages])

  return {
    total: loaded.total,
    filled: loaded.filled,
    limited: loaded.limited,
    columns: loaded.columns,
    row: index => loaded.pages.get(pageOf(index))?.[index % pageSize],
    load(first, last, pinned = first) {
      const pages = new Set([pageOf(pinned)])
      for (let page = pageOf(first); page <= pageOf(last); page++) pages.add(page)
      const next = [...pages].sort((a, b) => a - b)
      setWantedPages(wantedPages => (wantedPages.join() === next.join() ? wantedPages : next))
    },
  }
}

/** Rows wider than the header add columns, which stay when other pages are loaded. */
const sameColumns = (known: readonly ColumnView[], latest: readonly ColumnView[]): boolean =>
  latest.length <= known.length && latest.every(({ label }, position) => label === known[position]?.label)

const pageOf = (index: number): number => Math.floor(index / pageSize)
